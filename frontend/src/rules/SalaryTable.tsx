import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import { formatAmount, formatMoney, formatMonth } from '../../../domain/words/format.ts';

export const salaryColumns = ['Competência', 'Remuneração', 'Índice', 'Valor atualizado'] as const;

const index = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

/** Remunerations with the index that brings each to the money of the calculation date. */
export const SalaryTable = ({ title, salaries }: { title: string; salaries: readonly LoggedSalary[] }) => (
  // It scrolls, so the keyboard has to reach it.
  <TableContainer role="group" aria-label={title} tabIndex={0} sx={{ maxHeight: 360 }}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {salaryColumns.map((column, position) => (
            <TableCell key={column} align={position === 0 ? 'left' : 'right'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {salaries.map((salary) => (
          <TableRow key={`${salary.year}-${salary.month}`}>
            <TableCell>{formatMonth(salary.month, salary.year)}</TableCell>
            <TableCell align="right">{formatAmount(salary.value)}</TableCell>
            <TableCell align="right">{salary.index === null ? '—' : index.format(salary.index)}</TableCell>
            <TableCell align="right">{salary.updatedValue === null ? '—' : formatMoney(salary.updatedValue)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { pageSizes } from '../../shared/pageSizes.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import type { CustomerRecord } from '../useCustomer.ts';
import { CalculationRow } from './CalculationRow.tsx';
import { customerCalculationTexts as texts } from './texts.ts';
import { type SortField, useSortedPage } from './useSortedPage.ts';

const all: readonly SortField[] = ['name', 'regimeType', 'regime', 'createdAt', 'updatedAt'];
const few: readonly SortField[] = ['name', 'updatedAt'];

export const CalculationTable = ({ customer }: { customer: CustomerRecord }) => {
  const { rows, sort, sortBy, page, setPage, perPage, setPerPage } = useSortedPage(customer.calculations);
  const fields = useIsNarrow() ? few : all;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table aria-labelledby="calculations-title">
        <TableHead>
          <TableRow>
            {fields.map((field) => (
              <TableCell key={field} sortDirection={sort.field === field ? sort.order : false}>
                <TableSortLabel
                  active={sort.field === field}
                  direction={sort.field === field ? sort.order : 'asc'}
                  onClick={() => sortBy(field)}
                >
                  {texts.columns[field]}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell align="right" className="no-print">
              {texts.columns.actions}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((calculation) => (
            <CalculationRow key={calculation.id} customer={customer} calculation={calculation} fields={fields} />
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        className="no-print"
        count={customer.calculations.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={pageSizes}
        labelRowsPerPage={texts.perPage}
        labelDisplayedRows={({ from, to, count }) => texts.range(from, to, count)}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      />
    </Paper>
  );
};

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { CustomerRow } from './CustomerRow.tsx';
import { customerListTexts as texts } from './texts.ts';

const columns = [
  'name',
  'status',
  'birthDate',
  'state',
  'nextRetirement',
  'createdAt',
  'lastCalculationAt',
  'calculationsCount',
] as const;

const Head = ({ column }: { column: (typeof columns)[number] }) => {
  const { sort, setSort } = useListContext();
  const active = sort.field === column;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={column === 'calculationsCount' ? 'right' : 'left'} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => setSort({ field: column, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {texts.columns[column]}
      </TableSortLabel>
    </TableCell>
  );
};

export const CustomerTable = ({ customers }: { customers: readonly CustomerListItem[] }) => (
  <Table aria-label={texts.title}>
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <Head key={column} column={column} />
        ))}
        <TableCell align="right">{texts.columns.actions}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} />
      ))}
    </TableBody>
  </Table>
);

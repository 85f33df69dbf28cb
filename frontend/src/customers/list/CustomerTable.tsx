import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'react-admin';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { directionOf, type Order, orderBy } from '../../shared/table/column.ts';
import { HeadCell } from '../../shared/table/HeadCell.tsx';
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

/** The server sorts: react-admin keeps the order in the address. */
const Head = ({ column }: { column: (typeof columns)[number] }) => {
  const { sort, setSort } = useListContext();
  const order: Order = { key: sort.field, direction: sort.order === 'DESC' ? 'desc' : 'asc' };
  return (
    <HeadCell
      label={texts.columns[column]}
      align={column === 'calculationsCount' ? 'right' : undefined}
      direction={directionOf(order, column)}
      onOrder={() => setSort({ field: column, order: orderBy(order, column).direction === 'desc' ? 'DESC' : 'ASC' })}
    />
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

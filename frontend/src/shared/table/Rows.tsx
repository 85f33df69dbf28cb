import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { quietRowActions } from '../quietRowActions.ts';
import { directionOf, type Order, type ShownRows } from './column.ts';
import { HeadCell } from './HeadCell.tsx';

interface RowsProps<Row> extends ShownRows<Row> {
  /** Of rows that may be sorted here; whoever gets them sorted from the server gives neither. */
  order?: Order;
  onOrder?: (key: string) => void;
}

/** The rows of a wide window. */
export const Rows = <Row,>({ label, rows, columns, keyOf, order, onOrder }: RowsProps<Row>) => (
  <TableContainer>
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              label={column.label}
              align={column.align}
              direction={directionOf(order, column.key)}
              onOrder={column.order === undefined || onOrder === undefined ? undefined : () => onOrder(column.key)}
            />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} hover sx={quietRowActions}>
            {columns.map(({ key, cell, align }, place) => (
              <TableCell
                key={key}
                align={align ?? 'left'}
                {...(place === 0 ? { component: 'th', scope: 'row' } : {})}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

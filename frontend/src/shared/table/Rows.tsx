import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { quietRowActions } from '../quietRowActions.ts';
import type { Column, Order, ShownRows } from './column.ts';

interface RowsProps<Row> extends ShownRows<Row> {
  /** Of rows that may be sorted here; whoever gets them sorted from the server gives neither. */
  order?: Order;
  onOrder?: (key: string) => void;
}

type HeadProps = Pick<Column<unknown>, 'label' | 'align'> & { direction: Order['direction'] | null } & (
    | { sortable: true; onOrder: () => void }
    | { sortable: false }
  );

const Head = ({ label, align, direction, ...rest }: HeadProps) => (
  <TableCell align={align ?? 'left'} sortDirection={direction ?? false}>
    {rest.sortable ? (
      <TableSortLabel active={direction !== null} direction={direction ?? 'asc'} onClick={rest.onOrder}>
        {label}
      </TableSortLabel>
    ) : (
      label
    )}
  </TableCell>
);

/** The rows of a wide window. */
export const Rows = <Row,>({ label, rows, columns, keyOf, order, onOrder }: RowsProps<Row>) => (
  <TableContainer>
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <Head
              key={column.key}
              label={column.label}
              {...(column.align === undefined ? {} : { align: column.align })}
              direction={order?.key === column.key ? order.direction : null}
              {...(column.order === undefined || onOrder === undefined
                ? { sortable: false }
                : { sortable: true, onOrder: () => onOrder(column.key) })}
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

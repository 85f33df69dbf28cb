import Paper from '@mui/material/Paper';
import { type ReactNode, useState } from 'react';
import { ListPagination } from '../ListPagination.tsx';
import { useIsNarrow } from '../useIsNarrow.ts';
import { type Order, orderBy, type ShownRows } from './column.ts';
import { RowCards } from './RowCards.tsx';
import { Rows } from './Rows.tsx';
import { sorted } from './sorted.ts';
import type { Paging } from './usePageInAddress.ts';

export const rowsPerPage = 20;

export interface DataTableProps<Row> extends ShownRows<Row> {
  /** At first. */
  order: Order;
  /** In the place of rows, where there are none. */
  empty: ReactNode;
  /** Absent: nobody comes back to a page of it. */
  paging?: Paging;
  /** Few and short columns, which a phone has room for. */
  slim?: boolean;
}

/** Records that came all at once: in order, twenty a page, as cards on a phone. */
export const DataTable = <Row,>({
  label,
  rows,
  columns,
  keyOf,
  order: first,
  empty,
  paging,
  slim = false,
}: DataTableProps<Row>) => {
  const [order, setOrder] = useState(first);
  const [ownPage, setOwnPage] = useState(0);
  const { page: wanted, toPage } = paging ?? { page: ownPage, toPage: setOwnPage };
  const narrow = useIsNarrow();
  const last = Math.max(0, Math.ceil(rows.length / rowsPerPage) - 1);
  const page = Math.min(wanted, last);
  const shown = sorted(rows, columns, order).slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  const reorder = (key: string) => {
    setOrder(orderBy(order, key));
    toPage(0);
  };
  if (rows.length === 0) return <Paper variant="outlined">{empty}</Paper>;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {narrow && !slim ? (
        <RowCards label={label} rows={shown} columns={columns} keyOf={keyOf} />
      ) : (
        <Rows label={label} rows={shown} columns={columns} keyOf={keyOf} order={order} onOrder={reorder} />
      )}
      {last > 0 && <ListPagination count={rows.length} page={page} perPage={rowsPerPage} onPage={toPage} />}
    </Paper>
  );
};

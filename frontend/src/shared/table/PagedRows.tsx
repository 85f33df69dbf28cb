import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { ListPagination, type ListPaginationProps } from '../ListPagination.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { useIsNarrow } from '../useIsNarrow.ts';
import type { ShownRows } from './column.ts';
import { RowCards } from './RowCards.tsx';
import { Rows } from './Rows.tsx';

interface PagedRowsProps<Row> extends Omit<ShownRows<Row>, 'rows'> {
  /** undefined: not here yet. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  /** The title above what went wrong. */
  loadFailed: string;
  onRetry: () => void;
  /** What stands here where there are no rows. */
  empty: ReactNode;
  paging: ListPaginationProps;
}

/** One page of rows in the order of the server: cards on a phone, with what to see while, and why, they are not here. */
export const PagedRows = <Row,>({
  label,
  columns,
  keyOf,
  rows,
  error,
  loadFailed,
  onRetry,
  empty,
  paging,
}: PagedRowsProps<Row>) => {
  const Shown = useIsNarrow() ? RowCards<Row> : Rows<Row>;
  if (rows === undefined)
    return error === null ? <PageSkeleton /> : <ErrorPanel error={error} title={loadFailed} onRetry={onRetry} />;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {rows.length === 0 ? empty : <Shown label={label} rows={rows} columns={columns} keyOf={keyOf} />}
      <ListPagination {...paging} />
    </Paper>
  );
};

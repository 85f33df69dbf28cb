import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Direction } from './column.ts';

interface HeadCellProps {
  label: string;
  align?: 'right' | undefined;
  /** Of the rows by this column; null: they are in another order. */
  direction: Direction | null;
  /** Absent: the column has no order. */
  onOrder?: (() => void) | undefined;
}

/** The head of a column, by which rows are sorted. */
export const HeadCell = ({ label, align, direction, onOrder }: HeadCellProps) => (
  <TableCell align={align ?? 'left'} sortDirection={direction ?? false}>
    {onOrder === undefined ? (
      label
    ) : (
      <TableSortLabel active={direction !== null} direction={direction ?? 'asc'} onClick={onOrder}>
        {label}
      </TableSortLabel>
    )}
  </TableCell>
);

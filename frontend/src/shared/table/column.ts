import type { ReactNode } from 'react';

/** One column of a table of records. */
export interface Column<Row> {
  /** Names the column in the address and among its neighbours. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What rows are ordered by; absent: the column has no order. */
  order?: (row: Row) => string | number | null;
  align?: 'right';
}

/** Rows as they are shown, in a table or as cards. */
export interface ShownRows<Row> {
  label: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
}

export interface Order {
  key: string;
  direction: 'asc' | 'desc';
}

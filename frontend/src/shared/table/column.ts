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

export type Direction = 'asc' | 'desc';

export interface Order<Key extends string = string> {
  key: Key;
  direction: Direction;
}

/** How the rows go by a column; null where they are in the order of another one. */
export const directionOf = (order: Order | undefined, key: string): Direction | null =>
  order?.key === key ? order.direction : null;

/** After a click on the head of a column: by that column, or the other way round. */
export const orderBy = <Key extends string>(order: Order<Key>, key: Key): Order<Key> => ({
  key,
  direction: directionOf(order, key) === 'asc' ? 'desc' : 'asc',
});

import { formatAmount } from '../../../../domain/words/format.ts';
import type { CellContent, FilledCell } from './amount.ts';
import type { GridRow } from './grid-state.ts';
import { firstOf, lastOf, type Range } from './range.ts';

const hundredths = 100;

const filled = (value: number | null): CellContent => ({ value, unread: null });

const rowsIn = (rows: readonly GridRow[], range: Range) =>
  rows.map((row, index) => ({ row, index })).slice(firstOf(range), lastOf(range) + 1);

export interface Repetition {
  value: number;
  /** Whether the 13th salaries between get the value too. */
  thirteenths: boolean;
  /** Whether months that have a value already get the new one. */
  overwrites: boolean;
}

/** 'Repetir até…': one value in all rows of a range. */
export const repeated = (
  rows: readonly GridRow[],
  range: Range,
  { value, thirteenths, overwrites }: Repetition,
): FilledCell[] =>
  rowsIn(rows, range)
    .filter(({ row }) => thirteenths || row.month !== '13')
    .filter(({ row }) => overwrites || (row.value === null && row.unread === null))
    .map(({ index }) => ({ index, content: filled(value) }));

/** 'Reajustar %': every value of a range raised by so many percent, or lowered, to the nearest cent. Empty rows stay empty. */
export const adjusted = (rows: readonly GridRow[], range: Range, percent: number): FilledCell[] =>
  rowsIn(rows, range).flatMap(({ row, index }) =>
    row.value === null ? [] : [{ index, content: filled(Math.round(row.value * (hundredths + percent)) / hundredths) }],
  );

export const cleared = (rows: readonly GridRow[], range: Range): FilledCell[] =>
  rowsIn(rows, range)
    .filter(({ row }) => row.value !== null || row.unread !== null)
    .map(({ index }) => ({ index, content: filled(null) }));

/** A range as a spreadsheet takes it, and as a paste into this sheet reads it: month and amount on each line. */
export const copied = (rows: readonly GridRow[], range: Range): string =>
  rowsIn(rows, range)
    .map(({ row }) => `${row.month}/${row.year}\t${row.value === null ? '' : formatAmount(row.value)}`)
    .join('\n');

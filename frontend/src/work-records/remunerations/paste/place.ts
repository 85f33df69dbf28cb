import { readCell } from '../amount.ts';
import type { GridRow } from '../grid-state.ts';
import { remunerationTexts } from '../texts.ts';
import type { PastedLine, PastedTable } from './read.ts';

/** What becomes of one row of the sheet. */
export interface PlacedCell {
  index: number;
  text: string;
  /** Why it is not taken as it is, beyond what is wrong with the amount. */
  refusal: string | null;
}

/** What goes where, before anything is changed. */
export interface Placement {
  cells: PlacedCell[];
  byMonth: boolean;
  /** Whether the 13ths among the rows got their value from the column. */
  thirteenths: boolean;
  /** Whether laying the column the other way, with or without the 13ths, would come to something else. */
  mayChoose: boolean;
  /** Lines without a place: '12/2009', or the amount where no month is named. */
  ignored: string[];
  /** Months between the first and the last one placed of which the paste says nothing. */
  absent: GridRow[];
}

type Rows = readonly GridRow[];

const isThirteenth = (row: GridRow | undefined): boolean => row?.month === '13';

const cell = (index: number, text: string, refusal: string | null = null): PlacedCell => ({ index, text, refusal });

const keyOf = ({ month, year }: NonNullable<PastedLine['month']>): string => `${year}-${month}`;

const labelOf = ({ month, text }: PastedLine): string => (month === null ? text : `${month.month}/${month.year}`);

const absentBetween = (cells: readonly PlacedCell[], rows: Rows): GridRow[] => {
  const placed = new Set(cells.map(({ index }) => index));
  const [first, last] = [Math.min(...placed), Math.max(...placed)];
  return rows.filter((row, index) => index > first && index < last && !placed.has(index) && !isThirteenth(row));
};

/** Each line in the row of its month. A month that comes twice is for the person to decide. */
const placeByMonth = ({ lines }: PastedTable, rows: Rows): Placement => {
  const indexes = new Map(rows.map(({ key }, index) => [key, index]));
  const texts = new Map<number, string[]>();
  const ignored: string[] = [];
  for (const line of lines) {
    const index = line.month === null ? undefined : indexes.get(keyOf(line.month));
    if (index === undefined) ignored.push(labelOf(line));
    else texts.set(index, [...(texts.get(index) ?? []), line.text]);
  }
  const cells = [...texts]
    .sort(([a], [b]) => a - b)
    .map(([index, found]) => {
      const written = found.filter((text) => text !== '');
      return written.length > 1
        ? cell(index, written.join(' + '), remunerationTexts.repeatedMonth)
        : cell(index, written[0] ?? '');
    });
  const thirteenths = cells.some(({ index }) => isThirteenth(rows[index]));
  return { cells, byMonth: true, thirteenths, mayChoose: false, ignored, absent: absentBetween(cells, rows) };
};

/** The rows that a column covers from its first row on. */
const rowsFrom = (rows: Rows, start: number, count: number, thirteenths: boolean): number[] =>
  rows
    .map((_row, index) => index)
    .slice(start)
    .filter((index) => thirteenths || index === start || !isThirteenth(rows[index]))
    .slice(0, count);

/**
 * Whether each year of the column brings 13 values: laid through the 13ths it ends on one, and without them it ends
 * neither in a December nor with the record.
 */
const bringsThirteenths = (rows: Rows, start: number, count: number): boolean => {
  if (isThirteenth(rows[start])) return true;
  const through = rowsFrom(rows, start, count, true);
  const without = rowsFrom(rows, start, count, false);
  if (through.length < count || !isThirteenth(rows[through.at(-1) ?? -1])) return false;
  const last = without.at(-1) ?? -1;
  return without.length < count || !(rows[last]?.month === '12' || isThirteenth(rows[last + 1]));
};

const placeInOrder = ({ lines }: PastedTable, rows: Rows, start: number, wanted: boolean | null): Placement => {
  const thirteenths = wanted ?? bringsThirteenths(rows, start, lines.length);
  const indexes = rowsFrom(rows, start, lines.length, thirteenths);
  const other = rowsFrom(rows, start, lines.length, !thirteenths);
  return {
    cells: indexes.map((index, at) => cell(index, lines[at]?.text ?? '')),
    byMonth: false,
    thirteenths: thirteenths && indexes.some((index) => isThirteenth(rows[index])),
    mayChoose: indexes.some((index, at) => index !== other[at]) || other.length !== indexes.length,
    ignored: lines
      .slice(indexes.length)
      .filter(({ text }) => text !== '')
      .map(labelOf),
    absent: [],
  };
};

/**
 * Where each pasted line goes. Lines that name their month go there, whatever their order; others go down from the row
 * in which they were pasted, the 13ths left out unless each year brings 13 values. An empty cell keeps its place.
 * @param thirteenths what the person chose about the 13ths; null to go by the column
 */
export const place = (table: PastedTable, rows: Rows, start: number, thirteenths: boolean | null = null): Placement =>
  table.byMonth ? placeByMonth(table, rows) : placeInOrder(table, rows, start, thirteenths);

/** A row as it is after the paste. */
export const contentOf = ({ text, refusal }: PlacedCell) =>
  refusal === null ? readCell(text) : { value: null, unread: { text, reason: refusal } };

import { fold } from '../../../../../domain/words/format.ts';
import { readMoney } from '../../../shared/reading.ts';
import { type MonthOfYear, namedMonth, readMonth } from './month.ts';

/** One line of what was pasted. */
export interface PastedLine {
  /** The amount as written; '' where its cell is empty. */
  text: string;
  /** Null where no column names months, or where the line has none. */
  month: MonthOfYear | null;
}

/** A pasted table, understood. */
export interface PastedTable {
  lines: PastedLine[];
  /** Whether a column names the month of each line. */
  byMonth: boolean;
  /** Lines above the first amount that hold no amount. */
  titles: string[];
  /** Which column holds the amounts, counted from 1, where there was more than one to choose from. */
  column: { used: number; of: number } | null;
}

/** `unclear`: several columns of amounts, none of them named. `empty`: no amount at all. */
export type Pasted = { ok: true; table: PastedTable } | { ok: false; reason: 'unclear' | 'empty' };

type Cells = readonly string[];

const unquoted = (cell: string): string =>
  cell
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** '01/2010 1.234,56', as a copied text has it: a month, a space or a mark, and the rest of the line. */
const monthAndRest = (line: string): Cells | null => {
  for (const parts of line.matchAll(/[ \t,:]+/g)) {
    const [head, rest] = [line.slice(0, parts.index), line.slice(parts.index + parts[0].length)];
    if (readMonth(head) !== null && rest !== '' && !/^(de )?\d{2,4}$/.test(rest)) return [head, rest];
  }
  return null;
};

const cellsOf = (lines: readonly string[]): Cells[] => {
  const mark = ['\t', ';'].find((one) => lines.some((line) => line.includes(one)));
  if (mark !== undefined) return lines.map((line) => line.split(mark).map(unquoted));
  const plain = lines.map((line) => line.replace(/\u00a0/g, ' ').trim());
  const split = plain.map(monthAndRest);
  const filled = plain.filter((line) => line !== '').length;
  const withMonth = split.filter((cells) => cells !== null).length;
  return withMonth * 2 >= filled && withMonth > 0
    ? plain.map((line, index) => split[index] ?? ['', line])
    : plain.map((line) => [unquoted(line)]);
};

/** Spreadsheets write nothing as a dash. */
const isBlank = (cell: string): boolean => /^(R\$)?\s*[-\u2013\u2014]?$/i.test(cell);

const isAmount = (cell: string): boolean => readMoney(cell) !== null;
const isYear = (cell: string): boolean => /^(19|20)\d{2}$/.test(cell);
const isMonthNumber = (cell: string): boolean => /^(0?[1-9]|1[0-3])$/.test(cell) || namedMonth(cell) !== null;

const valueNames = /remunera|valor|salario|vencimento|bruto|base/;
const otherNames = /liquido|desconto|contribuic|indice|atualizad/;

const widthOf = (rows: readonly Cells[]): number => Math.max(0, ...rows.map((cells) => cells.length));

/** Columns of whose written cells at least a share, by itself half, are of a kind. */
const columnsOf = (rows: readonly Cells[], is: (cell: string) => boolean, share = 0.5): number[] =>
  Array.from({ length: widthOf(rows) }, (_, at) => at).filter((at) => {
    const written = rows.map((cells) => cells[at] ?? '').filter((cell) => !isBlank(cell));
    return written.length > 0 && written.filter(is).length >= written.length * share;
  });

/** Where the months stand: in one column, or in one of years and one of months. */
const monthColumns = (
  rows: readonly Cells[],
): { columns: number[]; of: (cells: Cells) => MonthOfYear | null } | null => {
  const [at] = columnsOf(rows, (cell) => readMonth(cell) !== null);
  if (at !== undefined) return { columns: [at], of: (cells) => readMonth(cells[at] ?? '') };
  const [year] = columnsOf(rows, isYear, 0.9);
  const [month] = columnsOf(rows, isMonthNumber, 0.9);
  if (year === undefined || month === undefined || widthOf(rows) < 3) return null;
  const of = (cells: Cells): MonthOfYear | null => {
    const [named, inYear] = [cells[month] ?? '', cells[year] ?? ''];
    return isYear(inYear) ? readMonth(`${namedMonth(named) ?? named}/${inYear}`) : null;
  };
  return { columns: [year, month], of };
};

/** The column of the amounts: the only one, the one whose title says so, or the first beside the months. */
const valueColumn = (
  amounts: readonly number[],
  titles: readonly Cells[],
  months: readonly number[] | null,
): number | null => {
  if (amounts.length === 1) return amounts[0] ?? null;
  const title = (at: number): string => fold(titles.map((cells) => cells[at] ?? '').join(' '));
  const named = amounts.filter((at) => valueNames.test(title(at)) && !otherNames.test(title(at)));
  if (named.length === 1) return named[0] ?? null;
  return months === null ? null : (named[0] ?? amounts[0] ?? null);
};

const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(\n[ \t;]*)+$/, '')
    .split('\n');

/** Whether a text is more than what goes into one cell. */
export const isTable = (text: string): boolean => {
  const lines = linesOf(text);
  return lines.length > 1 || (cellsOf(lines)[0]?.length ?? 0) > 1;
};

/** What was pasted, with the months that it names; nothing of it has a place in the sheet yet. */
export const readPasted = (text: string): Pasted => {
  const all = cellsOf(linesOf(text));
  const hasAmount = (cells: Cells): boolean =>
    cells.some((cell) => isAmount(cell)) || cells.some((cell) => readMonth(cell) !== null);
  const first = all.findIndex(hasAmount);
  if (first < 0) return { ok: false, reason: 'empty' };
  const titles = all.slice(0, first).filter((cells) => cells.some((cell) => !isBlank(cell)));
  // Empty cells above the first amount keep their place, unless a title stands among them.
  const rows = titles.length > 0 ? all.slice(first) : all;
  const months = monthColumns(rows);
  const amounts = columnsOf(rows, isAmount).filter((at) => months?.columns.includes(at) !== true);
  const used = valueColumn(amounts, titles, months?.columns ?? null);
  if (used === null) return { ok: false, reason: amounts.length > 1 ? 'unclear' : 'empty' };
  const lines = rows.map((cells): PastedLine => {
    const cell = cells[used] ?? '';
    return { text: isBlank(cell) ? '' : cell, month: months?.of(cells) ?? null };
  });
  return {
    ok: true,
    table: {
      lines: months === null ? lines : lines.filter(({ month, text: amount }) => month !== null || amount !== ''),
      byMonth: months !== null,
      titles: titles.map((cells) => cells.filter((cell) => cell !== '').join(' ')),
      column: amounts.length > 1 ? { used: used + 1, of: widthOf(rows) } : null,
    },
  };
};

import ExcelJS from 'exceljs';
import { cellText } from '../../../domain/words/plain-text.ts';
import { clockInSaoPaulo } from '../../../domain/words/today.ts';

export interface TextColumn<Item> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly textOf: (item: Item) => string;
  /** Of a column of instants (ISO 8601), in place of its text; null where there is none. */
  readonly instantOf?: (item: Item) => string | null;
}

const CLOCK = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d)/;

/** What the clock of São Paulo shows: a spreadsheet knows no time zone. */
const shown = (instant: string): Date | null => {
  const [, day, month, year, hour, minute] = CLOCK.exec(clockInSaoPaulo(instant)) ?? [];
  return day === undefined
    ? null
    : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
};

const cellOf = <Item>(column: TextColumn<Item>, item: Item): string | Date | null => {
  if (column.instantOf === undefined) return cellText(column.textOf(item));
  const instant = column.instantOf(item);
  return instant === null ? null : shown(instant);
};

/** A list as a spreadsheet under a frozen head: texts, and days that can be sorted. A text that begins with `=` is no formula. */
export const textWorkbook = <Item>(
  title: string,
  columns: readonly TextColumn<Item>[],
  items: readonly Item[],
): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, instantOf }) => ({
    header,
    width,
    ...(instantOf === undefined ? {} : { style: { numFmt: 'dd/mm/yyyy hh:mm' } }),
  }));
  sheet.getRow(1).font = { bold: true };
  for (const item of items) sheet.addRow(columns.map((column) => cellOf(column, item)));
  return workbook;
};

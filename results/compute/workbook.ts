import type ExcelJS from 'exceljs';
import { cellText } from '../../domain/words/plain-text.ts';

/** A figure or a day with the form in which the spreadsheet shows it. */
interface Formed {
  readonly value: number | Date;
  readonly form: string;
}

/** A day is a `Date` at midnight UTC: a spreadsheet keeps days since 1900, in no time zone. */
export type Cell = string | number | Date | Formed | null;

/** A sheet as plain rows. */
export interface Sheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Beneath the rows: a label in the first column, and the sums of these columns (from 0). */
  readonly sums?: { readonly label: string; readonly columns: readonly number[] };
}

const MONEY = '#,##0.00';
const DAY = 'dd/mm/yyyy';
const MONTH = 'mm/yyyy';
const INDEX = '0.000000';
const WIDEST = 60;
const NARROWEST = 12;

const formed = (value: number | null | undefined, form: string): Formed | null =>
  value === null || value === undefined ? null : { value, form };

/** A day, `YYYY-MM-DD`. */
export const dayCell = (iso: string | null): Date | null => (iso === null ? null : new Date(`${iso}T00:00:00.000Z`));
/** A value in BRL. */
export const moneyCell = (value: number | null | undefined): Cell => formed(value, MONEY);
/** A factor of correction. */
export const indexCell = (value: number | null): Cell => formed(value, INDEX);
/** A share of 1, such as 0.86, shown as '86%'. */
export const shareCell = (value: number): Cell => formed(value, '0.####%');
/** A month '01' to '13' as its first day, shown as the month; the 13th salary stands in December. */
export const monthCell = (month: string, year: number): Cell => ({
  value: new Date(Date.UTC(year, Math.min(Number(month), 12) - 1, 1)),
  form: MONTH,
});

const isFormed = (cell: Cell): cell is Formed => typeof cell === 'object' && cell !== null && 'form' in cell;

const plainOf = (cell: Cell): string | number | Date | null => {
  if (typeof cell === 'string') return cellText(cell);
  return isFormed(cell) ? cell.value : cell;
};

const formOf = (cell: Cell): string | null => {
  if (isFormed(cell)) return cell.form;
  return cell instanceof Date ? DAY : null;
};

const widthOf = (head: string, cells: readonly Cell[]): number => {
  const widest = cells.reduce<number>(
    (width, cell) => Math.max(width, typeof cell === 'string' ? cell.length : NARROWEST),
    head.length,
  );
  return Math.min(WIDEST, Math.max(NARROWEST, widest) + 2);
};

/** Sums of what is shown: a filter leaves out of them what it hides. */
const addSums = (sheet: ExcelJS.Worksheet, { rows, sums }: Sheet): void => {
  if (sums === undefined || rows.length === 0) return;
  const added = sheet.addRow([sums.label]);
  added.font = { bold: true };
  for (const column of sums.columns) {
    const { letter } = sheet.getColumn(column + 1);
    const cells = rows.map((row) => row[column] ?? null);
    const figures = cells.map(plainOf).filter((value) => typeof value === 'number');
    // In whole cents, so that the sum is what a spreadsheet shows too.
    const result = figures.reduce((sum, figure) => sum + Math.round(figure * 100), 0) / 100;
    const cell = added.getCell(column + 1);
    cell.value = { formula: `SUBTOTAL(109,${letter}2:${letter}${rows.length + 1})`, result };
    cell.numFmt = cells.map(formOf).find((form) => form !== null) ?? '#,##0';
  }
};

const A4 = 9;

/** On paper as wide as the sheet is, with as many pages as it is long, each under the head. */
const PRINTED: Partial<ExcelJS.PageSetup> = {
  paperSize: A4,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
};

/** A text that no column is wide enough for. */
const isLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > WIDEST;

const addSheet = (workbook: ExcelJS.Workbook, content: Sheet): void => {
  const { name, head, rows } = content;
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }], pageSetup: PRINTED });
  sheet.addRow([...head]).font = { bold: true };
  for (const row of rows) {
    const added = sheet.addRow(row.map(plainOf));
    row.forEach((cell, at) => {
      const form = formOf(cell);
      if (form !== null) added.getCell(at + 1).numFmt = form;
      if (isLong(cell)) added.getCell(at + 1).alignment = { wrapText: true, vertical: 'top' };
    });
  }
  head.forEach((label, at) => {
    const cells = rows.map((row) => row[at] ?? null);
    sheet.getColumn(at + 1).width = widthOf(label, cells);
  });
  if (rows.length > 0) {
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: head.length } };
  }
  addSums(sheet, content);
};

/**
 * The sheets as an .xlsx file in base64: days are days and figures figures, so that they can be sorted and added up;
 * the head of each stays in sight. What a person typed is text, whatever it begins with.
 */
export const workbookOf = async (sheets: readonly Sheet[]): Promise<string> => {
  // Only who exports pays for loading it.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  return Buffer.from(await workbook.xlsx.writeBuffer()).toString('base64');
};

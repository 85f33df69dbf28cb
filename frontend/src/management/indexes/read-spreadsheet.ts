import ExcelJS from 'exceljs';
import { isUnpackedBeyond } from '../../shared/spreadsheet/unpacked-size.ts';

/** A factor as a row of the spreadsheet gives it. */
export interface IndexRow {
  /** Of the spreadsheet, from 1. */
  line: number;
  /** '01' to '12'. */
  month: string;
  year: number;
  index: number;
}

export interface Spreadsheet {
  rows: readonly IndexRow[];
  /** Lines with something in them that are no factor, such as headings. */
  ignored: number;
}

/** What a cell shows: of a formula its result. */
const shownBy = (cell: ExcelJS.Cell): unknown => {
  const { value } = cell;
  return typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
};

const MONTH_COLUMN = 2;
const INDEX_COLUMN = 3;

/** A row counts only when column two is a date and column three is a number. */
const rowOf = (row: ExcelJS.Row): IndexRow | null => {
  const [day, index] = [shownBy(row.getCell(MONTH_COLUMN)), shownBy(row.getCell(INDEX_COLUMN))];
  if (!(day instanceof Date) || Number.isNaN(day.getTime()) || typeof index !== 'number' || !Number.isFinite(index))
    return null;
  // A day of a spreadsheet knows no time zone and is read as UTC.
  const month = String(day.getUTCMonth() + 1).padStart(2, '0');
  return { line: row.number, month, year: day.getUTCFullYear(), index };
};

const MB = 1024 * 1024;
/** Twelve tables of a century of months each; what is larger is no table of indexes. */
export const spreadsheetLimits = { bytes: 2 * MB, rows: 5_000, unpackedBytes: 20 * MB };

/** The file is beyond one of the limits. */
export class SpreadsheetTooLarge extends Error {
  override readonly name = 'SpreadsheetTooLarge';
  constructor(readonly limit: keyof typeof spreadsheetLimits) {
    super(`beyond the limit of ${limit}`);
  }
}

/**
 * The factors of the first sheet. It keeps the thread busy: the screens read it in a worker. Throws SpreadsheetTooLarge,
 * and what exceljs throws where the file is no spreadsheet.
 */
export const readSpreadsheet = async (file: Blob): Promise<Spreadsheet> => {
  if (file.size > spreadsheetLimits.bytes) throw new SpreadsheetTooLarge('bytes');
  const bytes = await file.arrayBuffer();
  if (await isUnpackedBeyond(bytes, spreadsheetLimits.unpackedBytes)) throw new SpreadsheetTooLarge('unpackedBytes');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  const sheet = workbook.worksheets[0];
  if (sheet === undefined) throw new Error('a workbook without a sheet');
  if (sheet.actualRowCount > spreadsheetLimits.rows) throw new SpreadsheetTooLarge('rows');
  const rows: IndexRow[] = [];
  let ignored = 0;
  sheet.eachRow((row) => {
    const read = rowOf(row);
    if (read === null) ignored += 1;
    else rows.push(read);
  });
  return { rows, ignored };
};

import ExcelJS from 'exceljs';

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

/** The factors of the first sheet. @throws where the file is no spreadsheet */
export const readSpreadsheet = async (file: Blob): Promise<Spreadsheet> => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await file.arrayBuffer());
  const sheet = workbook.worksheets[0];
  if (sheet === undefined) throw new Error('a workbook without a sheet');
  const rows: IndexRow[] = [];
  let ignored = 0;
  sheet.eachRow((row) => {
    const read = rowOf(row);
    if (read === null) ignored += 1;
    else rows.push(read);
  });
  return { rows, ignored };
};

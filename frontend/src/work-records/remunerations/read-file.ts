import ExcelJS from 'exceljs';
import { isUnpackedBeyond } from '../../shared/spreadsheet/unpacked-size.ts';

/** A spreadsheet of remunerations is a few hundred lines; anything much larger is some other file. */
const MOST_BYTES = 5_000_000;
/** A few kilobytes may unpack to gigabytes, and the window would stand still over them. */
const MOST_UNPACKED_BYTES = 20_000_000;
const MOST_LINES = 5_000;

export type FileText = { ok: true; text: string } | { ok: false; reason: 'tooLarge' | 'unreadable' };

const textOfDate = (date: Date): string => date.toISOString().slice(0, 10);

const textOf = (value: ExcelJS.CellValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return textOfDate(value);
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') {
    if ('result' in value) return textOf(value.result ?? '');
    if ('richText' in value) return value.richText.map(({ text }) => text).join('');
    if ('text' in value) return textOf(value.text);
    return '';
  }
  return String(value).replace(/[\t\r\n]+/g, ' ');
};

const linesOf = (sheet: ExcelJS.Worksheet): string => {
  const lines: string[] = [];
  sheet.eachRow({ includeEmpty: true }, (row) => {
    if (lines.length >= MOST_LINES) return;
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, ({ value }) => void cells.push(textOf(value)));
    lines.push(cells.join('\t'));
  });
  return lines.join('\n');
};

const readWorkbook = async (bytes: ArrayBuffer): Promise<FileText> => {
  if (await isUnpackedBeyond(bytes, MOST_UNPACKED_BYTES)) return { ok: false, reason: 'tooLarge' };
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  const [sheet] = workbook.worksheets;
  return sheet === undefined ? { ok: false, reason: 'unreadable' } : { ok: true, text: linesOf(sheet) };
};

/** Spreadsheets of Brazilian offices write texts in UTF-8 or, more often, in the encoding of Windows. */
const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const isZip = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  return first === 0x50 && second === 0x4b;
};

/** An XLSX or CSV as a table that can be pasted: its first sheet, cells apart by tabs. The content says which it is. */
export const readFile = async (file: Blob): Promise<FileText> => {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  if (!isZip(bytes)) {
    const text = decoded(bytes);
    return text.includes('\0') ? { ok: false, reason: 'unreadable' } : { ok: true, text };
  }
  return readWorkbook(bytes).catch(() => ({ ok: false, reason: 'unreadable' }));
};

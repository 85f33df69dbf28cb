import ExcelJS from 'exceljs';
import { cellText } from '../../../domain/words/plain-text.ts';

export interface TextColumn<Item> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly textOf: (item: Item) => string;
}

/** A list as a spreadsheet of texts under a frozen head. A text that begins with `=` is no formula. */
export const textWorkbook = <Item>(
  title: string,
  columns: readonly TextColumn<Item>[],
  items: readonly Item[],
): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width }) => ({ header, width }));
  sheet.getRow(1).font = { bold: true };
  for (const item of items) sheet.addRow(columns.map(({ textOf }) => cellText(textOf(item))));
  return workbook;
};

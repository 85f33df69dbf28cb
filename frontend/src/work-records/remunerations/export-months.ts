import ExcelJS from 'exceljs';
import { formatMonth } from '../../../../domain/words/format.ts';
import { cellText } from '../../../../domain/words/plain-text.ts';
import type { GridRow } from './grid-state.ts';
import { type Indexes, updatedOf } from './updated.ts';

/** The months of one record as a spreadsheet: dates stay dates and figures figures, with their sums beneath. */
export const monthsWorkbook = (company: string, rows: readonly GridRow[], indexes: Indexes): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Remunerações', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { header: 'Empresa', width: 36 },
    { header: 'Competência', width: 14 },
    { header: 'Mês', width: 12, style: { numFmt: 'mm/yyyy' } },
    { header: 'Remuneração', width: 18, style: { numFmt: '#,##0.00' } },
    { header: 'Índice', width: 14, style: { numFmt: '0.000000' } },
    { header: 'Valor atualizado', width: 20, style: { numFmt: '"R$" #,##0.00' } },
  ];
  sheet.getRow(1).font = { bold: true };
  for (const row of rows) {
    if (row.value === null) continue;
    const { index, value } = updatedOf(row, indexes);
    const month = new Date(Date.UTC(row.year, Math.min(Number(row.month), 12) - 1, 1));
    sheet.addRow([cellText(company), formatMonth(row.month, row.year), month, row.value, index, value]);
  }
  addSums(sheet);
  return workbook;
};

/** In whole cents, beside the formula: who only looks at the file, without working it out, reads the sum too. */
const addSums = (sheet: ExcelJS.Worksheet): void => {
  const last = sheet.rowCount;
  if (last === 1) return;
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: sheet.columnCount } };
  const sum = (column: string) => {
    let cents = 0;
    for (let row = 2; row <= last; row += 1) {
      const { value } = sheet.getCell(`${column}${row}`);
      if (typeof value === 'number') cents += Math.round(value * 100);
    }
    return { formula: `SUBTOTAL(109,${column}2:${column}${last})`, result: cents / 100 };
  };
  sheet.addRow(['Soma', null, null, sum('D'), null, sum('F')]).font = { bold: true };
};

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
  const last = sheet.rowCount;
  if (last > 1) {
    const sum = (column: string) => ({ formula: `SUM(${column}2:${column}${last})` });
    sheet.addRow(['Soma', null, null, sum('D'), null, sum('F')]).font = { bold: true };
  }
  return workbook;
};

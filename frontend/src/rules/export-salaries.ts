import ExcelJS from 'exceljs';
import type { LoggedSalary } from '../../../domain/api/rules.ts';
import { formatMonth } from '../../../domain/words/format.ts';
import { downloadWorkbook } from '../shared/download.ts';

const file = 'Salários.xlsx';

/** One list of salaries as a spreadsheet: figures stay figures, so that they can be added up. */
export const salariesWorkbook = (title: string, salaries: readonly LoggedSalary[]): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(title.slice(0, 31));
  sheet.columns = [
    { header: 'Competência', width: 14 },
    { header: 'Remuneração', width: 18, style: { numFmt: '#,##0.00' } },
    { header: 'Índice', width: 14, style: { numFmt: '0.000000' } },
    { header: 'Valor atualizado', width: 20, style: { numFmt: '"R$" #,##0.00' } },
  ];
  sheet.getRow(1).font = { bold: true };
  for (const { month, year, value, index, updatedValue } of salaries) {
    sheet.addRow([formatMonth(month, year), value, index, updatedValue]);
  }
  return workbook;
};

export const downloadSalaries = (title: string, salaries: readonly LoggedSalary[]): Promise<void> =>
  downloadWorkbook(salariesWorkbook(title, salaries), file);

import ExcelJS from 'exceljs';
import type { LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { THIRTEENTH } from '../../../domain/units/month.ts';
import { formatMonth } from '../../../domain/words/format.ts';
import { cellText } from '../../../domain/words/plain-text.ts';
import { downloadWorkbook } from '../shared/download.ts';

const file = 'Salários.xlsx';

/** The records that a listed remuneration came from: the one with that very value, else all of the month it sums. */
const companiesOf = ({ month, year, value }: LoggedSalary, records: readonly WorkRecord[]): string => {
  const paid = records.flatMap(({ companyName, salaries }) =>
    salaries
      .filter((salary) => salary.month === month && salary.year === year)
      .map((salary) => ({ companyName, value: salary.value })),
  );
  const same = paid.filter((each) => each.value === value);
  return [...new Set((same.length > 0 ? same : paid).map(({ companyName }) => companyName))].join('; ');
};

/** The 13th stands in the December of its year. */
const firstDayOf = ({ month, year }: LoggedSalary): Date =>
  new Date(Date.UTC(year, month === THIRTEENTH ? 11 : Number(month) - 1, 1));

/** One list of salaries as a spreadsheet: days stay days and figures figures, with their sums beneath. */
export const salariesWorkbook = (
  title: string,
  salaries: readonly LoggedSalary[],
  records: readonly WorkRecord[],
): ExcelJS.Workbook => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(title.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    { header: 'Vínculo', width: 36 },
    { header: 'Competência', width: 14 },
    { header: 'Mês', width: 12, style: { numFmt: 'mm/yyyy' } },
    { header: '13º salário', width: 12 },
    { header: 'Remuneração', width: 18, style: { numFmt: '#,##0.00' } },
    { header: 'Índice', width: 14, style: { numFmt: '0.000000' } },
    { header: 'Valor atualizado', width: 20, style: { numFmt: '"R$" #,##0.00' } },
  ];
  sheet.getRow(1).font = { bold: true };
  for (const salary of salaries) {
    const { month, year, value, index, updatedValue } = salary;
    sheet.addRow([
      cellText(companiesOf(salary, records)),
      formatMonth(month, year),
      firstDayOf(salary),
      month === THIRTEENTH ? 'Sim' : 'Não',
      value,
      index,
      updatedValue,
    ]);
  }
  addSums(sheet, salaries);
  return workbook;
};

/** In whole cents: a sum of decimals would drift. */
const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0) / 100;

const addSums = (sheet: ExcelJS.Worksheet, salaries: readonly LoggedSalary[]): void => {
  const last = salaries.length + 1;
  if (last === 1) return;
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: sheet.columnCount } };
  const sum = (column: string, values: readonly (number | null)[]) => ({
    formula: `SUBTOTAL(109,${column}2:${column}${last})`,
    result: sumOf(values),
  });
  const values = sum(
    'E',
    salaries.map(({ value }) => value),
  );
  const updated = sum(
    'G',
    salaries.map(({ updatedValue }) => updatedValue),
  );
  sheet.addRow(['Soma', null, null, null, values, null, updated]).font = { bold: true };
};

export const downloadSalaries = (
  title: string,
  salaries: readonly LoggedSalary[],
  records: readonly WorkRecord[],
): Promise<void> => downloadWorkbook(salariesWorkbook(title, salaries, records), file);

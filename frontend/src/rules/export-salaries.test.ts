import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import type { LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { salariesWorkbook } from './export-salaries.ts';

const salary = (month: string, year: number, value: number): LoggedSalary => ({
  month,
  year,
  value,
  index: 1.5,
  updatedValue: value * 1.5,
});
const paid = (...salaries: LoggedSalary[]) => ({ salaries });

const records = [
  { ...sampleRecord, ...paid(salary('12', 2019, 1000), salary('13', 2019, 900)) },
  { ...sampleRecord, id: 'w2', companyName: '=HYPERLINK("http://x.test")', ...paid(salary('12', 2019, 500.1)) },
];
const university = sampleRecord.companyName;

const sheetOf = (...salaries: LoggedSalary[]) => {
  const sheet = salariesWorkbook('Todos os salários', salaries, records).getWorksheet('Todos os salários');
  if (sheet === undefined) throw new Error('There is no sheet');
  return sheet;
};

it('has months as days, the record of each and which is the 13th, with sums beneath and the head in sight', () => {
  const sheet = sheetOf(salary('12', 2019, 1000), salary('12', 2019, 500.1), salary('13', 2019, 900));
  expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  const cells = (row: number) => [1, 2, 3, 4, 5].map((at) => sheet.getRow(row).getCell(at).value);
  const december = new Date('2019-12-01T00:00:00.000Z');
  expect(cells(2)).toEqual([university, '12/2019', december, 'Não', 1000]);
  expect(cells(3)).toEqual(['=HYPERLINK("http://x.test")', '12/2019', december, 'Não', 500.1]);
  expect(cells(4)).toEqual([university, '13/2019', december, 'Sim', 900]);
  expect(sheet.getRow(3).getCell(1).type).toBe(ExcelJS.ValueType.String);
  expect(sheet.getRow(5).getCell(5).value).toEqual({ formula: 'SUBTOTAL(109,E2:E4)', result: 2400.1 });
  expect(sheet.getRow(5).getCell(7).value).toEqual({ formula: 'SUBTOTAL(109,G2:G4)', result: 3600.15 });
});

it('names every record of a month that was summed', () => {
  expect(
    sheetOf(salary('12', 2019, 1500.1))
      .getRow(2)
      .getCell(1).value,
  ).toBe(`${university}; =HYPERLINK("http://x.test")`);
});

it('sums nothing where there is nothing', () => {
  expect(sheetOf().rowCount).toBe(1);
});

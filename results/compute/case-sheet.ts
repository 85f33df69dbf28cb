import type { CustomerFile } from '../../domain/api/customer-file.ts';
import { newCalculation } from '../../domain/calculations/calculation.ts';
import { calculationWords, recordLabels, workRecordWords } from '../../domain/calculations/history/in-words.ts';
import { newWorkRecord } from '../../domain/calculations/work-records/work-record.ts';
import { emptyCustomer } from '../../domain/customers/customer.ts';
import { customerWords } from '../../domain/customers/in-words.ts';
import { customerFieldNames } from '../../domain/words/customers.ts';
import { type FieldWords, inWords } from '../../domain/words/field-words.ts';
import { calculationLabels } from '../../domain/words/fields.ts';
import { formatMonth } from '../../domain/words/format.ts';

type Cell = string | number | Date | null;

/** A sheet as plain rows, the first of which is its head. */
export interface SheetOfCase {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** From this column on (from 0), figures are money. */
  readonly moneyFrom?: number;
}

/** A day without a time: the spreadsheet keeps days since 1900, in no time zone. */
const dayCell = (iso: string): Date => new Date(`${iso}T00:00:00.000Z`);

/** Days are days and figures figures, so that they can be sorted and added up; the rest is in the form's words. */
const cellOf = <Fields, Name extends keyof Fields & string>(
  words: FieldWords<Fields>,
  name: Name,
  value: Fields[Name],
): Cell => {
  if (typeof value === 'string' && name.endsWith('Date')) return dayCell(value);
  if (typeof value === 'number' && name !== 'regimeId') return value;
  return inWords(words, name, value);
};

const cellsOf = <Fields extends object>(words: FieldWords<Fields>, fields: Fields): Cell[] => {
  const cells: Cell[] = [];
  for (const name in words) cells.push(cellOf(words, name, fields[name]));
  return cells;
};

const headOf = <Words extends object>(words: Words, labels: { readonly [Name in keyof Words]: string }): string[] => {
  const head: string[] = [];
  for (const name in words) head.push(labels[name]);
  return head;
};

const money = '#,##0.00';
const day = 'dd/mm/yyyy';

/** The sheets of a client's file: the client, the calculations, their work records, and every remuneration. */
export const sheetsOf = ({ customer, calculations }: CustomerFile): readonly SheetOfCase[] => {
  const person = { ...emptyCustomer, ...customer };
  const labels = headOf(customerWords, customerFieldNames);
  return [
    {
      name: 'Cliente',
      rows: [['Campo', 'Valor'], ...cellsOf(customerWords, person).map((cell, at) => [labels[at] ?? null, cell])],
    },
    {
      name: 'Cálculos',
      rows: [
        headOf(calculationWords, calculationLabels),
        ...calculations.map((stated) => cellsOf(calculationWords, { ...newCalculation, ...stated })),
      ],
    },
    {
      name: 'Registros de tempo',
      rows: [
        ['Cálculo', ...headOf(workRecordWords, recordLabels)],
        ...calculations.flatMap(({ name, workRecords }) =>
          workRecords.map((record) => [name, ...cellsOf(workRecordWords, { ...newWorkRecord, ...record })]),
        ),
      ],
    },
    {
      name: 'Remunerações',
      moneyFrom: 3,
      rows: [
        ['Cálculo', recordLabels.companyName, 'Competência', 'Remuneração', 'Valor no extrato'],
        ...calculations.flatMap(({ name, workRecords }) =>
          workRecords.flatMap(({ companyName, salaries = [] }) =>
            salaries.map(({ month, year, value, readValue }) => [
              name,
              companyName,
              formatMonth(month, year),
              value,
              readValue ?? null,
            ]),
          ),
        ),
      ],
    },
  ];
};

/** `cliente.xlsx` in base64. What a person typed is text whatever it begins with, so that no name is a formula. */
export const caseSheet = async (file: CustomerFile): Promise<string> => {
  // Only who exports pays for loading it.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  for (const { name, rows, moneyFrom = Number.POSITIVE_INFINITY } of sheetsOf(file)) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    for (const row of rows) {
      const added = sheet.addRow([...row]);
      row.forEach((cell, at) => {
        if (cell instanceof Date) added.getCell(at + 1).numFmt = day;
        if (typeof cell === 'number' && at >= moneyFrom) added.getCell(at + 1).numFmt = money;
      });
    }
    sheet.getRow(1).font = { bold: true };
    for (const [at, label] of (rows[0] ?? []).entries())
      sheet.getColumn(at + 1).width = Math.max(16, String(label).length + 2);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer()).toString('base64');
};

import type { CustomerFile } from '../../domain/api/customer-file.ts';
import { newCalculation } from '../../domain/calculations/calculation.ts';
import { calculationWords, recordLabels, workRecordWords } from '../../domain/calculations/history/in-words.ts';
import { scenarioInWords } from '../../domain/calculations/scenarios/in-words.ts';
import { newWorkRecord } from '../../domain/calculations/work-records/work-record.ts';
import { emptyCustomer } from '../../domain/customers/customer.ts';
import { customerWords } from '../../domain/customers/in-words.ts';
import { customerFieldNames } from '../../domain/words/customers.ts';
import { type FieldWords, inWords } from '../../domain/words/field-words.ts';
import { calculationLabels } from '../../domain/words/fields.ts';
import { formatMonth } from '../../domain/words/format.ts';
import { type Cell, dayCell, moneyCell, type Sheet, workbookOf } from './workbook.ts';

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

export const cellsOf = <Fields extends object>(words: FieldWords<Fields>, fields: Fields): Cell[] => {
  const cells: Cell[] = [];
  for (const name in words) cells.push(cellOf(words, name, fields[name]));
  return cells;
};

export const headOf = <Words extends object>(
  words: Words,
  labels: { readonly [Name in keyof Words]: string },
): string[] => {
  const head: string[] = [];
  for (const name in words) head.push(labels[name]);
  return head;
};

/** The sheets of a client's file: the client, the calculations, their work records, every remuneration, and the scenarios. */
const sheetsOf = ({ customer, calculations }: CustomerFile): readonly Sheet[] => {
  const person = { ...emptyCustomer, ...customer };
  const labels = headOf(customerWords, customerFieldNames);
  return [
    {
      name: 'Cliente',
      head: ['Campo', 'Valor'],
      rows: cellsOf(customerWords, person).map((cell, at) => [labels[at] ?? null, cell]),
    },
    {
      name: 'Cálculos',
      head: headOf(calculationWords, calculationLabels),
      rows: calculations.map((stated) => cellsOf(calculationWords, { ...newCalculation, ...stated })),
    },
    {
      name: 'Registros de tempo',
      head: ['Cálculo', ...headOf(workRecordWords, recordLabels)],
      rows: calculations.flatMap(({ name, workRecords }) =>
        workRecords.map((record) => [name, ...cellsOf(workRecordWords, { ...newWorkRecord, ...record })]),
      ),
    },
    {
      name: 'Remunerações',
      head: ['Cálculo', recordLabels.companyName, 'Competência', 'Remuneração', 'Valor no extrato'],
      rows: calculations.flatMap(({ name, workRecords }) =>
        workRecords.flatMap(({ companyName, salaries = [] }) =>
          salaries.map(({ month, year, value, readValue }) => [
            name,
            companyName,
            formatMonth(month, year),
            moneyCell(value),
            moneyCell(readValue),
          ]),
        ),
      ),
    },
    {
      name: 'Cenários',
      head: ['Cálculo', 'Cenário', 'Hipótese'],
      rows: calculations.flatMap(({ name, workRecords, scenarios }) => {
        const records = workRecords.map(({ companyName, ingressDate, egressDate = null }, place) => ({
          id: String(place),
          companyName,
          ingressDate,
          egressDate,
        }));
        return scenarios.flatMap((scenario) =>
          scenarioInWords(scenario, records).map((sentence) => [name, scenario.name, sentence]),
        );
      }),
    },
  ];
};

/** `cliente.xlsx` in base64. */
export const caseSheet = (file: CustomerFile): Promise<string> => workbookOf(sheetsOf(file));

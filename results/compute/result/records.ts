import type { CalculationExport } from '../../../domain/api/calculation-export.ts';
import { recordLabels, workRecordWords } from '../../../domain/calculations/history/in-words.ts';
import { THIRTEENTH } from '../../../domain/units/month.ts';
import { yesOrNo } from '../../../domain/words/fields.ts';
import { formatMonth } from '../../../domain/words/format.ts';
import { cellsOf, headOf } from '../case-sheet.ts';
import { indexCell, moneyCell, monthCell, type Sheet, shareCell } from '../workbook.ts';

/** One row a work record, with the days that it counts. */
export const recordsSheet = ({ workRecords }: CalculationExport): Sheet => {
  const head = headOf(workRecordWords, recordLabels);
  return {
    name: 'Registros',
    head: [...head, 'Dias líquidos', 'Remunerações preenchidas'],
    rows: workRecords.map((record) => [
      ...cellsOf(workRecordWords, record),
      record.days,
      shareCell(record.fillPercent / 100),
    ]),
    sums: { label: 'Total', columns: [head.length] },
  };
};

/** One row a remuneration of each record, in the order of the calendar. */
export const remunerationsSheet = ({ workRecords }: CalculationExport): Sheet => ({
  name: 'Remunerações',
  head: [
    recordLabels.companyName,
    'Regime',
    'Competência',
    'Mês',
    '13º salário',
    'Remuneração',
    'Valor no extrato',
    'Índice',
    'Valor atualizado',
  ],
  rows: workRecords.flatMap(({ companyName, regimeType, salaries }) =>
    salaries.map(({ month, year, value, readValue, index, updatedValue }) => [
      companyName,
      regimeType,
      formatMonth(month, year),
      monthCell(month, year),
      yesOrNo(month === THIRTEENTH),
      moneyCell(value),
      moneyCell(readValue),
      indexCell(index),
      moneyCell(updatedValue),
    ]),
  ),
  sums: { label: 'Total', columns: [5, 8] },
});

import type { CalculationExport } from '../../../domain/api/calculation-export.ts';
import { recordLabels, workRecordWords } from '../../../domain/calculations/history/in-words.ts';
import { THIRTEENTH } from '../../../domain/units/month.ts';
import { yesOrNo } from '../../../domain/words/fields.ts';
import { formatMonth } from '../../../domain/words/format.ts';
import { countDifferenceTexts } from '../../../domain/words/record-count.ts';
import { cellsOf, headOf } from '../case-sheet.ts';
import { indexCell, moneyCell, monthCell, type Sheet, shareCell } from '../workbook.ts';

/** Days of a calendar count are no part of its total: spans do not add up. */
const sumOf = ({ workRecords, calculation }: CalculationExport, column: number): Pick<Sheet, 'sums'> => {
  if (calculation.countingMethod !== 'days365') return {};
  const regimes = new Set(workRecords.map(({ regimeType }) => regimeType));
  return { sums: { label: regimes.size > 1 ? 'Soma dos dois regimes' : 'Total', columns: [column] } };
};

/** One row a work record, with the days that it counts and why they are not those of its dates. */
export const recordsSheet = (exported: CalculationExport): Sheet => {
  const head = headOf(workRecordWords, recordLabels);
  return {
    name: 'Registros',
    head: [...head, 'Dias pelas datas', 'Dias líquidos', 'O que muda os dias', 'Remunerações preenchidas'],
    rows: exported.workRecords.map((record) => [
      ...cellsOf(workRecordWords, record),
      record.grossDays,
      record.days,
      countDifferenceTexts(record).join('; '),
      shareCell(record.fillPercent / 100),
    ]),
    ...sumOf(exported, head.length + 1),
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

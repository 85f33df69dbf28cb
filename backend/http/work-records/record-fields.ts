import { workRecordFields } from '../../../domain/api/work-records.ts';
import type { CalculationState } from '../../../domain/calculations/calculation.ts';

/** Of its routes, in the documentation of the API. */
export const tag = 'registros de tempo';

/** What was entered of a record, its remunerations month by month. */
export const recordFieldsOf = (id: string) => (state: CalculationState) => {
  const record = state.phase === 'open' ? state.workRecords.find((one) => one.id === id) : undefined;
  if (record === undefined) return {};
  const { salaries, ...fields } = record;
  const months = salaries.map(({ year, month, value }) => [`salaries.${year}-${month}`, value] as const);
  const entered = Object.entries(fields).filter(([name]) => name in workRecordFields);
  return Object.fromEntries([...entered, ...months]);
};

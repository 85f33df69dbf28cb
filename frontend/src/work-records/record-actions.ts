import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { mayHaveAddition } from '../../../domain/calculations/work-records/deductions.ts';
import { recordTexts as texts } from './texts.ts';

/** What can be opened over one record. */
export type RecordAction = 'edit' | 'deductions' | 'additions' | 'divide' | 'remove' | 'remunerations';

const actions = [
  ['additions', texts.additions],
  ['deductions', texts.deductions],
  ['divide', texts.divide],
  ['edit', texts.edit],
  ['remove', texts.remove],
] as const;

/** The actions of a record beside its remunerations; additions only where premium leave could have been earned. */
export const actionsOn = (record: WorkRecord) =>
  actions.filter(([action]) => action !== 'additions' || (record.country === null && mayHaveAddition(record)));

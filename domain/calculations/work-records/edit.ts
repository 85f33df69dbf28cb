import type { WorkRecordEdit } from '../../api/work-records.ts';
import { changesIn, nothingIn } from '../../changes.ts';
import type { CalculationEvent } from '../events.ts';
import { inOrder, remunerationChanges } from './remunerations.ts';
import type { WorkRecord } from './work-record.ts';

/** What a person may edit, and what an import says of a record: its link, its indicators. */
export type RecordEdit = WorkRecordEdit & Partial<Pick<WorkRecord, 'cnisLink' | 'cnisIndicators'>>;

/** Not being disabled any more takes the degree along; a degree newly stated for nobody disabled stays, to be refused. */
export const edited = (before: WorkRecord, given: RecordEdit): WorkRecord => {
  const after = { ...before, ...changesIn(before, given) };
  const salaries = after.salaries === before.salaries ? before.salaries : inOrder(after.salaries);
  const leftOver = !after.isDisabled && after.disabledLevel === before.disabledLevel;
  return { ...after, salaries, disabledLevel: leftOver ? null : after.disabledLevel };
};

/** What has to be told for a record to become the other. */
export const factsBetween = (
  before: WorkRecord,
  after: WorkRecord,
  ofRecord: { readonly customerId: string; readonly workRecordId: string },
): readonly CalculationEvent[] => {
  const { salaries, regimeType, ...changes } = changesIn(before, after);
  const facts: CalculationEvent[] = [];
  if (!nothingIn(changes)) facts.push({ type: 'WorkRecordEdited', data: { ...ofRecord, personal: changes } });
  if (salaries !== undefined) {
    const personal = remunerationChanges(before.salaries, salaries);
    facts.push({ type: 'RemunerationsChanged', data: { ...ofRecord, personal } });
  }
  // Last: by then the remunerations are as the regime has them, so that each fact tells its own part of the change.
  if (regimeType !== undefined) facts.push({ type: 'WorkRecordRegimeChanged', data: { ...ofRecord, regimeType } });
  return facts;
};

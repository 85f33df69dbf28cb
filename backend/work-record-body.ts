import type { z } from 'zod';
import type { WorkRecordEdit, workRecordCreateBody, workRecordEditBody } from '../domain/api/work-records.ts';
import type { NewWorkRecord } from '../domain/calculations/work-records/work-record.ts';

type Created = z.output<typeof workRecordCreateBody>['workRecord'];
type Edited = z.output<typeof workRecordEditBody>['workRecord'];

/** What a person stated of a new record, without what the server owns and derives. */
export const stated = ({
  id: _id,
  calculationId: _calculationId,
  fillPercent: _fillPercent,
  concomitantWith: _concomitantWith,
  days: _days,
  grossDays: _grossDays,
  time: _time,
  countDifferences: _countDifferences,
  cnisIndicators: _cnisIndicators,
  ...record
}: Created): NewWorkRecord => omitUndefined(record);

export const statedEdit = ({
  id: _id,
  calculationId: _calculationId,
  fillPercent: _fillPercent,
  concomitantWith: _concomitantWith,
  days: _days,
  grossDays: _grossDays,
  time: _time,
  countDifferences: _countDifferences,
  cnisIndicators: _cnisIndicators,
  ...record
}: Edited): WorkRecordEdit => record;

const omitUndefined = <T extends object>(record: T): T => {
  const kept = { ...record };
  for (const field in kept) if (kept[field] === undefined) delete kept[field];
  return kept;
};

import { changesIn } from '../../changes.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import { inOrder, packAll, unpackAll } from './remunerations.ts';
import { type NewWorkRecord, newWorkRecord, type WorkRecord } from './work-record.ts';

export const toWorkRecord = (id: string, given: NewWorkRecord): WorkRecord => {
  const { companyName, ingressDate, ...rest } = given;
  const { salaries = [], ...stated } = changesIn(newWorkRecord, rest);
  return { ...newWorkRecord, ...stated, companyName, ingressDate, id, salaries: inOrder(salaries) };
};

/** A record as events hold it: only what differs from a new one. */
export const packRecord = ({ id, companyName, ingressDate, salaries, ...rest }: WorkRecord): PackedWorkRecord => {
  const { salaries: unchanged, ...defaults } = newWorkRecord;
  const stated = changesIn(defaults, rest);
  return { ...stated, workRecordId: id, companyName, ingressDate, remunerations: packAll(salaries) };
};

export const unpackRecord = ({ workRecordId, remunerations, ...stated }: PackedWorkRecord): WorkRecord => ({
  ...newWorkRecord,
  ...stated,
  id: workRecordId,
  salaries: unpackAll(remunerations),
});

import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { inTime } from '../../../domain/words/in-time.ts';

/** The records that run beside one, oldest first. */
export const besideOf = ({ concomitantWith }: WorkRecord, records: readonly WorkRecord[]): WorkRecord[] =>
  inTime(records.filter(({ id }) => concomitantWith.includes(id)));

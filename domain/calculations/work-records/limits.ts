import { MOST_WORK_RECORDS } from '../../api/work-records.ts';
import { messages } from '../../words/messages.ts';
import { packRecord } from './packing.ts';
import type { WorkRecord } from './work-record.ts';

/**
 * Characters of a calculation's records in their packed form. A copy is one append of all of them, locked and in
 * base64, and logs take appends of at most a megabyte.
 */
export const MOST_PACKED_CHARACTERS = 500_000;

/** The sentence that refuses more than a calculation can hold, or null. */
export const tooMuch = (records: readonly WorkRecord[]): string | null => {
  if (records.length > MOST_WORK_RECORDS) return messages.tooManyRecords(MOST_WORK_RECORDS);
  return JSON.stringify(records.map(packRecord)).length > MOST_PACKED_CHARACTERS ? messages.tooManyRemunerations : null;
};

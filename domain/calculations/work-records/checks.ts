import { messages } from '../../words/messages.ts';
import { excessiveDeductions } from './deductions.ts';
import type { WorkRecord } from './work-record.ts';

/** What cannot be true of a record, field → sentence. A running record lasts until `asOf`. */
export const impossibleInRecord = (record: WorkRecord, asOf: string): Record<string, string> => {
  if (record.egressDate !== null && record.egressDate < record.ingressDate)
    return { ingressDate: messages.invalidRecordDates, egressDate: messages.invalidRecordDates };
  const refusals = excessiveDeductions(record, asOf);
  if (!record.isDisabled && record.disabledLevel !== null) refusals.disabledLevel = messages.invalidValue;
  return refusals;
};

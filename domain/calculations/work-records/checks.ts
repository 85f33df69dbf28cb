import { messages } from '../../words/messages.ts';
import { type OpenCalculation, recordsHeldOn } from '../calculation.ts';
import { impossibleAbroad } from './abroad.ts';
import { excessiveDeductions } from './deductions.ts';
import type { WorkRecord } from './work-record.ts';

/** `YYYY-MM-DD`. */
export interface CheckedOn {
  readonly today: string;
  /** A running record lasts until this day. */
  readonly asOf: string;
}

export const checkedOn = ({ fields }: Pick<OpenCalculation, 'fields'>, today: string): CheckedOn => ({
  today,
  asOf: recordsHeldOn(fields, today),
});

/** What cannot be true of a record, field → sentence. `before` is the record that an edit began from. */
export const impossibleInRecord = (
  record: WorkRecord,
  { today, asOf }: CheckedOn,
  before?: WorkRecord,
): Record<string, string> => {
  if (record.egressDate !== null && record.egressDate < record.ingressDate)
    return { ingressDate: messages.invalidRecordDates, egressDate: messages.invalidRecordDates };
  const refusals = { ...excessiveDeductions(record, asOf), ...impossibleAbroad(record) };
  // A start that was accepted is left alone: the calculation date may have been moved since.
  const late = record.ingressDate === before?.ingressDate ? null : lateStart(record, { today, asOf });
  if (late !== null) refusals.ingressDate = late;
  if (!record.isDisabled && record.disabledLevel !== null) refusals.disabledLevel = messages.invalidValue;
  // Older records without a degree may be edited in whatever else they say.
  if (lacksDegree(record) && (before === undefined || !lacksDegree(before))) refusals.disabledLevel = messages.required;
  return refusals;
};

/** No rule that asks for a degree can be decided without it (LC 142/2013, art. 3). */
const lacksDegree = ({ isDisabled, disabledLevel }: Pick<WorkRecord, 'isDisabled' | 'disabledLevel'>): boolean =>
  isDisabled && disabledLevel === null;

/** A record that begins after today and after the calculation date is a slip of the year. */
const lateStart = ({ ingressDate }: Pick<WorkRecord, 'ingressDate'>, { today, asOf }: CheckedOn): string | null => {
  if (ingressDate <= today || ingressDate <= asOf) return null;
  return asOf > today ? messages.startAfterCalculation : messages.futureDate;
};

import { EC20, EC103 } from '../../law/time/cuts.ts';
import { dayOf } from '../../units/day.ts';
import { messages } from '../../words/messages.ts';
import type { WorkRecord } from './work-record.ts';

type Period = Pick<WorkRecord, 'ingressDate' | 'egressDate'>;

/** Days from one day to another, both counted; none when the second comes earlier. */
const daysBetween = (from: number, to: number): number => Math.max(0, to - from + 1);

/** Last day of the record that counts: its egress, or `asOf` while it is still running. */
const endOf = ({ egressDate }: Period, asOf: string): number => dayOf(egressDate ?? asOf);

/**
 * Most days that each deduction may take: those of the record up to 16/12/1998, up to 13/11/2019, and from 14/11/2019.
 * A running record lasts until `asOf` (`YYYY-MM-DD`).
 */
export const deductionMaxima = (
  record: Period,
  asOf: string,
): { readonly deduction1: number; readonly deduction2: number; readonly deduction3: number } => {
  const start = dayOf(record.ingressDate);
  const end = endOf(record, asOf);
  return {
    deduction1: daysBetween(start, Math.min(end, EC20)),
    deduction2: daysBetween(start, Math.min(end, EC103)),
    deduction3: daysBetween(Math.max(start, EC103 + 1), end),
  };
};

/** Unused premium leave counts double only where it was earned before EC 20/1998. */
export const mayHaveAddition = ({ ingressDate }: Period): boolean => dayOf(ingressDate) <= EC20;

type Deducted = Period & Pick<WorkRecord, 'deduction1' | 'deduction2' | 'deduction3' | 'addition'>;

/** Deductions above their maximum, also the first two together up to 13/11/2019. Field → sentence. */
export const excessiveDeductions = (record: Deducted, asOf: string): Record<string, string> => {
  const maxima = deductionMaxima(record, asOf);
  const refusals: Record<string, string> = {};
  for (const field of ['deduction1', 'deduction2', 'deduction3'] as const) {
    if (record[field] > maxima[field]) refusals[field] = messages.maximumDays(maxima[field]);
  }
  const leftForSecond = Math.max(0, maxima.deduction2 - record.deduction1);
  if (record.deduction2 > leftForSecond) refusals.deduction2 ??= messages.maximumDays(leftForSecond);
  if (record.addition > 0 && !mayHaveAddition(record)) refusals.addition = messages.maximumDays(0);
  return refusals;
};

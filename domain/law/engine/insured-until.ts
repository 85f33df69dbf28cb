/** Until when whoever stopped contributing to the RGPS is insured at the most, by the records. */
import { addMonths, type Day, dayOf, firstDayOf, monthOf } from '../../units/day.ts';
import type { LawInput } from '../input/input.ts';

/** Twelve months, twelve of 120 contributions, twelve of unemployment. @see Lei 8.213/1991, art. 15, II and §§ 1, 2 */
const LONGEST_GRACE_IN_MONTHS = 36;

/** The day on which the contribution of the month after the grace falls due, in the month after that one. @see art. 15, § 4 */
const lastInsuredDay = (ended: Day): Day => {
  const due = addMonths(firstDayOf(monthOf(ended)), LONGEST_GRACE_IN_MONTHS + 2);
  return due + 14;
};

/** The newest day of the records; null where one runs on that day, or none is recorded. */
const endedOn = ({ workRecords }: Pick<LawInput, 'workRecords'>, day: string): Day | null => {
  if (workRecords.some(({ egressDate }) => egressDate === null || egressDate >= day)) return null;
  const ends = workRecords.flatMap(({ egressDate }) => egressDate ?? []).map(dayOf);
  return ends.length === 0 ? null : Math.max(...ends);
};

/** Null where on that day somebody is insured, or may still be. */
export const insuranceOver = (
  input: Pick<LawInput, 'workRecords'>,
  day: string,
): { readonly ended: Day; readonly insuredUntil: Day } | null => {
  const ended = endedOn(input, day);
  return ended === null || dayOf(day) <= lastInsuredDay(ended) ? null : { ended, insuredUntil: lastInsuredDay(ended) };
};

import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { distanceBetween } from '../../../../domain/words/rules.ts';
import { today } from '../../shared/clock.ts';
import { customerListTexts as texts } from './texts.ts';

/** The day of the next retirement, and below it how far away it is and in which regime. */
export const retirementOf = ({
  nextRetirement,
  calculationsCount,
}: CustomerListItem): { day: string; note: string | null; reached: boolean } => {
  if (nextRetirement === null)
    return { day: calculationsCount === 0 ? texts.uncalculated : texts.none, note: null, reached: false };
  const { date, regimeType } = nextRetirement;
  const reached = date <= today();
  const note = reached
    ? texts.retirementReached(regimeType)
    : texts.retirementAhead(distanceBetween(today(), date), regimeType);
  return { day: formatDate(date), note, reached };
};

/** The same in one line; null where there is no day. */
export const retirementLine = ({ nextRetirement }: CustomerListItem): string | null => {
  if (nextRetirement === null) return null;
  const day = formatDate(nextRetirement.date);
  return nextRetirement.date <= today() ? texts.retirementSince(day) : texts.retirementIn(day);
};

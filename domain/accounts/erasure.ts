import { DateTime } from 'luxon';
import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts } from './account.ts';

/** How long the data of a cancelled account are kept after its access ended. */
const MONTHS_AFTER_CANCELLATION = 3;
/** How long before an erasure the office is told, and how long a request for one can be withdrawn. */
export const DAYS_ANNOUNCED = 15;

const monthsAfter = (day: string, months: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).toFormat('yyyy-MM-dd');

/**
 * The day (`YYYY-MM-DD`, in São Paulo) from which everything of an account is erased: three months after a cancelled
 * one lost access, or fifteen days after it was asked for. Null: it is not to be erased.
 */
export const eraseOn = ({ isAdministrators, cancellation, erasureRequestedAt }: AccountFacts): string | null => {
  if (isAdministrators) return null;
  const days = [
    cancellation === null ? null : monthsAfter(dayInSaoPaulo(cancellation.accessUntil), MONTHS_AFTER_CANCELLATION),
    erasureRequestedAt === null ? null : isoOf(dayOf(dayInSaoPaulo(erasureRequestedAt)) + DAYS_ANNOUNCED),
  ];
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
};

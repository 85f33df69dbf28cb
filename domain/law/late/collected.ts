import { type Day, monthOf } from '../../units/day.ts';
import type { Month } from '../../units/month.ts';
import type { IndexOverlay } from '../tables/index.ts';
import { dueDayOf, dueMonthOf } from './decadence.ts';

/** What is paid late, in whole cents. */
export interface Collected {
  readonly contribution: number;
  readonly fine: number;
  /** null: the SELIC of a month between is not published. */
  readonly interest: number | null;
  /** Without an interest that is not known: 'a partir de'. */
  readonly total: number;
}

const FINE_A_DAY = 0.33;
const MOST_FINE = 20;
const OF_MONTH_OF_PAYMENT = 1;

/** Percent: 0,33 a day from the day after the 15th of the month after the contribution's, at most 20. @see Lei 9.430/1996, art. 61, §§ 1 and 2 */
export const lateFinePercent = (month: Month, paidOn: Day): number =>
  Math.min(MOST_FINE, Math.max(0, paidOn - dueDayOf(month)) * FINE_A_DAY);

/**
 * Percent: the SELIC of the months after the one of the due day and before the one of the payment, added up, and 1 in that of the
 * payment; none where it is paid in the month of the due day.
 * @see Lei 9.430/1996, art. 61, § 3
 */
export const lateInterestPercent = (month: Month, paidOn: Day, { selic }: IndexOverlay): number | null => {
  const paidIn = monthOf(paidOn);
  if (paidIn <= dueMonthOf(month)) return 0;
  let percent = OF_MONTH_OF_PAYMENT;
  for (let between = dueMonthOf(month) + 1; between < paidIn; between += 1) {
    const rate = selic.get(between);
    if (rate === undefined) return null;
    percent += rate;
  }
  return percent;
};

/** Cents of the interest alone, of what bears no fine. @see Lei 8.212/1991, art. 21, § 3 */
export const lateInterestOf = (
  contribution: number,
  ...when: Parameters<typeof lateInterestPercent>
): number | null => {
  const percent = lateInterestPercent(...when);
  return percent === null ? null : Math.round((contribution * percent) / 100);
};

/** A contribution that the INSS still collects, in cents. @see Lei 8.212/1991, arts. 35 and 45-A, § 3 */
export const collectedOf = (contribution: number, ...when: Parameters<typeof lateInterestPercent>): Collected => {
  const [month, paidOn] = when;
  const fine = Math.round((contribution * lateFinePercent(month, paidOn)) / 100);
  const interest = lateInterestOf(contribution, ...when);
  return { contribution, fine, interest, total: contribution + fine + (interest ?? 0) };
};

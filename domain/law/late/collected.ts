import type { Day } from '../../units/day.ts';
import type { Month } from '../../units/month.ts';
import { dueDayOf } from './decadence.ts';

/** What is paid late, in whole cents. The interest (SELIC until the month before, 1% in that of the payment) is beyond it: its series is not kept here. */
export interface Collected {
  readonly contribution: number;
  readonly fine: number;
  /** Without the interest: 'a partir de'. */
  readonly total: number;
}

const FINE_A_DAY = 0.33;
const MOST_FINE = 20;

/** Percent: 0,33 a day from the day after the 15th of the month after the contribution's, at most 20. @see Lei 9.430/1996, art. 61, §§ 1 and 2 */
export const lateFinePercent = (month: Month, paidOn: Day): number =>
  Math.min(MOST_FINE, Math.max(0, paidOn - dueDayOf(month)) * FINE_A_DAY);

/** A contribution that the INSS still collects, in cents. @see Lei 8.212/1991, arts. 35 and 45-A, § 3 */
export const collectedOf = (contribution: number, month: Month, paidOn: Day): Collected => {
  const fine = Math.round((contribution * lateFinePercent(month, paidOn)) / 100);
  return { contribution, fine, total: contribution + fine };
};

/** Whether it is past its day, so that it bears interest. */
export const isLate = (month: Month, paidOn: Day): boolean => lateFinePercent(month, paidOn) > 0;

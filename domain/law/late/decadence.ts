import { type Day, firstDayOf } from '../../units/day.ts';
import { type Month, monthOfYear, yearOfMonth } from '../../units/month.ts';

/** A contribution falls due in the month after its own. @see Lei 8.212/1991, art. 30, II */
export const dueMonthOf = (month: Month): Month => month + 1;

/** Of who pays for himself. @see Lei 8.212/1991, art. 30, II; Decreto 3.048/1999, art. 19-E, § 3 */
const LAST_DAY_TO_PAY = 15;

/** The day on which a month's contribution falls due; no day of banks is looked at. */
export const dueDayOf = (month: Month, lastDay: number = LAST_DAY_TO_PAY): Day =>
  firstDayOf(dueMonthOf(month)) + lastDay - 1;

/**
 * The year in which a month can no longer be collected: five years run from the first day of the year after that in which
 * it fell due.
 * @see Lei 5.172/1966 (CTN), art. 173, I; Decreto 3.048/1999, art. 348, I
 */
export const decaysIn = (month: Month): number => yearOfMonth(dueMonthOf(month)) + 6;

/** The newest month that the INSS can no longer collect: all of them up to it are indemnified. 11/2020 for all of 2026. */
export const lastDecadentMonth = (paidIn: Month): Month => monthOfYear(yearOfMonth(paidIn) - 6, 11);

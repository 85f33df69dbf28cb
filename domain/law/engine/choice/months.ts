/** How long and how often something is paid. */
import { type Day, elapsed, firstDayOf } from '../../../units/day.ts';
import type { Month } from '../../../units/month.ts';

/**
 * Twelve months and the 13th, of pay, contribution and benefit alike.
 * @see CF, arts. 7, VIII, 39, § 3, 40, § 12, and 201, § 6; Lei 8.213/1991, art. 40; Lei 8.212/1991, art. 28, § 7
 */
export const PAID_A_MONTH = 13 / 12;

const DAYS_OF_MONTH = 30;

/** Whole months from one day to another, and the days left over as thirtieths; nothing once the second has gone by. */
export const monthsBetween = (from: Day, to: Day): number => {
  const { years, months, days } = elapsed(from, to);
  return years * 12 + months + Math.min(days, DAYS_OF_MONTH) / DAYS_OF_MONTH;
};

/**
 * What of a month lies from one day on and before another, every month of thirty days: from the 16th on it is one half in each,
 * and what ends on a day and begins on it again is a whole month.
 */
export const shareOfMonth = (month: Month, from: Day, to: Day): number => {
  const first = firstDayOf(month);
  const before = (day: Day): number =>
    day >= firstDayOf(month + 1) ? DAYS_OF_MONTH : Math.min(DAYS_OF_MONTH, Math.max(0, day - first));
  return Math.max(0, before(to) - before(from)) / DAYS_OF_MONTH;
};

/** An amount in BRL worked out once, to the nearest cent of what it really is: half a cent is seldom exactly half of one. */
export const toCents = (reais: number): number => Math.round(Number(reais.toFixed(2)) * 100);

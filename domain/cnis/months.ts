import { isoOf, lastDayOf, monthOfYear } from '../law/time/day.ts';

/** A month of the calendar as `YYYY-MM`; `YYYY-13` is the 13th salary of a year. */
export type MonthKey = string;

/** The Real begins: what was paid before is disregarded in every average. @see Lei 9.876/1999, art. 3 */
export const firstMonthThatCounts: MonthKey = '1994-07';

/** The 13th salary, as the month of its year. */
export const thirteenth = '13';

export const isThirteenth = (key: MonthKey): boolean => key.endsWith(`-${thirteenth}`);

export const monthParts = (key: MonthKey): { month: string; year: number } => ({
  month: key.slice(5, 7),
  year: Number(key.slice(0, 4)),
});

/** '2020-05' or '2020-05-17' → months since year 0. */
const ordinal = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const keyOf = (months: number): MonthKey =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;

/** Every month from one to another, both included; either may be a date. */
export const monthsBetween = (from: string, to: string): MonthKey[] =>
  Array.from({ length: Math.max(0, ordinal(to) - ordinal(from) + 1) }, (_, index) => keyOf(ordinal(from) + index));

/** '2012-02' → '2012-02-29' */
export const lastDayOfMonth = (key: MonthKey): string =>
  isoOf(lastDayOf(monthOfYear(Number(key.slice(0, 4)), Number(key.slice(5, 7)))));

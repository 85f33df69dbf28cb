import { isoOf, lastDayOf } from '../units/day.ts';
import { FIRST_AVERAGED_MONTH, isoOfMonth, type MonthParts, parseMonth, THIRTEENTH } from '../units/month.ts';

/** A month of the calendar as `YYYY-MM`; `YYYY-13` is the 13th salary of a year. */
export type MonthKey = string;

/** The Real begins: what was paid before is disregarded in every average. @see Lei 9.876/1999, art. 3 */
export const firstMonthThatCounts: MonthKey = isoOfMonth(FIRST_AVERAGED_MONTH);

export const isThirteenth = (key: MonthKey): boolean => key.endsWith(`-${THIRTEENTH}`);

export const monthParts = (key: MonthKey): MonthParts => ({
  month: key.slice(5, 7),
  year: Number(key.slice(0, 4)),
});

/** Every month from one to another, both included; either may be a date. */
export const monthsBetween = (from: string, to: string): MonthKey[] =>
  Array.from({ length: Math.max(0, parseMonth(to) - parseMonth(from) + 1) }, (_, index) =>
    isoOfMonth(parseMonth(from) + index),
  );

/** '2012-02' → '2012-02-29' */
export const lastDayOfMonth = (key: MonthKey): string => isoOf(lastDayOf(parseMonth(key)));

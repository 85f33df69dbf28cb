/** Months as integers: year × 12 + month − 1, so that they can be compared, subtracted and used as keys. */

export type MonthNumber = number;

/** 2026, 11 → 24322. */
export const monthNumber = (year: number, month: number): MonthNumber => year * 12 + month - 1;

/** '2026-11', or the first seven letters of '2026-11-20' → 24322. */
export const parseMonth = (text: string): MonthNumber =>
  monthNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

/** '11/2026' → 24322. */
export const parseMonthOfYear = (text: string): MonthNumber =>
  monthNumber(Number(text.slice(3, 7)), Number(text.slice(0, 2)));

export const yearOf = (month: MonthNumber): number => Math.floor(month / 12);

/** '01' to '12'. */
export const monthOf = (month: MonthNumber): string => String((month % 12) + 1).padStart(2, '0');

/** 24322 → '11/2026'. */
export const formatMonthOfYear = (month: MonthNumber): string => `${monthOf(month)}/${yearOf(month)}`;

/** First month whose remuneration enters any average (Plano Real). @see EC 103/2019, art. 26; Lei 9.876/1999, art. 3 */
export const FIRST_AVERAGED_MONTH: MonthNumber = monthNumber(1994, 7);

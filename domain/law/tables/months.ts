/** Months as text at the edge; inside they are the integers of `domain/law/time/day.ts`. */
import { type Month, monthOfYear } from '../time/day.ts';

/** '2026-11', or the first seven letters of '2026-11-20'. */
export const parseMonth = (text: string): Month => monthOfYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

/** '11/2026'. */
export const parseMonthOfYear = (text: string): Month =>
  monthOfYear(Number(text.slice(3, 7)), Number(text.slice(0, 2)));

/** '01' to '12'. */
export const twoDigitMonth = (month: Month): string => String((month % 12) + 1).padStart(2, '0');

/** '11/2026'. */
export const formatMonthOfYear = (month: Month): string => `${twoDigitMonth(month)}/${Math.floor(month / 12)}`;

/** Ascending months as a reader names them: 'de 08/1994 a 09/2026, 11/2026'. */
export const formatMonthRanges = (months: readonly Month[]): string => {
  const ranges: { from: Month; to: Month }[] = [];
  for (const month of months) {
    const last = ranges.at(-1);
    if (last !== undefined && month === last.to + 1) last.to = month;
    else ranges.push({ from: month, to: month });
  }
  return ranges
    .map(({ from, to }) =>
      from === to ? formatMonthOfYear(from) : `de ${formatMonthOfYear(from)} a ${formatMonthOfYear(to)}`,
    )
    .join(', ');
};

/** First month whose remuneration enters any average (Plano Real). @see EC 103/2019, art. 26; Lei 9.876/1999, art. 3 */
export const FIRST_AVERAGED_MONTH: Month = monthOfYear(1994, 7);

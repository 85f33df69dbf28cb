/**
 * Months as integers, year × 12 + month − 1, so that the next month is one more and the stretch between two a difference.
 * The other shapes belong to the edge: `MonthParts` in requests, answers and extracts, 'YYYY-MM' and 'MM/YYYY' in texts.
 */

export type Month = number;

/** A month as requests and answers write it: '01' to '12', in a remuneration also '13', the 13th salary of the year. */
export interface MonthParts {
  readonly month: string;
  readonly year: number;
}

export const DECEMBER = 12;
/** The 13th salary, as the month of its year. */
export const THIRTEENTH = '13';

/** `month` from 1 to 12. */
export const monthOfYear = (year: number, month: number): Month => year * 12 + month - 1;

export const yearOfMonth = (month: Month): number => Math.floor(month / 12);

/** 1 to 12. */
export const numberOfMonth = (month: Month): number => (((month % 12) + 12) % 12) + 1;

/** 5 → '05'. */
export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

export const partsOfMonth = (month: Month): MonthParts => ({
  month: twoDigits(numberOfMonth(month)),
  year: yearOfMonth(month),
});

/** Eleven times the code of '0': what the codes of two digits say too much. */
const TWO_DIGITS_OF_NOTHING = 11 * '0'.charCodeAt(0);

/** '05' → 5, of each of the hundreds of remunerations of a career. */
const numberOfTwoDigits = (digits: string): number =>
  digits.length === 2 ? digits.charCodeAt(0) * 10 + digits.charCodeAt(1) - TWO_DIGITS_OF_NOTHING : Number(digits);

/** The month in whose money a remuneration is: the 13th salary is money of December. */
export const monthOfPay = ({ month, year }: MonthParts): Month =>
  monthOfYear(year, Math.min(DECEMBER, numberOfTwoDigits(month)));

/** '2026-11', or the first seven letters of '2026-11-20'. */
export const parseMonth = (text: string): Month => monthOfYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

/** '2026-11'. */
export const isoOfMonth = (month: Month): string =>
  `${String(yearOfMonth(month)).padStart(4, '0')}-${twoDigits(numberOfMonth(month))}`;

/** '11/2026'. */
export const parseMonthOfYear = (text: string): Month =>
  monthOfYear(Number(text.slice(3, 7)), Number(text.slice(0, 2)));

/** '11/2026'. */
export const formatMonthOfYear = (month: Month): string => `${twoDigits(numberOfMonth(month))}/${yearOfMonth(month)}`;

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

const ONE_RANGE = /^(?:de )?(\d{2}\/\d{4})(?: (?:a|até) (\d{2}\/\d{4}))?$/;
const IS_MONTH = /^(0[1-9]|1[0-2])\/(19[3-9]\d|20\d{2}|2100)$/;

/** What `formatMonthRanges` writes, also with semicolons, in order and each month once; null for what names no months. */
export const readMonthRanges = (text: string): Month[] | null => {
  const months = new Set<Month>();
  for (const part of text.split(/[,;]/)) {
    const [, from, to = from] = ONE_RANGE.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined || !IS_MONTH.test(from) || !IS_MONTH.test(to)) return null;
    const [first, last] = [parseMonthOfYear(from), parseMonthOfYear(to)];
    if (first > last) return null;
    for (let month = first; month <= last; month += 1) months.add(month);
  }
  return [...months].sort((one, other) => one - other);
};

/**
 * 07/1994, the first month of the Plano Real: what was paid before enters no average.
 * @see EC 103/2019, art. 26; Lei 9.876/1999, art. 3
 */
export const FIRST_AVERAGED_MONTH: Month = monthOfYear(1994, 7);

/** Whether a remuneration was paid in the money of the Plano Real; the 13th of a year counts as paid in December. */
export const isSincePlanoReal = (parts: MonthParts): boolean => monthOfPay(parts) >= FIRST_AVERAGED_MONTH;

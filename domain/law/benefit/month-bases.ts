/** What was paid in a month, summed over records: one base of contribution. */
import { centsOf } from '../../units/money.ts';
import { FIRST_AVERAGED_MONTH, type Month } from '../../units/month.ts';
import { ceiling } from '../tables/index.ts';
import type { SalaryBook, SalaryEntry } from './salary-book.ts';

interface MonthSum {
  readonly month: Month;
  cents: number;
  /** Every entry of the month was under the RGPS. */
  underRgps: boolean;
}

/** What of a month's sum enters an average, before it is updated. */
export interface MonthBase extends Readonly<MonthSum> {
  readonly base: number;
}

export const isBase = ({ cents, isThirteenth }: SalaryEntry): boolean => isThirteenth !== true && cents > 0;

const isLeftOut = ({ belowMinimum, notComputed }: SalaryEntry): boolean =>
  belowMinimum === true || notComputed === true;

/** One sum for each month from 07/1994; month 13 and months without a base stay out. */
export const sumsByMonth = (entries: readonly SalaryEntry[]): MonthSum[] => {
  const sums = new Map<Month, MonthSum>();
  for (const entry of entries) {
    const { month, cents } = entry;
    if (!isBase(entry) || isLeftOut(entry) || month < FIRST_AVERAGED_MONTH) continue;
    const underRgps = entry.underRgps === true;
    const sum = sums.get(month);
    if (sum === undefined) sums.set(month, { month, cents, underRgps });
    else {
      sum.cents += cents;
      sum.underRgps &&= underRgps;
    }
  }
  return [...sums.values()].sort((a, b) => a.month - b.month);
};

/** The ceiling cuts the sum of the month in the RGPS (Lei 8.213/1991, art. 32; STJ, Tema 1.070). */
export const contributionBase = (
  { month, cents }: MonthSum,
  book: Pick<SalaryBook, 'regimeType' | 'overlay'>,
): number => {
  const limit = book.regimeType === 'RGPS' ? ceiling(month, book.overlay) : null;
  return limit === null ? cents : Math.min(cents, centsOf(limit));
};

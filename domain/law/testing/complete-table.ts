import { FIRST_AVERAGED_MONTH, formatMonthOfYear, parseMonthOfYear, partsOfMonth } from '../../units/month.ts';
import type { PublishedIndexes } from '../tables/index.ts';

type Factor = PublishedIndexes['indexes'][number];

/**
 * A table without holes, as an administrator publishes it for a month 'MM/YYYY'. Factors are one, except those of the
 * months 'MM/YYYY' in `factors`; null leaves that month out.
 */
export const completeTable = (
  date: string,
  factors: Readonly<Record<string, number | null>> = {},
  values: Partial<Pick<PublishedIndexes, 'minSalary' | 'maxSalary'>> = {},
): PublishedIndexes => {
  const indexes: Factor[] = [];
  for (let month = FIRST_AVERAGED_MONTH; month < parseMonthOfYear(date); month += 1) {
    const index = factors[formatMonthOfYear(month)];
    if (index !== null) indexes.push({ ...partsOfMonth(month), index: index ?? 1 });
  }
  return { date, minSalary: null, maxSalary: null, ...values, indexes };
};

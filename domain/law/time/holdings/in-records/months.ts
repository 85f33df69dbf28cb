/** Monthly contributions (carência), and the rural work that may stand in their place. */
import { BEGINNING_OF_TIME } from '../../../../units/day.ts';
import type { Month } from '../../../../units/month.ts';
import { monthCounter } from '../../counter.ts';
import {
  daysOfPeriod,
  isRuralOfUnknownCategory,
  type Period,
  qualifyingMonths,
  RURAL_PAID_FROM,
} from '../../records.ts';
import { union } from '../../stretch.ts';
import type { Holdings } from '../facts.ts';
import { once } from './counting.ts';

/** `below`: months since 11/2019 whose base stays below the minimum wage. */
export const monthsIn = (
  periods: readonly Period[],
  below: ReadonlySet<Month>,
): Pick<Holdings, 'months' | 'ruralOfUnknownCategory' | 'ruralDays'> => {
  const rural = periods.filter((period) => period.isRural);
  const monthsOf = once((kind: 'urban' | 'rural' | 'hybrid') =>
    monthCounter(
      qualifyingMonths(periods, below, (period) => {
        if (kind !== 'urban' && period.isRural) return { from: BEGINNING_OF_TIME, needsPayment: false };
        if (kind === 'rural' || !period.isQualifyingPeriod) return null;
        return { from: period.isRural ? RURAL_PAID_FROM : BEGINNING_OF_TIME, needsPayment: true };
      }),
    ),
  );
  return {
    months: (kind) => monthsOf(kind === 'hybrid' && rural.length === 0 ? 'urban' : kind),
    ruralOfUnknownCategory: rural.some(isRuralOfUnknownCategory),
    ruralDays: union(rural.map(daysOfPeriod)),
  };
};

/** Monthly contributions (carência), and the rural work that may stand in their place. */
import { BEGINNING_OF_TIME } from '../../../../units/day.ts';
import type { Month } from '../../../../units/month.ts';
import { monthCounter } from '../../counter.ts';
import { once } from '../../once.ts';
import {
  daysOfPeriod,
  isRuralOfUnknownCategory,
  type Period,
  qualifyingMonths,
  RURAL_PAID_FROM,
} from '../../records.ts';
import { union } from '../../stretch.ts';
import type { Holdings } from '../facts.ts';

type Kind = Parameters<Holdings['months']>[0];
type Within = Parameters<typeof qualifyingMonths>[3];

/** `below`: months since 11/2019 whose base stays below the minimum wage. */
export const monthsIn = (
  periods: readonly Period[],
  below: ReadonlySet<Month>,
): Pick<Holdings, 'months' | 'lateMonths' | 'ruralOfUnknownCategory' | 'ruralDays'> => {
  const rural = periods.filter((period) => period.isRural);
  const daysOf = (kind: Kind, of: readonly Period[], within: Within = null) =>
    qualifyingMonths(
      of,
      below,
      (period) => {
        if (kind !== 'urban' && period.isRural) return { from: BEGINNING_OF_TIME, needsPayment: false };
        if (kind === 'rural' || !period.isQualifyingPeriod) return null;
        return { from: period.isRural ? RURAL_PAID_FROM : BEGINNING_OF_TIME, needsPayment: period.isAbroad !== true };
      },
      within,
    );
  const monthsOf = once((kind: Kind) => monthCounter(daysOf(kind, periods)));
  const late = periods.flatMap(({ notForCarencia = [] }) => notForCarencia);
  const lateOf = once((kind: Kind): number => {
    if (late.length === 0) return 0;
    const within = { from: Math.min(...late), to: Math.max(...late) };
    const inTime = periods.map((period): Period => ({ ...period, notForCarencia: [] }));
    return daysOf(kind, inTime, within).length - daysOf(kind, periods, within).length;
  });
  return {
    months: (kind) => monthsOf(kind === 'hybrid' && rural.length === 0 ? 'urban' : kind),
    lateMonths: lateOf,
    ruralOfUnknownCategory: rural.some(isRuralOfUnknownCategory),
    ruralDays: union(rural.map(daysOfPeriod)),
  };
};

import { ceiling, type IndexOverlay, minimumWage, NO_OVERLAY, SHIPPED_LIMITS_UNTIL } from '../law/tables/index.ts';
import { type Month, monthOfYear } from '../units/month.ts';

/** The limits of a month in BRL; null for a month that the series does not hold. `month` is '01' to '12'. */
export interface MonthLimits {
  readonly minimumWage: (year: number, month: string) => number | null;
  readonly ceiling: (year: number, month: string) => number | null;
}

const monthOf = (year: number, month: string): Month => monthOfYear(year, Number(month));

/** Minimum wage and ceiling of every month, with what was published laid over the shipped series. */
export const monthLimits = (overlay: IndexOverlay = NO_OVERLAY): MonthLimits => ({
  minimumWage: (year, month) => minimumWage(monthOf(year, month), overlay),
  ceiling: (year, month) => ceiling(monthOf(year, month), overlay),
});

type LimitOf = (month: Month) => number | null;

/** Every month is asked for again and again when a case file is folded. */
const certain = (limitOf: LimitOf): LimitOf => {
  const known = new Map<Month, number | null>();
  return (month) => {
    if (month > SHIPPED_LIMITS_UNTIL) return null;
    const found = known.get(month);
    if (found !== undefined) return found;
    const limit = limitOf(month);
    known.set(month, limit);
    return limit;
  };
};
const shippedMinimumWage = certain((month) => minimumWage(month));
const shippedCeiling = certain((month) => ceiling(month));

/** The shipped limits as far as they are certain: what a later year's are only a publication can tell. */
export const shippedLimits: MonthLimits = {
  minimumWage: (year, month) => shippedMinimumWage(monthOf(year, month)),
  ceiling: (year, month) => shippedCeiling(monthOf(year, month)),
};

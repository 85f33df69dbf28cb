import { centsOf, reaisOf, scaledCents } from '../../units/money.ts';
import { DECEMBER, type Month, monthOfYear, yearOfMonth } from '../../units/month.ts';
import { accumulatedCorrection, type IndexOverlay, minimumWage, READJUSTMENTS } from '../tables/index.ts';

/** One January: the percent applied, null for an amount that follows the minimum wage, and the amount after it, in BRL. */
export interface Readjustment {
  readonly year: number;
  readonly percent: number | null;
  readonly value: number;
}

export interface Readjusted {
  readonly value: number;
  readonly steps: readonly Readjustment[];
  /** Years whose readjustment is not known; they leave the amount as it is. */
  readonly missingYears: readonly number[];
}

/** Percent of the January after the start: the correction of the months of that year from the start on, two decimals. */
const firstPercent = (start: Month): number | null => {
  const accumulated = accumulatedCorrection(start, monthOfYear(yearOfMonth(start), DECEMBER));
  return accumulated === null ? null : Math.round(accumulated * 10_000) / 100;
};

const yearlyPercent = (year: number): number | null =>
  READJUSTMENTS.find((readjustment) => readjustment.year === year)?.percent ?? null;

/**
 * Brings a benefit of the RGPS that started in one month to another, January by January, never below the minimum wage; an amount
 * of one minimum wage follows it.
 *
 * @see Lei 8.213/1991, art. 41-A; CF, art. 201, §§ 2 and 4
 */
export const readjust = (value: number, start: Month, to: Month, overlay: IndexOverlay): Readjusted => {
  let cents = centsOf(value);
  const steps: Readjustment[] = [];
  const missingYears: number[] = [];
  const startYear = yearOfMonth(start);
  for (let year = startYear + 1; year <= yearOfMonth(to); year += 1) {
    const percent = year === startYear + 1 ? firstPercent(start) : yearlyPercent(year);
    if (percent === null) {
      missingYears.push(year);
      continue;
    }
    const wageBefore = centsOf(minimumWage(monthOfYear(year - 1, DECEMBER), overlay) ?? 0);
    const wage = centsOf(minimumWage(monthOfYear(year, 1), overlay) ?? 0);
    const risen = cents <= wageBefore ? 0 : scaledCents(cents, 10_000 + Math.round(percent * 100), 10_000);
    cents = Math.max(risen, wage);
    steps.push({ year, percent: risen >= wage ? percent : null, value: reaisOf(cents) });
  }
  const floor = minimumWage(to, overlay) ?? 0;
  return { value: reaisOf(Math.max(cents, centsOf(floor))), steps, missingYears };
};

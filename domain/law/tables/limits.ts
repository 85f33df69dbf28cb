import { DECEMBER, FIRST_AVERAGED_MONTH, type Month, monthOfYear, parseMonth, yearOfMonth } from '../../units/month.ts';
import { CEILING } from './ceiling.ts';
import type { LimitChange } from './limit-change.ts';
import { MINIMUM_WAGE } from './minimum-wage.ts';
import { type IndexOverlay, NO_OVERLAY } from './overlay.ts';

interface Step {
  readonly from: Month;
  readonly value: number;
}

const stepsOf = (changes: readonly LimitChange[]): readonly Step[] =>
  changes.map(({ from, value }) => ({ from: parseMonth(from), value }));

const MINIMUM_WAGE_STEPS = stepsOf(MINIMUM_WAGE);
const CEILING_STEPS = stepsOf(CEILING);

/** From the newest back: most months asked about are recent. */
const newest = (steps: readonly Step[], month: Month): Step | null => {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step !== undefined && step.from <= month) return step;
  }
  return null;
};

const valueIn = (month: Month, shipped: readonly Step[], published: readonly Step[]): number | null => {
  const own = newest(shipped, month);
  const laidOver = newest(published, month);
  if (laidOver !== null && (own === null || laidOver.from >= own.from)) return laidOver.value;
  return own?.value ?? null;
};

/** Minimum wage in force in a month, in BRL; null before 07/1994. */
export const minimumWage = (month: Month, overlay: IndexOverlay = NO_OVERLAY): number | null =>
  month < FIRST_AVERAGED_MONTH ? null : valueIn(month, MINIMUM_WAGE_STEPS, overlay.minimumWages);

/** Limit of the salary of contribution of the RGPS in a month, in BRL; null before 07/1994. */
export const ceiling = (month: Month, overlay: IndexOverlay = NO_OVERLAY): number | null =>
  month < FIRST_AVERAGED_MONTH ? null : valueIn(month, CEILING_STEPS, overlay.ceilings);

/** The last month of which the shipped limits are certain: December of the year of the newest ceiling. */
export const SHIPPED_LIMITS_UNTIL: Month = monthOfYear(yearOfMonth(CEILING_STEPS.at(-1)?.from ?? 0), DECEMBER);

import type { Month } from '../../units/month.ts';

/** What it costs to leave a month out of the average. Months that cost the same share a kind, a number from 0 on. */
export interface MonthCosts {
  /** The kind of each of these months. */
  readonly kindsOf: (months: readonly Month[]) => readonly number[];
  /** Months of contribution that a month of a kind takes away: 1, or 1.4 where special time was converted. */
  readonly contributionOf: (kind: number) => number;
  /** Whether the requirements still hold after so many months of each kind; once false it stays false for more. */
  readonly holdsWithout: (removed: readonly number[]) => boolean;
}

/** Every month costs a month. */
export const evenCosts = (holdsWithout: (months: number) => boolean): MonthCosts => ({
  kindsOf: (months) => months.map(() => 0),
  contributionOf: () => 1,
  holdsWithout: (removed) => holdsWithout(removed[0] ?? 0),
});

import { centsOf, reaisOf } from '../../units/money.ts';
import { checkAmounts, checkNumber } from '../input/checks.ts';
import { type Amount, exact, rounded } from './exact.ts';
import { type Ranking, rankingOf } from './ranking.ts';

/** How the months become an average. */
export interface AverageRule {
  /** Percentage of the months that enters, the best ones: 100, 90, 80. */
  readonly bestShare: number;
  /** The divisor is never smaller (108 since Lei 14.331/2022); absent: the months that entered. */
  readonly minimumDivisor?: number;
  /** Months from 07/1994 to the one before the start: the 60% divisor of Lei 9.876/1999, art. 3, § 2 applies. */
  readonly monthsElapsed?: number;
  /** Months contributed whose base is unknown. The minimum divisors look at the months contributed. */
  readonly monthsWithoutBase?: number;
}

export interface Average {
  /** Months that entered. */
  readonly kept: number;
  /** With two decimals where a minimum divisor meets months whose base is unknown. */
  readonly divisor: number;
  /** Their sum, in cents. */
  readonly cents: number;
  /** BRL, unrounded. */
  readonly value: Amount;
}

/** 80% of 11 months are 8: the decimal part is dropped, but one month always enters. */
export const bestMonths = (count: number, bestShare: number): number =>
  Math.min(count, Math.max(1, Math.floor((count * bestShare) / 100)));

export const averageOf = (kept: number, divisor: number, cents: number): Average => ({
  kept,
  divisor,
  cents,
  value: exact(cents).dividedBy(exact(divisor).times(100)),
});

const ofHighest = (kept: number, divisor: number, { highest }: Ranking): Average =>
  averageOf(kept, divisor, highest[kept] ?? 0);

/**
 * The months that entered, or a minimum above what was contributed: then as much of it as the known months are of the
 * contributed ones, so that 60 known months of 90 are divided by two thirds of 108.
 */
export const divisorOf = (kept: number, minimum: number, unknown: number): number => {
  const contributed = kept + unknown;
  return contributed >= minimum ? kept : Math.round((100 * minimum * kept) / contributed) / 100;
};

/**
 * With fewer months than 60% of those elapsed, everything is added and divided by those 60%; up to 80%, by the months
 * themselves; above, the 80% best ones count.
 *
 * @see Lei 9.876/1999, art. 3, § 2
 */
const averageOverElapsed = (ranking: Ranking, bestShare: number, elapsed: number, unknown: number): Average => {
  const { count } = ranking;
  const sixty = Math.floor((elapsed * 60) / 100);
  const few = (count + unknown) * 100 < elapsed * 80;
  const kept = few ? count : bestMonths(count, bestShare);
  return ofHighest(kept, few ? divisorOf(kept, sixty, unknown) : kept, ranking);
};

/** The average of ranked months; null without any month. */
export const rankedAverage = (ranking: Ranking, rule: AverageRule): Average | null => {
  if (ranking.count === 0) return null;
  const unknown = rule.monthsWithoutBase ?? 0;
  if (rule.monthsElapsed !== undefined) return averageOverElapsed(ranking, rule.bestShare, rule.monthsElapsed, unknown);
  const kept = bestMonths(ranking.count, rule.bestShare);
  return ofHighest(kept, divisorOf(kept, rule.minimumDivisor ?? 0, unknown), ranking);
};

/** Values as the law's ranking; the order in which they come does not matter. */
export const rank = (values: readonly number[]): Ranking => rankingOf(values.map(centsOf).sort((a, b) => b - a));

/** An average in plain numbers: `value` and `sum` in BRL, `value` rounded to cents. */
export interface AverageFound {
  readonly value: number;
  readonly sum: number;
  readonly kept: number;
  readonly divisor: number;
}

export const plainAverage = ({ value, cents, kept, divisor }: Average): AverageFound => ({
  value: rounded(value),
  sum: reaisOf(cents),
  kept,
  divisor,
});

/**
 * Average of updated values in BRL; null for none. `average([1000, 2000, 3000, 4000, 5000], { bestShare: 80 })` keeps
 * four months and gives 3,500.00.
 *
 * @see EC 103/2019, art. 26; Lei 9.876/1999, art. 3; Lei 10.887/2004, art. 1
 * @throws LawError for a value that is no number, or below zero
 */
export const average = (values: readonly number[], rule: AverageRule): AverageFound | null => {
  checkAmounts(values);
  checkNumber(rule.bestShare, 'bestShare');
  for (const name of ['minimumDivisor', 'monthsElapsed', 'monthsWithoutBase'] as const) {
    checkNumber(rule[name] ?? 0, name);
  }
  const found = rankedAverage(rank(values), rule);
  return found === null ? null : plainAverage(found);
};

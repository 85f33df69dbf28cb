import { centsOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import type { Span } from '../../units/span.ts';
import { checkAmounts, checkNumber, checkSpan } from '../input/checks.ts';
import { type Average, type AverageFound, averageOf, divisorOf, plainAverage, rank } from './average.ts';
import { wholeYearsWithout, without } from './coefficient.ts';
import { evenCosts, type MonthCosts } from './costs.ts';
import { type Amount, exact, larger, rounded, smaller } from './exact.ts';
import type { Ranking } from './ranking.ts';

/** What a discard is judged by. Percentages are whole numbers, amounts cents. */
export interface DiscardRule {
  readonly contribution: Span;
  /** Percentage of the average for so many whole years of contribution. */
  readonly percentage: (wholeYears: number) => number;
  /** What the average is times by where that is no percentage of whole years: the factor, in per cent, after so many months of contribution were lost. */
  readonly weightWithout?: (lost: number) => number;
  /** The part of the benefit that is paid after so many months of contribution were lost; absent: the whole. */
  readonly shareWithout?: (lost: number) => number;
  readonly costs: MonthCosts;
  readonly minimumDivisor?: number;
  readonly monthsWithoutBase?: number;
  /** At most so many percent of the months. */
  readonly discardableShare?: number;
  /** Limits of the average and of the benefit, in cents; null: none. */
  readonly averageLimit: number | null;
  /** Floor of the average, in cents, before the percentage; null: none. */
  readonly averageFloor: number | null;
  readonly benefitFloor: number | null;
  readonly benefitLimit: number | null;
}

export interface Discarded {
  readonly months: number;
  /** The fewest months that a choice would have kept. */
  readonly fewest: number;
  /** Months of contribution lost with them. */
  readonly lost: number;
  /** Their places in the ranking. */
  readonly positions: readonly number[];
  readonly average: Average;
  readonly percentage: number;
  readonly contribution: Span;
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

/**
 * How many of the first places may go together, by halving: requirements once broken stay broken. Each half is counted on
 * from what is known to hold, so that a place is counted about twice and not at every halving.
 */
const mostThatHold = (
  places: readonly number[],
  kinds: readonly number[],
  limit: number,
  gone: readonly number[],
  costs: MonthCosts,
): number => {
  let kept = 0;
  let held: readonly number[] = gone;
  let broken = Math.min(places.length, limit) + 1;
  while (broken - kept > 1) {
    const middle = (kept + broken) >> 1;
    const removed = [...held];
    for (let index = kept; index < middle; index += 1) {
      const kind = at(kinds, at(places, index));
      removed[kind] = at(removed, kind) + 1;
    }
    if (costs.holdsWithout(removed)) {
      kept = middle;
      held = removed;
    } else broken = middle;
  }
  return kept;
};

/** The places of a ranking, the lowest value first. */
const lowestFirst = (count: number): number[] => {
  const places = new Array<number>(count);
  for (let index = 0; index < count; index += 1) places[index] = count - 1 - index;
  return places;
};

/** Places in the ranking that may be left out, the lowest first. A month that breaks a requirement stays, and so does its kind. */
const removable = (
  count: number,
  kinds: readonly number[],
  { costs, discardableShare = 100 }: DiscardRule,
): readonly number[] => {
  const limit = Math.min(count - 1, Math.floor((count * discardableShare) / 100));
  let places = lowestFirst(count);
  const gone: number[] = [];
  let chosen: readonly number[] = [];
  while (places.length > 0 && chosen.length < limit) {
    const most = mostThatHold(places, kinds, limit - chosen.length, gone, costs);
    const leaving = places.slice(0, most);
    for (const place of leaving) {
      const kind = at(kinds, place);
      gone[kind] = at(gone, kind) + 1;
    }
    chosen = chosen.length === 0 ? leaving : [...chosen, ...leaving];
    const stays = kinds[at(places, most)];
    places = places.filter((place, index) => index >= most && at(kinds, place) !== stays);
  }
  return chosen;
};

/** Cents times a percentage, as numerator over `divisor`, within the limits. */
const limitedNumerator = (cents: number, divisor: number, percentage: number, rule: DiscardRule): number => {
  const limited = rule.averageLimit === null ? cents : Math.min(cents, rule.averageLimit * divisor);
  const base = rule.averageFloor === null ? limited : Math.max(limited, rule.averageFloor * divisor);
  let numerator = base * percentage;
  if (rule.benefitFloor !== null) numerator = Math.max(numerator, rule.benefitFloor * divisor * 100);
  if (rule.benefitLimit !== null) numerator = Math.min(numerator, rule.benefitLimit * divisor * 100);
  return numerator;
};

/**
 * Leaves out as many of the lowest months as give the highest benefit, the fewest of them on a tie. Where every month
 * costs the same no other choice gives more. `months` names those of the ranking. null without any month.
 *
 * @see EC 103/2019, art. 26, § 6
 */
export const rankedDiscard = (ranking: Ranking, months: readonly Month[], rule: DiscardRule): Discarded | null => {
  if (ranking.count === 0) return null;
  const { highest, count } = ranking;
  const kinds = rule.costs.kindsOf(months);
  const chosen = removable(count, kinds, rule);
  const minimum = rule.minimumDivisor ?? 0;
  let cents = at(highest, count);
  let lost = 0;
  let best = 0;
  let bestNumerator = -1;
  let bestDivisor = 1;
  let bestCents = cents;
  let bestLost = 0;
  for (let left = 0; left <= chosen.length; left += 1) {
    if (left > 0) {
      const last = at(chosen, left - 1);
      cents -= at(highest, last + 1) - at(highest, last);
      lost += rule.costs.contributionOf(at(kinds, last));
    }
    const divisor = divisorOf(count - left, minimum, rule.monthsWithoutBase ?? 0);
    const percentage = rule.weightWithout?.(lost) ?? rule.percentage(wholeYearsWithout(rule.contribution, lost));
    const numerator = limitedNumerator(cents, divisor, percentage, rule) * (rule.shareWithout?.(lost) ?? 1);
    if (numerator * bestDivisor <= bestNumerator * divisor) continue;
    best = left;
    bestNumerator = numerator;
    bestDivisor = divisor;
    bestCents = cents;
    bestLost = lost;
  }
  const contribution = without(rule.contribution, bestLost);
  return {
    months: best,
    fewest: count - chosen.length,
    lost: bestLost,
    positions: chosen.slice(0, best),
    average: averageOf(count - best, bestDivisor, bestCents),
    percentage: rule.percentage(contribution.years),
    contribution,
  };
};

/** The benefit of an average, in BRL, within the limits of the rule. */
const benefitOf = ({ average, percentage }: Discarded, rule: DiscardRule): Amount => {
  const limited = rule.averageLimit === null ? average.value : smaller(average.value, reais(rule.averageLimit));
  const base = rule.averageFloor === null ? limited : larger(limited, reais(rule.averageFloor));
  let benefit = base.times(percentage).dividedBy(100);
  if (rule.benefitFloor !== null) benefit = larger(benefit, reais(rule.benefitFloor));
  if (rule.benefitLimit !== null) benefit = smaller(benefit, reais(rule.benefitLimit));
  return benefit;
};

const reais = (cents: number): Amount => exact(cents).dividedBy(100);

/** The library's face of the discard: updated values and limits in BRL, no limits unless given. */
export interface DiscardQuestion {
  readonly values: readonly number[];
  readonly contribution: Span;
  /** Percentage of the average for so many whole years: `(years) => sixtyPlusTwo(years, 20)`. */
  readonly percentage: (wholeYears: number) => number;
  /** Whole years that the rule asks for. */
  readonly minimumYears: number;
  readonly minimumDivisor?: number;
  readonly ceiling?: number;
  readonly floor?: number;
}

/** In plain numbers: how many of the lowest months go, what stays, and the benefit in BRL, rounded to cents. */
export interface DiscardFound {
  readonly months: number;
  readonly average: AverageFound;
  readonly percentage: number;
  readonly contribution: Span;
  readonly benefit: number;
}

/** The best number of lowest months to leave out; null without values. */
export const discard = (question: DiscardQuestion): DiscardFound | null => {
  checkAmounts(question.values);
  checkSpan(question.contribution, 'contribution');
  checkNumber(question.minimumYears, 'minimumYears');
  for (const name of ['minimumDivisor', 'ceiling', 'floor'] as const) checkNumber(question[name] ?? 0, name);
  checkNumber(question.percentage(question.contribution.years), 'percentage');
  const limit = question.ceiling === undefined ? null : centsOf(question.ceiling);
  const rule: DiscardRule = {
    contribution: question.contribution,
    percentage: question.percentage,
    costs: evenCosts(
      (months) =>
        question.contribution.years * 12 + question.contribution.months - months >= question.minimumYears * 12,
    ),
    averageLimit: limit,
    averageFloor: null,
    benefitLimit: limit,
    benefitFloor: question.floor === undefined ? null : centsOf(question.floor),
    ...(question.minimumDivisor === undefined ? {} : { minimumDivisor: question.minimumDivisor }),
  };
  const best = rankedDiscard(rank(question.values), question.values, rule);
  if (best === null) return null;
  const { months, average, percentage, contribution } = best;
  return { months, average: plainAverage(average), percentage, contribution, benefit: rounded(benefitOf(best, rule)) };
};

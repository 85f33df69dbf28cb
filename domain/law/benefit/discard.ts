import { checkAmounts, checkNumber, checkSpan } from '../checks.ts';
import type { Span } from '../time/span.ts';
import { type Average, type AverageFound, divisorOf, plainAverage, rank, rankedAverage } from './average.ts';
import { without } from './coefficient.ts';
import { type Amount, centsOf, exact, larger, rounded, smaller } from './money.ts';
import type { Ranking } from './ranking.ts';

/** What a discard is judged by. Percentages are whole numbers, amounts cents. */
export interface DiscardRule {
  readonly contribution: Span;
  /** Percentage of the average for so many whole years of contribution. */
  readonly percentage: (wholeYears: number) => number;
  /** False as soon as a requirement breaks; once false for a number of months it stays false for more. */
  readonly holdsWithout: (months: number) => boolean;
  readonly minimumDivisor?: number;
  readonly monthsWithoutBase?: number;
  /** At most so many percent of the months. */
  readonly discardableShare?: number;
  /** Limits of the average and of the benefit, in cents; null: none. */
  readonly averageLimit: number | null;
  readonly benefitFloor: number | null;
  readonly benefitLimit: number | null;
}

export interface Discarded {
  readonly months: number;
  readonly average: Average;
  readonly percentage: number;
  readonly contribution: Span;
}

/** The largest number of months that may go, by halving: requirements once broken stay broken. */
function mostMonths(count: number, rule: DiscardRule): number {
  const share = rule.discardableShare ?? 100;
  let kept = 0;
  let broken = Math.min(count - 1, Math.floor((count * share) / 100)) + 1;
  while (broken - kept > 1) {
    const middle = (kept + broken) >> 1;
    if (rule.holdsWithout(middle)) kept = middle;
    else broken = middle;
  }
  return kept;
}

/** Cents times a percentage, as numerator over `divisor`, within the limits. */
function limitedNumerator(cents: number, divisor: number, percentage: number, rule: DiscardRule): number {
  const base = rule.averageLimit === null ? cents : Math.min(cents, rule.averageLimit * divisor);
  let numerator = base * percentage;
  if (rule.benefitFloor !== null) numerator = Math.max(numerator, rule.benefitFloor * divisor * 100);
  if (rule.benefitLimit !== null) numerator = Math.min(numerator, rule.benefitLimit * divisor * 100);
  return numerator;
}

/**
 * Leaves out the number of lowest months that gives the highest benefit, the fewest of them on a tie. A month costs a
 * month of contribution whichever it is, so for each number the lowest ones are the best choice and one pass over the
 * sums finds the optimum. null without any month.
 *
 * @see EC 103/2019, art. 26, § 6
 */
export function rankedDiscard(ranking: Ranking, rule: DiscardRule): Discarded | null {
  const most = ranking.count === 0 ? 0 : mostMonths(ranking.count, rule);
  let best = { months: 0, numerator: -1, divisor: 1 };
  for (let months = 0; months <= most; months += 1) {
    const kept = ranking.count - months;
    const divisor = divisorOf(kept, rule.minimumDivisor ?? 0, rule.monthsWithoutBase ?? 0);
    const percentage = rule.percentage(without(rule.contribution, months).years);
    const numerator = limitedNumerator(ranking.highest[kept] ?? 0, divisor, percentage, rule);
    if (numerator * best.divisor > best.numerator * divisor) best = { months, numerator, divisor };
  }
  return discarded(ranking, best.months, rule);
}

function discarded(ranking: Ranking, months: number, rule: DiscardRule): Discarded | null {
  const kept = { count: ranking.count - months, highest: ranking.highest };
  const { minimumDivisor = 0, monthsWithoutBase = 0 } = rule;
  const average = rankedAverage(kept, { bestShare: 100, minimumDivisor, monthsWithoutBase });
  if (average === null) return null;
  const contribution = without(rule.contribution, months);
  return { months, average, percentage: rule.percentage(contribution.years), contribution };
}

/** The benefit of an average, in BRL, within the limits of the rule. */
function benefitOf({ average, percentage }: Discarded, rule: DiscardRule): Amount {
  const base = rule.averageLimit === null ? average.value : smaller(average.value, reais(rule.averageLimit));
  let benefit = base.times(percentage).dividedBy(100);
  if (rule.benefitFloor !== null) benefit = larger(benefit, reais(rule.benefitFloor));
  if (rule.benefitLimit !== null) benefit = smaller(benefit, reais(rule.benefitLimit));
  return benefit;
}

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
export function discard(question: DiscardQuestion): DiscardFound | null {
  checkAmounts(question.values);
  checkSpan(question.contribution, 'contribution');
  checkNumber(question.minimumYears, 'minimumYears');
  const limit = question.ceiling === undefined ? null : centsOf(question.ceiling);
  const rule: DiscardRule = {
    contribution: question.contribution,
    percentage: question.percentage,
    holdsWithout: (months) =>
      question.contribution.years * 12 + question.contribution.months - months >= question.minimumYears * 12,
    averageLimit: limit,
    benefitLimit: limit,
    benefitFloor: question.floor === undefined ? null : centsOf(question.floor),
    ...(question.minimumDivisor === undefined ? {} : { minimumDivisor: question.minimumDivisor }),
  };
  const best = rankedDiscard(rank(question.values), rule);
  if (best === null) return null;
  return { ...best, average: plainAverage(best.average), benefit: rounded(benefitOf(best, rule)) };
}

import { centsOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import type { Span } from '../../units/span.ts';
import { checkAmounts, checkNumber, checkSpan } from '../input/checks.ts';
import { type Average, type AverageFound, averageOf, divisorOf, plainAverage, rank } from './average.ts';
import { monthsBeyondYears, wholeYearsWithout, without } from './coefficient.ts';
import { evenCosts, type MonthCosts } from './costs.ts';
import { type Amount, exact, larger, rounded, smaller } from './exact.ts';
import type { Ranking } from './ranking.ts';
import { type Removable, removable } from './removable.ts';

/** What a discard is judged by. Percentages are whole numbers, amounts cents. */
export interface DiscardRule {
  readonly contribution: Span;
  /** Percentage of the average for so many whole years of contribution. */
  readonly percentage: (wholeYears: number) => number;
  /** What the average is times by where that is no percentage of whole years: the factor, in per cent, after so many months of contribution were lost. */
  readonly weightWithout?: ((lost: number) => number) | undefined;
  /** The part of the benefit that is paid after so many months of contribution were lost; absent: the whole. */
  readonly shareWithout?: ((lost: number) => number) | undefined;
  readonly costs: MonthCosts;
  readonly minimumDivisor?: number | undefined;
  readonly monthsWithoutBase?: number | undefined;
  /** At most so many percent of the months. */
  readonly discardableShare?: number | undefined;
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
  readonly positions: () => readonly number[];
  readonly average: Average;
  readonly percentage: number;
  readonly contribution: Span;
}

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
 * The last of the choices that leave the same whole years of contribution as this one, where the average does not fall until then:
 * without a month that lies below it it does not, while its divisor is its months. Twelve months of contribution are a year.
 */
const lastOfYear = (
  gone: number,
  { centsAfter, lostAfter, lastWithin }: Removable,
  months: number,
  rule: DiscardRule,
): number => {
  const lost = lostAfter(gone);
  const last = lastWithin(gone, lost + monthsBeyondYears(rule.contribution, lost));
  const kept = months - last;
  const highestGone = centsAfter(last - 1) - centsAfter(last);
  const risesUntilThen = highestGone * kept <= centsAfter(last);
  return risesUntilThen && kept + (rule.monthsWithoutBase ?? 0) >= (rule.minimumDivisor ?? 0) ? last : gone;
};

/** How many go so that the benefit is the highest, the fewest on a tie. */
const mostWorth = (
  leaving: Removable,
  count: number,
  divisorAfter: (gone: number) => number,
  rule: DiscardRule,
): number => {
  const { weightWithout, shareWithout } = rule;
  const percentageAfter = (gone: number): number => {
    const lost = leaving.lostAfter(gone);
    return weightWithout?.(lost) ?? rule.percentage(wholeYearsWithout(rule.contribution, lost));
  };
  const shareAfter = (gone: number): number => shareWithout?.(leaving.lostAfter(gone)) ?? 1;
  /** What is left of the months after so many, times what is given of it after so many. */
  const numeratorOf = (gone: number, given: number): number =>
    limitedNumerator(leaving.centsAfter(gone), divisorAfter(gone), percentageAfter(given), rule) * shareAfter(given);
  let fewest = 0;
  let most = numeratorOf(0, 0);
  let divisor = divisorAfter(0);
  /** `from`: the first of those before it that may give as much. */
  const takeWhereMore = (gone: number, from: number): void => {
    const numerator = numeratorOf(gone, gone);
    const over = divisorAfter(gone);
    if (numerator * divisor <= most * over) return;
    fewest = from;
    most = numerator;
    divisor = over;
  };
  const fallsWithinYears = weightWithout !== undefined || shareWithout !== undefined;
  for (let gone = 1, last = 0; gone <= leaving.count; gone = last + 1) {
    last = lastOfYear(gone, leaving, count, rule);
    if (!fallsWithinYears) {
      takeWhereMore(last, gone);
      continue;
    }
    // None of the year gives more than what is given after its first, of what its last leaves.
    if (last > gone && numeratorOf(last, gone) * divisor <= most * divisorAfter(last)) continue;
    for (let one = gone; one <= last; one += 1) takeWhereMore(one, one);
  }
  // None of the best year gives more than its last, but where a limit cuts them others give as much.
  while (numeratorOf(fewest, fewest) * divisor < most * divisorAfter(fewest)) fewest += 1;
  return fewest;
};

/**
 * Leaves out as many of the lowest months as give the highest benefit, the fewest of them on a tie. Where every month
 * costs the same no other choice gives more. `months` names those of the ranking. null without any month.
 *
 * @see EC 103/2019, art. 26, § 6
 */
export const rankedDiscard = (ranking: Ranking, months: readonly Month[], rule: DiscardRule): Discarded | null => {
  const { count } = ranking;
  if (count === 0) return null;
  const { costs, discardableShare: share = 100, minimumDivisor = 0, monthsWithoutBase = 0 } = rule;
  const leaving = removable(ranking, months, { costs, share });
  const divisorAfter = (gone: number): number => divisorOf(count - gone, minimumDivisor, monthsWithoutBase);
  const best = mostWorth(leaving, count, divisorAfter, rule);
  const lost = leaving.lostAfter(best);
  const contribution = without(rule.contribution, lost);
  return {
    months: best,
    fewest: count - leaving.count,
    lost,
    positions: () => leaving.positions(best),
    average: averageOf(count - best, divisorAfter(best), leaving.centsAfter(best)),
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

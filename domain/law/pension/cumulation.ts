import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';

/** What of one benefit is paid beside the others. BRL. */
export interface Cumulated {
  readonly id: string;
  readonly whole: number;
  readonly paid: number;
  /** The best one is paid whole. */
  readonly isBest: boolean;
  /** Pensions of spouses in one regime are not received together: this one is left for the better one. */
  readonly isLeft: boolean;
}

/** A benefit that somebody would receive. BRL. */
export interface Received {
  readonly id: string;
  readonly value: number;
  /** A pension of a spouse or companion in the same regime as the others so marked. */
  readonly oneOfRegime?: boolean;
}

/** Percent of the part within each minimum wage: the first whole, then 60, 40, 20, and 10 above the fourth. */
const PERCENT_OF_EACH_WAGE = [100, 60, 40, 20] as const;
const PERCENT_ABOVE = 10;

/** Of equal ones the first. */
const highestOf = (benefits: readonly Received[]): Received | null =>
  benefits.reduce<Received | null>((kept, one) => (kept === null || one.value > kept.value ? one : kept), null);

/**
 * A pension of a spouse together with other benefits: the best one whole, of each other one the parts by bands of the
 * minimum wage of the month; of several pensions of spouses in one regime the better one alone. Of equal ones the first is
 * the best.
 *
 * @see EC 103/2019, art. 24, caput and § 2º
 */
export const cumulationOf = (benefits: readonly Received[], minimumWage: number): readonly Cumulated[] => {
  const chosen = highestOf(benefits.filter(({ oneOfRegime }) => oneOfRegime));
  const isLeft = (one: Received): boolean => one.oneOfRegime === true && one !== chosen;
  const best = highestOf(benefits.filter((one) => !isLeft(one)));
  const paidOf = (one: Received): number => {
    if (isLeft(one)) return 0;
    return one === best ? one.value : reduced(one.value, minimumWage);
  };
  return benefits.map((one) => ({
    id: one.id,
    whole: one.value,
    isBest: one === best,
    isLeft: isLeft(one),
    paid: paidOf(one),
  }));
};

const reduced = (value: number, minimumWage: number): number => {
  const amount = exact(value);
  const within = PERCENT_OF_EACH_WAGE.reduce<Amount>((sum, percent, wages) => {
    const part = smaller(amount, exact(minimumWage).times(wages + 1)).minus(exact(minimumWage).times(wages));
    return sum.plus(larger(exact(0), part).times(percent).dividedBy(100));
  }, exact(0));
  const above = larger(exact(0), amount.minus(exact(minimumWage).times(PERCENT_OF_EACH_WAGE.length)));
  return rounded(within.plus(above.times(PERCENT_ABOVE).dividedBy(100)));
};

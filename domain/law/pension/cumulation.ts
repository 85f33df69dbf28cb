import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';

/** What of one benefit is paid beside the others. BRL. */
export interface Cumulated {
  readonly id: string;
  readonly whole: number;
  readonly paid: number;
  /** The best one is paid whole. */
  readonly isBest: boolean;
}

/** Percent of the part within each minimum wage: the first whole, then 60, 40, 20, and 10 above the fourth. */
const PERCENT_OF_EACH_WAGE = [100, 60, 40, 20] as const;
const PERCENT_ABOVE = 10;

/**
 * A pension of a spouse together with other benefits: the best one whole, of each other one the parts by bands of the
 * minimum wage of the month. Of equal ones the first is the best.
 *
 * @see EC 103/2019, art. 24, § 2º
 */
export const cumulationOf = (
  benefits: readonly { readonly id: string; readonly value: number }[],
  minimumWage: number,
): readonly Cumulated[] => {
  const best = benefits.reduce<number>(
    (kept, { value }, place) => (value > (benefits[kept]?.value ?? 0) ? place : kept),
    0,
  );
  return benefits.map(({ id, value }, place) => ({
    id,
    whole: value,
    isBest: place === best,
    paid: place === best ? value : reduced(value, minimumWage),
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

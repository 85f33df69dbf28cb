import { type Month, parseMonth } from '../../units/month.ts';
import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';
import { withheldFrom } from '../tables/contribution-bands.ts';
import { ceiling, minimumWage } from '../tables/limits.ts';
import type { IndexOverlay } from '../tables/overlay.ts';
import {
  type Limit,
  type RetiredBand,
  type RetiredContribution,
  retiredContribution,
} from '../tables/retired-contribution.ts';

export interface ContributionOfTheRetired {
  /** BRL; null where the place's rate is not known. */
  readonly amount: number | null;
  readonly norm: string | null;
  /** False: the norm was not read in its text. */
  readonly confirmed: boolean;
  readonly otherReadings: readonly { readonly name: string; readonly amount: number }[];
}

const UNKNOWN: ContributionOfTheRetired = { amount: null, norm: null, confirmed: false, otherReadings: [] };
const NOTHING_IN_THE_RGPS: ContributionOfTheRetired = {
  amount: 0,
  norm: 'CF, art. 195, II',
  confirmed: true,
  otherReadings: [],
};

/**
 * What is withheld from a retirement or pension of a month for the own regime.
 *
 * @param gross BRL
 * @param place 'uniao', 'sp' …, or the line that an office describes; null: the RGPS
 * @see CF, art. 40, § 18; EC 103/2019, art. 11, § 4º
 */
export const contributionOfTheRetired = (
  gross: number,
  place: string | RetiredContribution | null,
  month: Month,
  overlay?: IndexOverlay,
): ContributionOfTheRetired => {
  if (place === null) return NOTHING_IN_THE_RGPS;
  const line = typeof place === 'string' ? retiredContribution(place, month) : inForce(place, month);
  const limits = limitsOf(month, overlay);
  if (line === null || limits === null) return UNKNOWN;
  const { norm, confirmed } = line;
  if (line.bands === 'uniao') {
    const amount = aboveCeiling(gross, limits.ceiling, month);
    return amount === null ? UNKNOWN : { amount, norm, confirmed, otherReadings: [] };
  }
  const exemptPart = inReais(line.exemptUpTo, limits);
  const amount = rounded(byBands(line.bands, exact(gross), exemptPart, limits));
  const others = otherwiseOf(line, exact(gross), limits).filter((other) => other.amount !== amount);
  const taxedPart = larger(exact(0), exact(gross).minus(exemptPart));
  const fromZero = rounded(byBands(line.bands, taxedPart, exact(0), limits));
  const differs = line.alsoFromZero === true && fromZero !== amount;
  return {
    amount,
    norm,
    confirmed,
    otherReadings: differs
      ? [{ name: 'faixas contadas do zero sobre o que passa da parcela isenta', amount: fromZero }, ...others]
      : others,
  };
};

/** What is withheld where the condition of the norm does not hold. */
const otherwiseOf = ({ otherwise }: RetiredContribution, gross: Amount, limits: Limits) =>
  otherwise === undefined
    ? []
    : [
        {
          name: otherwise.name,
          amount: rounded(byBands(otherwise.bands, gross, inReais(otherwise.exemptUpTo, limits), limits)),
        },
      ];

const inForce = (line: RetiredContribution, month: Month): RetiredContribution | null =>
  parseMonth(line.from) <= month ? line : null;

interface Limits {
  readonly ceiling: number;
  readonly minimumWage: number;
}

const limitsOf = (month: Month, overlay?: IndexOverlay): Limits | null => {
  const [top, wage] = [ceiling(month, overlay), minimumWage(month, overlay)];
  return top === null || wage === null ? null : { ceiling: top, minimumWage: wage };
};

const inReais = (limit: Limit, limits: Limits): Amount => {
  if (limit === 'ceiling') return exact(limits.ceiling);
  return 'reais' in limit ? exact(limit.reais) : exact(limits.minimumWage).times(limit.minimumWages);
};

/** Each part of the amount above `exemptPart` at the rate of its own band. */
const byBands = (bands: readonly RetiredBand[], amount: Amount, exemptPart: Amount, limits: Limits): Amount =>
  bands.reduce((sum, { from, upTo, rate }) => {
    const begins = larger(inReais(from, limits), exemptPart);
    const ends = upTo === null ? amount : smaller(amount, inReais(upTo, limits));
    return ends.greaterThan(begins) ? sum.plus(ends.minus(begins).times(rate).dividedBy(100)) : sum;
  }, exact(0));

/** The servants' bands of the União, only what they take above the ceiling of the RGPS. */
const aboveCeiling = (gross: number, top: number, month: Month): number | null => {
  const whole = withheldFrom(gross, month, 'uniao');
  const below = withheldFrom(Math.min(gross, top), month, 'uniao');
  return whole === null || below === null ? null : rounded(exact(whole.amount).minus(below.amount));
};

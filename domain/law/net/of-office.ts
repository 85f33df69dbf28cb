import { type Month, parseMonth } from '../../units/month.ts';
import { INFORMED_BY_THE_OFFICE } from '../../words/described-places.ts';
import type { DescribedByOffice } from '../places/described/of-office.ts';
import { entityOf } from '../places/regimes.ts';
import type { Regime, RegimeType } from '../rule/regime.ts';
import type { Withheld } from '../tables/contribution-bands.ts';
import type { RetiredContribution } from '../tables/retired-contribution.ts';

/** What a place withholds from the retired as the office describes it; null where it does not say. */
export const contributionInOffice = ({ fields }: DescribedByOffice): RetiredContribution | null => {
  if (fields.contribution === null) return null;
  const { rate, exemptUpTo, minimumWages, since } = fields.contribution;
  const limit = exemptUpTo === 'ceiling' ? exemptUpTo : { minimumWages: minimumWages ?? 1 };
  return {
    place: '',
    from: since.slice(0, 7),
    exemptUpTo: limit,
    bands: [{ from: limit, upTo: null, rate }],
    norm: normOf(fields),
    confirmed: false,
  };
};

const normOf = ({ law, city }: DescribedByOffice['fields']): string => `${law} de ${city} (${INFORMED_BY_THE_OFFICE})`;

/** What is withheld from somebody at work there, BRL, unrounded; null where the office does not say of that month. */
export const withheldInOffice = (
  { fields }: DescribedByOffice,
  pay: number,
  month: Month,
  limit: number,
): Withheld | null => {
  const { activeContribution } = fields;
  if (activeContribution === null || parseMonth(activeContribution.since.slice(0, 7)) > month) return null;
  return { amount: (Math.min(pay, limit) * activeContribution.rate) / 100, norm: normOf(fields) };
};

/** No line of the tables has this name. */
const NOT_KNOWN = 'not-known';

/**
 * Whose contribution a benefit bears: null of the RGPS; of an entity its key, whether or not it has rules of its own; what the
 * office describes.
 */
export const contributionPlaceOf = (
  regimeType: RegimeType,
  regime: Regime | null,
): string | RetiredContribution | null => {
  if (regimeType === 'RGPS') return null;
  if (regime?.described !== undefined) return contributionInOffice(regime.described) ?? NOT_KNOWN;
  return (regime === null ? null : (regime.place ?? entityOf(regime.regimeId))) ?? NOT_KNOWN;
};

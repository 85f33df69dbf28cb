import { INFORMED_BY_THE_OFFICE } from '../../words/described-places.ts';
import type { DescribedByOffice } from '../places/described/of-office.ts';
import type { RetiredContribution } from '../tables/retired-contribution.ts';

/** What a place withholds from the retired as the office describes it; null where it does not say. */
export const contributionInOffice = ({ fields }: DescribedByOffice): RetiredContribution | null => {
  if (fields.contribution === null) return null;
  const { rate, exemptUpTo, since } = fields.contribution;
  const limit = exemptUpTo === 'ceiling' ? exemptUpTo : { minimumWages: 1 };
  return {
    place: '',
    from: since.slice(0, 7),
    exemptUpTo: limit,
    bands: [{ from: limit, upTo: null, rate }],
    norm: `${fields.law} de ${fields.city} (${INFORMED_BY_THE_OFFICE})`,
    confirmed: false,
  };
};

import { type FamilyAnswer, type FamilyBody, OWN_PENSION } from '../../../api/family.ts';
import { dayOf } from '../../../units/day.ts';
import { cumulationOf } from '../../pension/cumulation.ts';
import { FIRST_DEATH } from './death-base.ts';

/** Nothing is cut where every right was complete before the reform. @see EC 103/2019, art. 24, § 4º */
const isAllFromBefore = ({ otherBenefits }: FamilyBody, death: string): boolean =>
  dayOf(death) < FIRST_DEATH && otherBenefits.every(({ acquiredBefore }) => acquiredBefore);

/** The spouse's quota of a pension with what else they receive; null: nothing is received together. */
export const cumulatedWith = (
  quotas: readonly { readonly id: string; readonly amount: number }[],
  body: FamilyBody,
  death: string,
  minimumWage: number | null,
): FamilyAnswer['cumulation'] => {
  const spouse = body.dependants.find(({ id, kind }) => kind === 'spouse' && quotas.some((one) => one.id === id));
  const quota = quotas.find(({ id }) => id === spouse?.id);
  if (quota === undefined || minimumWage === null || body.otherBenefits.length === 0) return null;
  const others = body.otherBenefits.map(({ id, value, kind }) => ({
    id,
    value,
    oneOfRegime: kind === 'sameRegimePension',
  }));
  const benefits = [{ id: OWN_PENSION, value: quota.amount, oneOfRegime: true }, ...others];
  const together = cumulationOf(benefits, minimumWage).map((one) => ({ ...one }));
  if (!isAllFromBefore(body, death)) return together;
  return together.map((one) => (one.isLeft ? one : { ...one, paid: one.whole }));
};

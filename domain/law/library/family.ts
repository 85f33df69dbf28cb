import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { type NetBenefit, type NetFacts, netOf } from '../net/net.ts';
import { type Cumulated, cumulationOf } from '../pension/cumulation.ts';
import type { Dependant } from '../pension/dependants.ts';
import { type FamilyPension, familyPensionOf } from '../pension/family.ts';
import { rulingOfPlace, rulingOfRgps } from '../pension/place-law.ts';
import { ceiling, minimumWage } from '../tables/limits.ts';

/** What reaches the account in a month 'YYYY-MM'; see `netOf`. */
export const net = (facts: Omit<NetFacts, 'month'> & { readonly month: string }): NetBenefit =>
  netOf({ ...facts, month: parseMonth(facts.month) });

export interface PensionQuestion {
  /** 'YYYY-MM-DD'. */
  readonly death: string;
  /** Null: the RGPS. */
  readonly place: string | null;
  /** BRL: the retirement received, or the one for permanent incapacity on that day. */
  readonly base: number;
  readonly dependants: readonly Dependant[];
  readonly contributions: number | null;
  readonly byAccident: boolean;
}

/** What the family receives and until when; null where the place's law of pensions was not read. */
export const familyPension = (question: PensionQuestion): FamilyPension | null => {
  const { place, base, dependants, contributions, byAccident } = question;
  const death = dayOf(question.death);
  const month = parseMonth(question.death);
  const ruling = place === null ? rulingOfRgps(death) : rulingOfPlace(place, death);
  const [top, floor] = [ceiling(month), minimumWage(month)];
  if (ruling === null || top === null) return null;
  const { law, quotas } = ruling;
  return familyPensionOf({
    dependants,
    deceased: { death, contributions, byAccident },
    pension: { base, law, quotas, ceiling: top, floor: place === null ? floor : null },
  });
};

/** Benefits beside a spouse's pension, in a month 'YYYY-MM'; null before 07/1994. */
export const cumulated = (
  benefits: readonly { readonly id: string; readonly value: number }[],
  month: string,
): readonly Cumulated[] | null => {
  const wage = minimumWage(parseMonth(month));
  return wage === null ? null : cumulationOf(benefits, wage);
};

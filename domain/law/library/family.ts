import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import type { SpecialBenefitFacts, SpecialBenefitFound } from '../benefit/index.ts';
import { specialBenefitOnOption } from '../benefit/index.ts';
import { checkDate, checkNumber, checkWord } from '../input/checks.ts';
import { GENDERS } from '../input/words-known.ts';
import { type NetBenefit, type NetFacts, netOf } from '../net/net.ts';
import { type Cumulated, cumulationOf } from '../pension/cumulation.ts';
import type { Dependant } from '../pension/dependants.ts';
import { type FamilyPension, familyPensionOf } from '../pension/family.ts';
import { rulingOfPlace, rulingOfRgps } from '../pension/place-law.ts';
import { ceiling, minimumWage } from '../tables/limits.ts';
import { NO_OVERLAY } from '../tables/overlay.ts';

/** What reaches the account in a month 'YYYY-MM'; see `netOf`. */
export const net = (facts: Omit<NetFacts, 'month'> & { readonly month: string }): NetBenefit =>
  netOf({ ...facts, month: parseMonth(facts.month) });

/** The term of option and the figures of the official statement, in BRL of its day. */
export type SpecialBenefitQuestion = Omit<SpecialBenefitFacts, 'optedOn' | 'wholeYears'> & {
  /** 'YYYY-MM-DD'. */
  readonly optedOn: string;
  /** Absent: 35 of a man, 30 of a woman. */
  readonly wholeYears?: number;
};

/**
 * The special benefit of the União on the day of the option; null before 07/1994.
 *
 * @throws LawError for a day, an amount or a count that cannot be read
 */
export const specialBenefit = (question: SpecialBenefitQuestion): SpecialBenefitFound | null => {
  const { optedOn, gender, average, contributions, wholeYears = null } = question;
  checkDate(optedOn, 'optedOn');
  checkWord(gender, GENDERS, 'gender');
  checkNumber(average, 'average');
  checkNumber(contributions, 'contributions');
  if (wholeYears !== null) checkNumber(wholeYears, 'wholeYears', 1);
  return specialBenefitOnOption({ gender, average, contributions, wholeYears, optedOn: dayOf(optedOn) }, NO_OVERLAY);
};

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
    deceased: { death, contributions, byAccident, durations: ruling.durations },
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

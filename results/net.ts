/** What of the value of a right reaches the account, once for screen and paper. */
import type { NetAnswer } from '../domain/api/net.ts';
import type { Rule } from '../domain/api/rules.ts';
import { calculationDateOf } from '../domain/calculations/calculation.ts';
import { netOf } from '../domain/law/net/net.ts';
import { contributionPlaceOf } from '../domain/law/net/of-office.ts';
import { regimeForLaw } from '../domain/law/places/regimes.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { parseMonth } from '../domain/units/month.ts';
import type { LawQuestion } from './question.ts';

export interface Household {
  readonly dependants: number;
  readonly seriousIllness: boolean;
  /** What the same payer pays besides. */
  readonly otherOfPayer: number;
}

/** What is supposed where nobody was asked. */
export const NOBODY_TOLD: Household = { dependants: 0, seriousIllness: false, otherOfPayer: 0 };

export const NO_VALUE: NetAnswer = {
  gross: null,
  net: null,
  missing: 'noValue',
  confirmed: true,
  steps: [],
  otherReadings: [],
};

type Valued = Pick<Rule, 'regimeType' | 'estimatedBenefit' | 'specialBenefit' | 'whenToRetire'>;

export const netAnswerOf = (rule: Valued, question: LawQuestion, household: Household): NetAnswer => {
  const { birthDate } = question.customer;
  if (rule.estimatedBenefit === null || birthDate === null) return NO_VALUE;
  const { day: calculationDate } = calculationDateOf(question.calculation, question.today);
  const { regimeId } = question.calculation.fields;
  const regime = regimeId === null ? null : regimeForLaw(regimeId, question.described);
  const { gross, net, missing, contribution, steps, otherReadings } = netOf(
    {
      gross: rule.estimatedBenefit,
      uncontributed: rule.specialBenefit ?? 0,
      place: contributionPlaceOf(rule.regimeType, regime),
      month: parseMonth(calculationDate),
      paidFrom: parseMonth(rule.whenToRetire ?? calculationDate),
      birthDate,
      ...household,
    },
    overlayOf(question.indexes),
  );
  return {
    gross,
    net,
    missing,
    confirmed: contribution.confirmed,
    steps: [...steps],
    otherReadings: [...otherReadings],
  };
};

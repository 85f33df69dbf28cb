import { z } from 'zod';
import { type NetAnswer, netAnswer, netQuery } from '../../../domain/api/net.ts';
import { type Rule, rulesAnswer } from '../../../domain/api/rules.ts';
import { calculationDateOf } from '../../../domain/calculations/calculation.ts';
import { netOf } from '../../../domain/law/net/net.ts';
import { contributionPlaceOf } from '../../../domain/law/net/of-office.ts';
import { knownRule } from '../../../domain/law/places/described/rules.ts';
import { regimeForLaw } from '../../../domain/law/places/regimes.ts';
import type { Regime } from '../../../domain/law/rule/regime.ts';
import { parseMonth } from '../../../domain/units/month.ts';
import { countedBy } from '../../../results/question.ts';
import { found } from '../problem.ts';
import { json, pathId, route } from '../route.ts';
import { loadedCase } from './load.ts';

const NO_VALUE: NetAnswer = {
  gross: null,
  net: null,
  missing: 'noValue',
  confirmed: true,
  steps: [],
  otherReadings: [],
};

interface Asked {
  readonly rule: Rule;
  /** Of the calculation. */
  readonly regime: Regime | null;
  readonly birthDate: string;
  readonly calculationDate: string;
  readonly dependants: number;
  readonly seriousIllness: boolean;
  readonly otherOfPayer: number;
}

const answerOf = (asked: Asked): NetAnswer => {
  const { rule, birthDate, calculationDate, dependants, seriousIllness, otherOfPayer } = asked;
  if (rule.estimatedBenefit === null) return NO_VALUE;
  const { gross, net, missing, contribution, steps, otherReadings } = netOf({
    gross: rule.estimatedBenefit,
    uncontributed: rule.specialBenefit ?? 0,
    place: contributionPlaceOf(rule.regimeType, asked.regime),
    month: parseMonth(calculationDate),
    paidFrom: parseMonth(rule.whenToRetire ?? calculationDate),
    birthDate,
    dependants,
    seriousIllness,
    otherOfPayer,
  });
  return {
    gross,
    net,
    missing,
    confirmed: contribution.confirmed,
    steps: [...steps],
    otherReadings: [...otherReadings],
  };
};

/** What is asked about the household is not kept. */
export const netRoute = route(
  {
    method: 'get',
    path: '/calculations/:id/rules/:ruleId/net',
    caller: 'adviser',
    tag: 'regras',
    summary:
      'Quanto do benefício de uma regra cai na conta: contribuição do aposentado e imposto de renda, passo a passo',
    input: z.object({ params: z.object({ id: pathId, ruleId: pathId }), query: netQuery }),
    answer: netAnswer,
  },
  async ({ params, query }, context) => {
    const { question, revisions } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const counted = countedBy(question, query.countingMethod);
    const answer = rulesAnswer.parse(JSON.parse(await context.deps.results.rules(counted, revisions, regimeType)));
    const rights = [...answer.applicableRules, ...answer.futureRules];
    const { id: ruleId } = found(knownRule(params.ruleId, question.described));
    const rule = rights.find(({ id }) => id === ruleId);
    const { birthDate } = question.customer;
    if (rule === undefined || birthDate === null) return json(NO_VALUE);
    const { day: calculationDate } = calculationDateOf(question.calculation, question.today);
    const { dependants, seriousIllness, otherOfPayer } = query;
    const { regimeId } = question.calculation.fields;
    const regime = regimeId === null ? null : regimeForLaw(regimeId, question.described);
    return json(answerOf({ rule, regime, birthDate, calculationDate, dependants, seriousIllness, otherOfPayer }));
  },
);

import { z } from 'zod';
import { netAnswer, netQuery } from '../../../domain/api/net.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { knownRule } from '../../../domain/law/places/described/rules.ts';
import { NO_VALUE, netAnswerOf } from '../../../results/net.ts';
import { countedBy } from '../../../results/question.ts';
import { found } from '../problem.ts';
import { json, pathId, route } from '../route.ts';
import { loadedCase } from './load.ts';

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
    if (rule === undefined) return json(NO_VALUE);
    const { dependants, seriousIllness, otherOfPayer } = query;
    return json(netAnswerOf(rule, question, { dependants, seriousIllness, otherOfPayer }));
  },
);

import { z } from 'zod';
import { benefitLogsAnswer, benefitLogsQuery } from '../../../domain/api/benefit-logs.ts';
import { calculationQuery, timeTotals, timeTotalsQuery } from '../../../domain/api/calculations.ts';
import { ruleListAnswer, rulesAnswer, rulesQuery } from '../../../domain/api/rules.ts';
import { timeTotals as countTotals } from '../../../domain/law/index.ts';
import { knownRule } from '../../../domain/law/places/described/rules.ts';
import { presentCalculation } from '../../../results/answers/calculation.ts';
import { presentCustomer } from '../../../results/answers/customer.ts';
import { countedBy, type LawQuestion, lawInput } from '../../../results/question.ts';
import type { RegimeAsked } from '../../../results/results.ts';
import type { Session } from '../../sessions/session.ts';
import { calculationAsOf, loadCalculation } from '../calculations/load.ts';
import { found } from '../problem.ts';
import { byId, type CallContext, json, kept, pathId, route, text } from '../route.ts';
import { familyRoute } from './family.ts';
import { caseAt } from './load.ts';
import { netRoute } from './net.ts';
import { nextStepsRoute } from './next-steps.ts';
import { outlookRoute } from './outlook.ts';

const tag = 'regras';

const all = route(
  {
    method: 'get',
    path: '/calculations/:id/rules',
    caller: 'adviser',
    tag,
    summary: 'Todas as regras de um regime: aplicáveis, futuras e não aplicáveis',
    input: z.object({ params: byId, query: rulesQuery }),
    answer: rulesAnswer,
  },
  async ({ params, query }, context) => {
    const { question, revisions, isPast } = await caseAt(params.id, query.revision, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const counted = countedBy(question, query.countingMethod);
    if (isPast) return text(await rulesOfPast(counted, regimeType, context), 'application/json');
    return kept(await context.deps.results.kept(counted, revisions, regimeType));
  },
);

/** Computed each time: an old revision is looked at now and then, and the answers kept are those of the present. */
const rulesOfPast = (question: LawQuestion, regimeType: RegimeAsked, { deps }: CallContext<Session>): Promise<string> =>
  deps.compute.run({ type: 'rules', input: lawInput(question, regimeType) });

const groups = [
  ['applicable-rules', 'applicableRules', 'As regras aplicáveis do regime do cálculo'],
  ['future-rules', 'futureRules', 'As regras futuras do regime do cálculo'],
  ['not-applicable-rules', 'notApplicableRules', 'As regras não aplicáveis do regime do cálculo'],
] as const;

const ofGroup = ([path, list, summary]: (typeof groups)[number]) =>
  route(
    {
      method: 'get',
      path: `/calculations/:id/${path}`,
      caller: 'adviser',
      tag,
      summary,
      input: z.object({ params: byId, query: calculationQuery }),
      answer: ruleListAnswer,
    },
    async ({ params, query }, context) => {
      const { deps } = context;
      const { question, revisions, customer, isPast } = await caseAt(params.id, query.revision, context);
      const { regimeType } = question.calculation.fields;
      const answer = isPast
        ? await rulesOfPast(question, regimeType, context)
        : await deps.results.rules(question, revisions, regimeType);
      const calculation = await calculationAsOf(await loadCalculation(params.id, context), query.revision, context);
      return json({
        rules: rulesAnswer.parse(JSON.parse(answer))[list],
        calculation: await presentCalculation(calculation, deps),
        customer: presentCustomer(customer, []),
      });
    },
  );

const benefitLogs = route(
  {
    method: 'get',
    path: '/calculations/:id/rules/:ruleId/benefit-logs',
    caller: 'adviser',
    tag,
    summary: 'Como surgiu o valor de uma regra, com as listas de salários',
    input: z.object({ params: z.object({ id: pathId, ruleId: pathId }), query: benefitLogsQuery }),
    answer: benefitLogsAnswer,
  },
  async ({ params, query }, context) => {
    const { question } = await caseAt(params.id, query.revision, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const ruleId = found(knownRule(params.ruleId, question.described)).id;
    const input = lawInput(countedBy(question, query.countingMethod), regimeType);
    const logs = await context.deps.compute.run({ type: 'benefit-logs', input, ruleId });
    return text(`{"benefitLogs":${logs}}`, 'application/json');
  },
);

const totals = route(
  {
    method: 'get',
    path: '/calculations/:id/time-totals',
    caller: 'adviser',
    tag,
    summary: 'Os tempos em uma data de corte',
    input: z.object({ params: byId, query: timeTotalsQuery }),
    answer: timeTotals,
  },
  async ({ params, query }, context) => {
    const { question } = await caseAt(params.id, query.revision, context);
    return json(countTotals(lawInput(question, 'RPPS'), query.until, query.regimeType));
  },
);

export const ruleRoutes = [
  all,
  ...groups.map(ofGroup),
  benefitLogs,
  totals,
  outlookRoute,
  nextStepsRoute,
  netRoute,
  familyRoute,
];

import { z } from 'zod';
import { timeTotals, timeTotalsQuery } from '../../../domain/api/calculations.ts';
import {
  benefitLogsAnswer,
  benefitLogsQuery,
  ruleListAnswer,
  rulesAnswer,
  rulesQuery,
} from '../../../domain/api/rules.ts';
import { timeTotals as countTotals, ruleById } from '../../../domain/law/index.ts';
import { countedBy, lawInput } from '../../../results/question.ts';
import { loadCalculation } from '../calculations/load.ts';
import { presentCalculation } from '../calculations/presenter.ts';
import { presentCustomer } from '../customers/presenter.ts';
import { found } from '../problem.ts';
import { byId, json, kept, pathId, route, text } from '../route.ts';
import { loadedCase } from './load.ts';
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
    const { question, revisions } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const counted = countedBy(question, query.countingMethod);
    return kept(await context.deps.results.kept(counted, revisions, regimeType));
  },
);

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
      input: z.object({ params: byId }),
      answer: ruleListAnswer,
    },
    async ({ params }, context) => {
      const { deps } = context;
      const { question, revisions, customer } = await loadedCase(params.id, context);
      const answer = await deps.results.rules(question, revisions, question.calculation.fields.regimeType);
      return json({
        rules: rulesAnswer.parse(JSON.parse(answer))[list],
        calculation: await presentCalculation(await loadCalculation(params.id, context), deps),
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
    const { question } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const ruleId = found(ruleById(params.ruleId)).id;
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
    const { question } = await loadedCase(params.id, context);
    return json(countTotals(lawInput(question, 'RPPS'), query.until, query.regimeType));
  },
);

export const ruleRoutes = [all, ...groups.map(ofGroup), benefitLogs, totals, outlookRoute];

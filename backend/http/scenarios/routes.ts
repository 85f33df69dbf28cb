import { z } from 'zod';
import { rulesAnswer, scenarioRulesQuery } from '../../../domain/api/rules.ts';
import { scenarioComparison, scenarioComparisonQuery } from '../../../domain/api/scenario-comparison.ts';
import { scenarioAnswer, scenarioBody, scenarioEditBody, scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import type { LoadedCalculation } from '../../../results/load-case.ts';
import { countedBy, lawInput } from '../../../results/question.ts';
import { scenarioSummaries, supposing, workingOn } from '../../../results/scenarios.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation, loadCalculationOfScenario } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { found } from '../problem.ts';
import { byId, type CallContext, empty, json, route, text } from '../route.ts';
import { loadedCase } from '../rules/load.ts';
import { limitsOf } from '../work-records/limits.ts';
import { outcomesBy } from './outcomes.ts';
import { presentScenarios } from './presenter.ts';

const tag = 'cenários';

const list = route(
  {
    method: 'get',
    path: '/calculations/:id/scenarios',
    caller: 'adviser',
    tag,
    summary: 'Lista os cenários de um cálculo',
    input: z.object({ params: byId }),
    answer: scenariosAnswer,
  },
  async ({ params }, context) => {
    const calculation = await loadCalculation(params.id, context);
    return json({ scenarios: await presentScenarios(calculation, context.deps) }, calculation.revision);
  },
);

const create = route(
  {
    method: 'post',
    path: '/calculations/:id/scenarios',
    caller: 'adviser',
    tag,
    summary: 'Mantém um cenário: hipóteses que não mudam os fatos do cálculo',
    input: z.object({ params: byId, body: scenarioBody }),
    answer: scenarioAnswer,
    status: 201,
  },
  async ({ params, body: { name, hypotheses } }, context) => {
    const { deps } = context;
    await loadCalculation(params.id, context);
    const scenarioId = context.ids.newId();
    await run(behalfOf(context), calculationAggregate, calculationStream(params.id), {
      type: 'KeepScenario',
      scenarioId,
      name,
      hypotheses,
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    return show(scenarioId, await loadCalculation(params.id, context), context);
  },
);

const show = async (scenarioId: string, calculation: LoadedCalculation, { deps }: CallContext<Session>) => {
  const [scenario] = await presentScenarios(calculation, deps, scenarioId);
  return json({ scenario: found(scenario) }, calculation.revision);
};

const get = route(
  {
    method: 'get',
    path: '/scenarios/:id',
    caller: 'adviser',
    tag,
    summary: 'Mostra um cenário',
    input: z.object({ params: byId }),
    answer: scenarioAnswer,
  },
  async ({ params: { id } }, context) => show(id, await loadCalculationOfScenario(id, context), context),
);

const edit = route(
  {
    method: 'put',
    path: '/scenarios/:id',
    caller: 'adviser',
    tag,
    summary: 'Altera um cenário; um campo ausente fica como está',
    input: z.object({ params: byId, body: scenarioEditBody }),
    answer: scenarioAnswer,
  },
  async ({ params: { id }, body: { name, hypotheses } }, context) => {
    const { deps } = context;
    const { state } = await loadCalculationOfScenario(id, context);
    await run(behalfOf(context), calculationAggregate, calculationStream(state.calculationId), {
      type: 'EditScenario',
      scenarioId: id,
      name,
      hypotheses,
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    return show(id, await loadCalculation(state.calculationId, context), context);
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/scenarios/:id',
    caller: 'adviser',
    tag,
    summary: 'Remove um cenário',
    input: z.object({ params: byId }),
  },
  async ({ params: { id } }, context) => {
    const { state } = await loadCalculationOfScenario(id, context);
    const { revision } = await run(behalfOf(context), calculationAggregate, calculationStream(state.calculationId), {
      type: 'RemoveScenario',
      scenarioId: id,
    });
    return empty(revision);
  },
);

const rules = route(
  {
    method: 'get',
    path: '/scenarios/:id/rules',
    caller: 'adviser',
    tag,
    summary: 'Todas as regras de um regime sob as hipóteses de um cenário, como em /calculations/{id}/rules',
    input: z.object({ params: byId, query: scenarioRulesQuery }),
    answer: rulesAnswer,
  },
  async ({ params: { id }, query }, context) => {
    const { state } = await loadCalculationOfScenario(id, context);
    const { question } = await loadedCase(state.calculationId, context);
    const scenario = found(question.calculation.scenarios.find((kept) => kept.id === id));
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const input = lawInput(supposing(countedBy(question, query.countingMethod), scenario.hypotheses), regimeType);
    return text(await context.deps.compute.run({ type: 'rules', input }), 'application/json');
  },
);

const comparison = route(
  {
    method: 'get',
    path: '/calculations/:id/scenarios/comparison',
    caller: 'adviser',
    tag,
    summary:
      'Os fatos e os cenários lado a lado, primeiro direito contra primeiro direito; e sugestões para quem ainda não tem direito',
    input: z.object({ params: byId, query: scenarioComparisonQuery }),
    answer: scenarioComparison,
  },
  async ({ params, query }, context) => {
    const { question } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const counted = countedBy(question, query.countingMethod);
    const asked = workingOn(counted, query.workAfter);
    return json(await scenarioSummaries(asked, regimeType, outcomesBy(context.deps)));
  },
);

export const scenarioRoutes = [list, create, comparison, get, edit, remove, rules];

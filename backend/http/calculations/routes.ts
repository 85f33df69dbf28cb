import { z } from 'zod';
import {
  type Calculation,
  calculation,
  calculationAnswer,
  calculationCreateBody,
  calculationEditBody,
  calculationListAnswer,
  calculationListQuery,
  calculationQuery,
  copyCalculationBody,
} from '../../../domain/api/calculations.ts';
import type { CalculationState } from '../../../domain/calculations/calculation.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { statesSpans } from '../../../domain/calculations/stated-spans.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import { findCustomer } from '../../../projections/customers/query.ts';
import { presentCalculation, shownSpans, surroundingsOf } from '../../../results/answers/calculation.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, creatingFor, run } from '../command.ts';
import { namingConflicts } from '../conflicts.ts';
import { loadCustomer } from '../customers/load.ts';
import { numbersOfPlaces } from '../described-places/load.ts';
import { Problem } from '../problem.ts';
import { byId, type CallContext, empty, json, pathId, route } from '../route.ts';
import { compare } from './comparison.ts';
import { calculationEvents } from './events.ts';
import { history } from './history.ts';
import { calculationAsOf, findCalculation, loadCalculation } from './load.ts';
import { restore } from './restore.ts';

const tag = 'cálculos';

const list = route(
  {
    method: 'get',
    path: '/calculations',
    caller: 'adviser',
    tag,
    summary: 'Lista os cálculos de um cliente',
    input: z.object({ query: calculationListQuery }),
    answer: calculationListAnswer,
  },
  async ({ query }, context) => {
    const { deps, session } = context;
    await loadCustomer(query.customerId, context);
    const calculations = await calculationsOfCustomer(
      deps.views.calculations,
      session.user.accountId,
      query.customerId,
    );
    const surroundings = await surroundingsOf(
      { accountId: session.user.accountId, customerId: query.customerId },
      deps,
    );
    const shown: Calculation[] = [];
    // One after another: the months of a long career are some hundred kilobytes, and all of them are needed for its spans.
    for (const { id } of calculations) {
      const loaded = await findCalculation(id, context);
      // One may be removed while the others are read.
      if (loaded !== null) shown.push(await presentCalculation(loaded, deps, surroundings));
    }
    return json({ calculations: shown });
  },
);

const get = route(
  {
    method: 'get',
    path: '/calculations/:id',
    caller: 'adviser',
    tag,
    summary: 'Mostra um cálculo, também como era em uma revisão anterior',
    input: z.object({
      params: byId,
      query: calculationQuery,
    }),
    answer: calculation,
  },
  async ({ params, query }, context) => {
    const current = await loadCalculation(params.id, context);
    const shown = await calculationAsOf(current, query.revision, context);
    return json(await presentCalculation(shown, context.deps), shown.revision);
  },
);

const create = route(
  {
    method: 'post',
    path: '/calculations',
    caller: 'adviser',
    tag,
    summary: 'Cria um cálculo para um cliente',
    input: z.object({ body: calculationCreateBody }),
    answer: calculationAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const { deps, session } = context;
    const {
      customerId,
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      regime: _regime,
      calculationDateUsed: _dateUsed,
      calculationDateSource: _dateSource,
      ...stated
    } = body;
    await loadCustomer(customerId, context);
    const calculationId = context.ids.newId();
    await run(creatingFor(context), calculationAggregate, calculationStream(calculationId), {
      type: 'CreateCalculation',
      calculationId,
      customerId,
      accountId: session.user.accountId,
      calculation: stated,
      described: await numbersOfPlaces(context),
      today: dayInSaoPaulo(deps.now()),
    });
    return showNew(calculationId, context);
  },
);

const calculationFieldsOf = (state: CalculationState) => (state.phase === 'open' ? { ...state.fields } : {});

const edit = route(
  {
    method: 'put',
    path: '/calculations/:id',
    caller: 'adviser',
    tag,
    summary: 'Altera um cálculo; um campo ausente fica como está',
    input: z.object({ params: byId, body: calculationEditBody }),
    answer: calculationAnswer,
  },
  async ({ params, body }, context) => {
    const { deps } = context;
    const {
      customerId: _customer,
      id: _id,
      createdAt: _created,
      updatedAt: _updated,
      regime: _regime,
      calculationDateUsed: _dateUsed,
      calculationDateSource: _dateSource,
      ...stated
    } = body;
    const before = await loadCalculation(params.id, context);
    const streamId = calculationStream(params.id);
    const edited = { past: deps.pasts.calculations, streamId, fieldsOf: calculationFieldsOf };
    await namingConflicts(context, edited, async () =>
      run(behalfOf(context), calculationAggregate, streamId, {
        type: 'EditCalculation',
        calculation: stated,
        // What is sent back as it was shown states nothing.
        shownSpans: statesSpans(stated) ? await shownSpans(before, deps) : {},
        described: await numbersOfPlaces(context),
        today: dayInSaoPaulo(deps.now()),
      }),
    );
    const after = await loadCalculation(params.id, context);
    return json({ calculation: await presentCalculation(after, deps) }, after.revision);
  },
);

const removal = (path: string) =>
  route(
    {
      method: 'delete',
      path,
      caller: 'adviser',
      tag,
      noted: 'calculation-removed',
      summary: 'Remove um cálculo',
      input: z.object({ params: byId, query: z.object({ customerId: pathId.optional() }) }),
    },
    async ({ params, query }, context) => {
      const { state } = await loadCalculation(params.id, context);
      if (query.customerId !== undefined && query.customerId !== state.customerId) throw new Problem('NotFound');
      await run(behalfOf(context), calculationAggregate, calculationStream(params.id), { type: 'DeleteCalculation' });
      return empty();
    },
  );

const copy = route(
  {
    method: 'post',
    path: '/copy-calculations',
    caller: 'adviser',
    tag,
    summary: 'Duplica um cálculo, também para outro cliente: os tempos, as remunerações ou ambos',
    input: z.object({ body: copyCalculationBody }),
    answer: calculationAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const { state: source, unreadable } = await loadCalculation(body.calculationId, context);
    if (unreadable) throw new Problem('DataUnreadable');
    const customerId = body.customerId ?? source.customerId;
    await loadCustomer(customerId, context);
    const calculationId = context.ids.newId();
    await run(creatingFor(context), calculationAggregate, calculationStream(calculationId), {
      type: 'CopyCalculation',
      calculationId,
      source,
      customerId,
      name: body.name,
      copiedData: body.copiedData,
      workRecordIds: source.workRecords.map(() => context.ids.newId()),
      scenarioIds: source.scenarios.map(() => context.ids.newId()),
    });
    return showNew(calculationId, context);
  },
);

/** What was just made, unless its customer was removed while it was on its way: then it goes as well. */
const showNew = async (calculationId: string, context: CallContext<Session>) => {
  const { deps, session } = context;
  const made = await loadCalculation(calculationId, context);
  if ((await findCustomer(deps.views.customers, session.user.accountId, made.state.customerId)) === null) {
    const stream = calculationStream(calculationId);
    await run(creatingFor(context), calculationAggregate, stream, { type: 'DeleteCalculation' });
    throw new Problem('NotFound');
  }
  return json({ calculation: await presentCalculation(made, deps) }, made.revision);
};

export const calculationRoutes = [
  list,
  get,
  create,
  edit,
  removal('/calculations/:id'),
  removal('/calculation-list/:id'),
  copy,
  calculationEvents,
  history,
  compare,
  restore,
];

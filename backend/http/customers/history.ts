import { z } from 'zod';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { historyAnswer, historyQuery, restoreBody } from '../../../domain/api/history.ts';
import { customerAggregate } from '../../../domain/customers/decider.ts';
import { customerHistory } from '../../../domain/customers/history.ts';
import { customerStream } from '../../../domain/streams.ts';
import { behalfOf, run } from '../command.ts';
import { factOf, shownOnPage, withAuthors } from '../history-page.ts';
import { Problem } from '../problem.ts';
import { byId, json, route } from '../route.ts';
import { customerAsOf, loadCustomer } from './load.ts';
import { showCustomer } from './show.ts';

const tag = 'clientes';

const history = route(
  {
    method: 'get',
    path: '/customers/:id/history',
    caller: 'adviser',
    tag,
    summary: 'O que mudou no cadastro do cliente, quando e por quem; o mais recente primeiro',
    input: z.object({ params: byId, query: historyQuery.omit({ record: true }) }),
    answer: historyAnswer,
  },
  async ({ params, query }, context) => {
    const { pasts, views } = context.deps;
    await loadCustomer(params.id, context);
    const { events, stateAt } = await pasts.customers(customerStream(params.id));
    const entries = shownOnPage(events, query).flatMap((recorded) =>
      customerHistory([factOf(recorded)], stateAt(recorded.revision - 1) ?? undefined),
    );
    const pagination = { ...query, totalCount: events.length };
    return json({ entries: await withAuthors(entries, views), records: [], pagination });
  },
);

const restore = route(
  {
    method: 'post',
    path: '/customers/:id/restore',
    caller: 'adviser',
    tag,
    summary: 'Volta o cadastro a uma revisão, como uma revisão nova; os cálculos ficam como estão',
    input: z.object({ params: byId, body: restoreBody }),
    answer: customerAnswer,
    status: 200,
  },
  async ({ params, body: { revision } }, context) => {
    const present = await loadCustomer(params.id, context);
    if (present.unreadable) throw new Problem('DataUnreadable');
    const { fields: earlier, updatedAt: at } = await customerAsOf(present, revision, context);
    await run(behalfOf(context), customerAggregate, customerStream(params.id), {
      type: 'RestoreCustomer',
      earlier,
      restored: { revision, at },
    });
    return showCustomer(params.id, context);
  },
);

export const customerHistoryRoutes = [history, restore];

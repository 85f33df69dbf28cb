import { z } from 'zod';
import { historyAnswer, historyQuery } from '../../../domain/api/calculations.ts';
import { calculationEvents } from '../../../domain/calculations/events.ts';
import { calculationHistory } from '../../../domain/calculations/history.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { authorOf } from '../author.ts';
import { byId, json, route } from '../route.ts';
import { loadCalculation } from './load.ts';

/** The stream of a calculation is its audit trail: what is answered here was written when it happened. */
export const history = route(
  {
    method: 'get',
    path: '/calculations/:id/history',
    caller: 'adviser',
    tag: 'cálculos',
    summary: 'O que mudou no cálculo, quando e por quem; o mais recente primeiro',
    input: z.object({ params: byId, query: historyQuery }),
    answer: historyAnswer,
  },
  async ({ params, query: { page, limit } }, context) => {
    const { stores, views } = context.deps;
    await loadCalculation(params.id, context);
    const recorded = await stores.log.readStream(calculationEvents, calculationStream(params.id));
    const facts = recorded.map(({ revision, metadata: { at, by }, event }) => ({ revision, at, by, event }));
    const shown = calculationHistory(facts)
      .toReversed()
      .slice((page - 1) * limit, page * limit);
    const users = await views.users.getMany(shown.flatMap(({ by }) => by ?? []));
    return json({
      entries: shown.map((entry) => ({ ...entry, by: authorOf(entry.by, users), changes: [...entry.changes] })),
      pagination: { page, limit, totalCount: facts.length },
    });
  },
);

import { z } from 'zod';
import { historyAnswer, historyQuery } from '../../../domain/api/history.ts';
import { calculationHistory } from '../../../domain/calculations/history/history.ts';
import { recordsEver, recordsTouched } from '../../../domain/calculations/history/records.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { factOf, shownOnPage, withAuthors } from '../history-page.ts';
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
  async ({ params, query: { page, limit, record } }, context) => {
    const { pasts, views } = context.deps;
    await loadCalculation(params.id, context);
    const { events, stateAt } = await pasts.calculations(calculationStream(params.id));
    const wanted = record === undefined ? events : events.filter(({ event }) => recordsTouched(event).includes(record));
    const entries = shownOnPage(wanted, { page, limit }).flatMap((recorded) =>
      calculationHistory([factOf(recorded)], stateAt(recorded.revision - 1) ?? undefined),
    );
    return json({
      entries: await withAuthors(entries, views),
      records: recordsEver(events.map(({ event }) => event)).map((named) => ({ ...named })),
      pagination: { page, limit, totalCount: wanted.length },
    });
  },
);

import { z } from 'zod';
import { indexHistoryAnswer, indexHistoryQuery } from '../../../domain/api/indexes.ts';
import { indexEvents } from '../../../domain/indexes/events.ts';
import { indexHistoryEntry } from '../../../domain/indexes/history.ts';
import { INDEXES_STREAM } from '../../../domain/streams.ts';
import { authorOf } from '../author.ts';
import { json, route } from '../route.ts';

/** What was published and withdrawn in this installation, and by whom, newest first. */
export const history = route(
  {
    method: 'get',
    path: '/updateIndex/history',
    caller: 'admin',
    tag: 'índices',
    summary: 'O que foi publicado e retirado, quando e por quem; o mais recente primeiro',
    input: z.object({ query: indexHistoryQuery }),
    answer: indexHistoryAnswer,
  },
  async ({ query: { page, limit } }, { deps: { stores, views } }) => {
    const recorded = await stores.log.readStream(indexEvents, INDEXES_STREAM);
    const shown = recorded.toReversed().slice((page - 1) * limit, page * limit);
    const users = await views.users.getMany(shown.flatMap(({ metadata: { by } }) => by ?? []));
    return json({
      entries: shown.map(({ revision, event, metadata: { at, by } }) => ({
        revision,
        at,
        by: authorOf(by, users),
        ...indexHistoryEntry(event),
      })),
      pagination: { page, limit, totalCount: recorded.length },
    });
  },
);

import { isDeepStrictEqual } from 'node:util';
import { evolveTable, nothingPublished } from '../../domain/indexes/table.ts';
import type { PublishedIndexes } from '../../domain/law/tables/index.ts';
import { none, type Projection } from '../projection.ts';
import { type IndexTableDocument, indexesView } from './schema.ts';

/** '11/2026' → '2026-11' */
const idOfMonth = (date: string): string => `${date.slice(3)}-${date.slice(0, 2)}`;

const NO_FACTS = -1;

/** What the law computes with. */
const factsOf = ({ indexes, minSalary, maxSalary }: PublishedIndexes) => ({ indexes, minSalary, maxSalary });

/**
 * A withdrawn month keeps an empty document: results are identified by the newest revision among the documents, and
 * without it they would look as they did before the withdrawal.
 */
export const indexesProjection: Projection<IndexTableDocument, 'id'> = {
  view: indexesView,
  guardedBy: 'revision',

  targets: ({ event }) =>
    event.type === 'IndexesPublished' || event.type === 'IndexesWithdrawn' ? [idOfMonth(event.data.date)] : none,

  evolve: (table, { event, revision }, id) => {
    if (event.type !== 'IndexesPublished' && event.type !== 'IndexesWithdrawn') return table;
    const before = table ?? nothingPublished(event.data.date);
    const evolved = evolveTable(before, event);
    const { selic, ...rest } = evolved;
    return {
      ...rest,
      id,
      indexes: [...rest.indexes],
      ...(selic === undefined ? {} : { selic: [...selic] }),
      factsRevision: isDeepStrictEqual(factsOf(before), factsOf(evolved))
        ? (table?.factsRevision ?? NO_FACTS)
        : revision,
    };
  },
};

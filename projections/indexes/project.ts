import { evolveTable, nothingPublished } from '../../domain/indexes/table.ts';
import { none, type Projection } from '../projection.ts';
import { type IndexTableDocument, indexesView } from './schema.ts';

/** '11/2026' → '2026-11' */
const idOfMonth = (date: string): string => `${date.slice(3)}-${date.slice(0, 2)}`;

/**
 * A withdrawn month keeps an empty document: results are identified by the newest revision among the documents, and
 * without it they would look as they did before the withdrawal.
 */
export const indexesProjection: Projection<IndexTableDocument, 'id'> = {
  view: indexesView,
  guardedBy: 'revision',

  targets: ({ event }) =>
    event.type === 'IndexesPublished' || event.type === 'IndexesWithdrawn' ? [idOfMonth(event.data.date)] : none,

  evolve: (table, { event }, id) => {
    if (event.type !== 'IndexesPublished' && event.type !== 'IndexesWithdrawn') return table;
    const evolved = evolveTable(table ?? nothingPublished(event.data.date), event);
    const { selic, ...rest } = evolved;
    return { ...rest, id, indexes: [...rest.indexes], ...(selic === undefined ? {} : { selic: [...selic] }) };
  },
};

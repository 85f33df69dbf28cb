import { nothingPublished, publish } from '../../domain/indexes/table.ts';
import { none, type Projection } from '../projection.ts';
import { type IndexTableDocument, indexesView } from './schema.ts';

/** '11/2026' → '2026-11' */
const idOfMonth = (date: string): string => `${date.slice(3)}-${date.slice(0, 2)}`;

export const indexesProjection: Projection<IndexTableDocument, 'id'> = {
  view: indexesView,
  guardedBy: 'revision',

  targets: ({ event }) => (event.type === 'IndexesPublished' ? [idOfMonth(event.data.date)] : none),

  evolve: (table, { event }, id) => {
    if (event.type !== 'IndexesPublished') return table;
    const published = publish(table ?? nothingPublished(event.data.date), event.data);
    return { ...published, id, indexes: [...published.indexes] };
  },
};

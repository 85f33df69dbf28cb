import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { IndexTableDocument } from './schema.ts';

export type IndexesView = View<Stamped<IndexTableDocument>, 'id'>;

/** Everything published, by reference month. A withdrawn month is present but empty. */
export const publishedIndexes = async (view: IndexesView): Promise<readonly Stamped<IndexTableDocument>[]> =>
  (await view.find({ sort: [{ field: 'id', order: 'asc' }] })).items;

const NOTHING_PUBLISHED = -1;

/**
 * The newest revision of what the law computes with; -1 if nothing of it was ever published. The SELIC is none of it: it is
 * asked for when a price is, and no kept answer says one.
 */
export const factsRevisionOf = (tables: readonly { readonly factsRevision: number }[]): number =>
  Math.max(NOTHING_PUBLISHED, ...tables.map(({ factsRevision }) => factsRevision));

/** The newest revision among them shows whether anything has changed; null if nothing was ever published. */
export const revisionOf = (tables: readonly { readonly revision: number }[]): number | null =>
  tables.length === 0 ? null : Math.max(...tables.map(({ revision }) => revision));

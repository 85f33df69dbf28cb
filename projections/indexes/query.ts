import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { IndexTableDocument } from './schema.ts';

export type IndexesView = View<Stamped<IndexTableDocument>, 'id'>;

/** Everything published, by reference month. A withdrawn month is present but empty. */
export const publishedIndexes = async (view: IndexesView): Promise<readonly Stamped<IndexTableDocument>[]> =>
  (await view.find({ sort: [{ field: 'id', order: 'asc' }] })).items;

/** The newest revision among them shows whether anything has changed; null if nothing was ever published. */
export const revisionOf = (tables: readonly { readonly revision: number }[]): number | null =>
  tables.length === 0 ? null : Math.max(...tables.map(({ revision }) => revision));

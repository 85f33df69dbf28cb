import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { IndexTableDocument } from './schema.ts';

export type IndexesView = View<Stamped<IndexTableDocument>, 'id'>;

/** Everything published, by reference month. The newest stamp among them tells whether anything has changed. */
export const publishedIndexes = async (view: IndexesView): Promise<readonly Stamped<IndexTableDocument>[]> =>
  (await view.find({ sort: [{ field: 'id', order: 'asc' }] })).items;

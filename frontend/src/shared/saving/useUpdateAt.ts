import type { RaRecord } from 'react-admin';
import { useGenial } from '../../data/data-provider.ts';
import type { Revised } from './useVersionedSave.ts';

/** react-admin's update of a record, at the revision that the person was looking at. */
export const useUpdateAt = <Kept extends RaRecord & Revised>(resource: 'customers' | 'calculations' | 'users') => {
  const genial = useGenial();
  return async (id: string, data: object, etag: string | null): Promise<Kept> =>
    (await genial.update<Kept>(resource, { id, data, previousData: { id, etag } })).data;
};

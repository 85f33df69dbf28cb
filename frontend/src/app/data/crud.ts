import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { countHeader, dialect } from './dialect.ts';
import { send } from './http.ts';
import { resourceOf } from './resources.ts';

const etagOf = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'etag' in record && typeof record.etag === 'string'
    ? record.etag
    : null;

const simpleRest = simpleRestProvider('', dialect, countHeader);

/** react-admin's nine verbs over the contract. A change sends the revision of the record that the person was looking at. */
export const crud: DataProvider = {
  ...simpleRest,
  update: (resource, parameters) =>
    simpleRest.update(resource, {
      ...parameters,
      data: { ...parameters.data, etag: etagOf(parameters.previousData) },
    }),
  delete: async (resource, { id, previousData, meta }) => {
    const record = previousData ?? (await simpleRest.getOne(resource, { id })).data;
    await send(`${resourceOf(resource).path}/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      ifMatch: etagOf(previousData),
      query: meta?.query,
    });
    return { data: record };
  },
};

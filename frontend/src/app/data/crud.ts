import type { DataProvider } from 'react-admin';
import { checked, type RequestOptions, send } from './http.ts';
import { resourceOf } from './resources.ts';

const etagOf = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'etag' in record && typeof record.etag === 'string'
    ? record.etag
    : null;

/** A body never carries the revision: it travels as `If-Match`. */
const bodyOf = (resource: string, data: Record<string, unknown>): unknown => {
  const { wrapped, one } = resourceOf(resource);
  const { etag: _etag, ...fields } = data;
  return wrapped ? { [one]: fields } : fields;
};

const readOne = async (name: string, path: string, options: RequestOptions) => {
  const { one, oneAnswer, getAnswer } = resourceOf(name);
  const response = await send(path, options);
  const json = await response.json();
  checked(options.method === undefined ? getAnswer : oneAnswer, json);
  return { data: { ...(json[one] ?? json), etag: response.headers.get('etag') } };
};

const readMany = async (name: string, options: RequestOptions) => {
  const { path, many, manyAnswer } = resourceOf(name);
  const json = await (await send(path, options)).json();
  checked(manyAnswer, json);
  return { data: json[many], total: json.pagination?.totalCount ?? json[many].length };
};

/** react-admin's nine verbs over the contract. A record carries its `etag`, which its change sends back. */
export const crud: DataProvider = {
  getList: (resource, { pagination, sort, filter, signal }) =>
    readMany(resource, {
      query: {
        ...filter,
        page: pagination?.page,
        limit: pagination?.perPage,
        sortBy: sort?.field,
        sortOrder: sort?.order.toLowerCase(),
      },
      signal,
    }),
  getOne: (resource, { id, signal }) => readOne(resource, `${resourceOf(resource).path}/${id}`, { signal }),
  getMany: async (resource, { ids, signal }) => {
    const found = await Promise.all(
      ids.map((id) => readOne(resource, `${resourceOf(resource).path}/${id}`, { signal })),
    );
    return { data: found.map(({ data }) => data) };
  },
  getManyReference: (resource, { target, id, signal }) => readMany(resource, { query: { [target]: id }, signal }),
  create: (resource, { data }) =>
    readOne(resource, resourceOf(resource).path, { method: 'POST', body: bodyOf(resource, data) }),
  update: (resource, { id, data, previousData }) =>
    readOne(resource, `${resourceOf(resource).path}/${id}`, {
      method: 'PUT',
      body: bodyOf(resource, data),
      ifMatch: etagOf(previousData),
    }),
  updateMany: async (resource, { ids, data }) => {
    await Promise.all(ids.map((id) => crud.update(resource, { id, data, previousData: undefined })));
    return { data: ids };
  },
  delete: async (resource, { id, previousData, meta }) => {
    const record = previousData ?? (await crud.getOne(resource, { id })).data;
    await send(`${resourceOf(resource).path}/${id}`, {
      method: 'DELETE',
      ifMatch: etagOf(previousData),
      query: meta?.query,
    });
    return { data: record };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => send(`${resourceOf(resource).path}/${id}`, { method: 'DELETE' })));
    return { data: ids };
  },
};

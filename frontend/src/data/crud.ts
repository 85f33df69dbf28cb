import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Options, UpdateParams } from 'react-admin';
import { checked, multipart, type RequestOptions, send } from './http.ts';
import { type Wrapping, wrappingOf } from './resources.ts';

const etagOf = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'etag' in record && typeof record.etag === 'string'
    ? record.etag
    : null;

const bodyOf = ({ one, wrapped }: Wrapping, sent: unknown) => {
  const fields: unknown = JSON.parse(String(sent));
  return { body: wrapped ? { [one]: fields } : fields };
};

const requestOf = (wrapping: Wrapping, { method, body }: Options): RequestOptions => {
  switch (method) {
    case 'POST':
    case 'PUT':
      return { method, ...bodyOf(wrapping, body) };
    case 'DELETE':
      return { method };
    default:
      return {};
  }
};

/** The record of an answer, with the revision at which it was read as `etag`. */
const recordOf = async (
  { one, readAnswer, changeAnswer }: Wrapping,
  method: string | undefined,
  response: Response,
) => {
  if (method === 'DELETE') return null;
  const json = await response.json();
  checked(method === undefined ? readAnswer : changeAnswer, json);
  return { ...(json[one] ?? json), etag: response.headers.get('etag') };
};

/**
 * The library's provider for one call: its client wraps and unwraps a record as the contract does. `travel` is what the
 * library does not know: the revision that the person was looking at, and parameters of the address.
 */
const simpleRest = (wrapping: Wrapping, travel: Pick<RequestOptions, 'ifMatch' | 'query'> = {}): DataProvider =>
  simpleRestProvider('', async (url: string, options: Options = {}) => {
    const request = requestOf(wrapping, options);
    const response = await send(url.slice(1), {
      ...request,
      ...travel,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const json = await recordOf(wrapping, request.method, response);
    return { status: response.status, headers: response.headers, body: '', json };
  });

/** A page of a list, asked for in the words of the contract. */
const getList: DataProvider['getList'] = async (resource, { pagination, sort, filter, signal }) => {
  const { path, many, listAnswer } = wrappingOf(resource);
  const query = {
    ...filter,
    page: pagination?.page,
    limit: pagination?.perPage,
    sortBy: sort?.field,
    sortOrder: sort?.order.toLowerCase(),
  };
  const json = await (await send(path, { query, ...(signal ? { signal } : {}) })).json();
  checked(listAnswer, json);
  return { data: json[many], total: json.pagination?.totalCount ?? json[many].length };
};

/** The library sends JSON alone: what carries a file is sent beside it. */
const sendMultipart = async (wrapping: Wrapping, { id, data, previousData }: UpdateParams) => {
  const method = 'PUT';
  const response = await send(`${wrapping.path}/${encodeURIComponent(id)}`, {
    method,
    body: multipart(data),
    ifMatch: etagOf(previousData),
  });
  return { data: await recordOf(wrapping, method, response) };
};

const oneByOne = async (): Promise<never> => {
  throw new Error('The contract changes one record at a time, each with its own revision');
};

/** react-admin's verbs over the contract. A change sends the revision of `previousData`, never in the body. */
export const crud: DataProvider = {
  supportAbortSignal: true,
  getList,
  getManyReference: (resource, { target, id, filter, ...page }) =>
    getList(resource, { ...page, filter: { ...filter, [target]: id } }),
  getOne: (resource, parameters) => {
    const wrapping = wrappingOf(resource);
    return simpleRest(wrapping).getOne(wrapping.path, parameters);
  },
  getMany: async (resource, { ids, ...parameters }) => {
    const answers = await Promise.all(ids.map((id) => crud.getOne(resource, { id, ...parameters })));
    return { data: answers.map(({ data }) => data) };
  },
  create: (resource, parameters) => {
    const wrapping = wrappingOf(resource);
    return simpleRest(wrapping).create(wrapping.path, parameters);
  },
  update: async (resource, parameters) => {
    const wrapping = wrappingOf(resource);
    if (wrapping.multipart === true) return sendMultipart(wrapping, parameters);
    return simpleRest(wrapping, { ifMatch: etagOf(parameters.previousData) }).update(wrapping.path, parameters);
  },
  /** `meta.query`: parameters of the address, such as the client of a calculation. */
  delete: async (resource, parameters) => {
    const wrapping = wrappingOf(resource);
    const { id, previousData, meta } = parameters;
    const record = previousData ?? (await crud.getOne(resource, { id })).data;
    await simpleRest(wrapping, { ifMatch: etagOf(previousData), query: meta?.query }).delete(wrapping.path, parameters);
    return { data: record };
  },
  updateMany: oneByOne,
  deleteMany: oneByOne,
};

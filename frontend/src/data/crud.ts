import type { DataProvider, Identifier } from 'react-admin';
import { answered, at, checked, loaded, multipart, type RequestOptions, send } from './http.ts';
import type { RecordAnswers } from './records.ts';
import { type Travel, travelOf } from './resources.ts';

const etagOf = (record: unknown): string | null =>
  typeof record === 'object' && record !== null && 'etag' in record && typeof record.etag === 'string'
    ? record.etag
    : null;

const addressOf = ({ path }: Travel, id: Identifier): string => at`${path}/${String(id)}`;

const signalOf = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

const recordAnswersOf = async (resource: string): Promise<RecordAnswers> =>
  (await loaded(import('./records.ts'))).recordAnswersOf(resource);

/** The record of an answer, with the revision at which it was read as `etag`. */
const recordFrom = async (resource: string, kind: 'read' | 'changed', path: string, options: RequestOptions = {}) => {
  const answer = recordAnswersOf(resource).then((answers) => answers[kind]);
  const { data, etag } = await answered(answer, path, options);
  return { data: { ...data, etag } };
};

/** A page of a list, asked for in the words of the contract. */
const getList: DataProvider['getList'] = async (resource, { pagination, sort, filter, signal }) => {
  const { path } = travelOf(resource);
  const query = {
    ...filter,
    page: pagination?.page,
    limit: pagination?.perPage,
    sortBy: sort?.field,
    sortOrder: sort?.order.toLowerCase(),
  };
  const [{ list }, response] = await Promise.all([
    recordAnswersOf(resource),
    send(path, { query, ...signalOf(signal) }),
  ]);
  return checked(list, await response.json());
};

const getOne: DataProvider['getOne'] = (resource, { id, signal }) =>
  recordFrom(resource, 'read', addressOf(travelOf(resource), id), signalOf(signal));

const oneByOne = async (): Promise<never> => {
  throw new Error('The contract changes one record at a time, each with its own revision');
};

/** react-admin's verbs over the contract. A change sends the revision of `previousData`, never in the body. */
export const crud: DataProvider = {
  supportAbortSignal: true,
  getList,
  getManyReference: (resource, { target, id, filter, ...page }) =>
    getList(resource, { ...page, filter: { ...filter, [target]: id } }),
  getOne,
  getMany: async (resource, { ids, ...parameters }) => {
    const answers = await Promise.all(ids.map((id) => getOne(resource, { id, ...parameters })));
    return { data: answers.map(({ data }) => data) };
  },
  create: (resource, { data }) => {
    const { path, bodyOf } = travelOf(resource);
    return recordFrom(resource, 'changed', path, { method: 'POST', body: bodyOf(data) });
  },
  update: (resource, { id, data, previousData }) => {
    const travel = travelOf(resource);
    return recordFrom(resource, 'changed', addressOf(travel, id), {
      method: 'PUT',
      body: travel.multipart === true ? multipart(data) : travel.bodyOf(data),
      ifMatch: etagOf(previousData),
    });
  },
  /** `meta.query`: parameters of the address, such as the client of a calculation. */
  delete: async (resource, { id, previousData, meta }) => {
    const record = previousData ?? (await getOne(resource, { id })).data;
    await send(addressOf(travelOf(resource), id), {
      method: 'DELETE',
      ifMatch: etagOf(previousData),
      query: meta?.query,
    });
    return { data: record };
  },
  updateMany: oneByOne,
  deleteMany: oneByOne,
};

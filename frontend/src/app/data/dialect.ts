import type { Options } from 'react-admin';
import { z } from 'zod';
import { checked, type Query, type RequestOptions, send } from './http.ts';
import { type Resource, resourceOf } from './resources.ts';

/** The header in which ra-data-simple-rest looks for the number of all records of a list. */
export const countHeader = 'X-Total-Count';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const listQuery = z.object({
  sort: z.tuple([z.string(), z.string()]).optional(),
  range: z.tuple([z.number(), z.number()]).optional(),
  filter: z.record(z.string(), z.union([scalar, z.array(z.string())])),
});
type ListQuery = z.infer<typeof listQuery>;

const sent = z.looseObject({ etag: z.string().nullable().optional() });

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const answer = (json: unknown, total?: number): Answer => ({
  status: 200,
  headers: new Headers(total === undefined ? {} : { [countHeader]: String(total) }),
  body: '',
  json,
});

/** One record with the revision it was read at. */
const one = async ({ one: property, oneAnswer, getAnswer }: Resource, path: string, options: RequestOptions) => {
  const response = await send(path, options);
  const json = await response.json();
  checked(options.method === undefined ? getAnswer : oneAnswer, json);
  return { ...(json[property] ?? json), etag: response.headers.get('etag') };
};

/** `sort=["name","ASC"]&range=[0,24]` in the contract's words. */
const pageOf = ({ sort, range }: ListQuery): Query => {
  const [first, last] = range ?? [];
  const limit = first === undefined || last === undefined ? undefined : last - first + 1;
  return {
    page: first === undefined || limit === undefined ? undefined : Math.floor(first / limit) + 1,
    limit,
    sortBy: sort?.[0],
    sortOrder: sort?.[1].toLowerCase(),
  };
};

const scalarsOf = (filter: ListQuery['filter']): Query =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]): [string, Query[string]][] =>
      Array.isArray(value) ? [] : [[name, value]],
    ),
  );

const list = async (resource: Resource, parameters: URLSearchParams, options: RequestOptions): Promise<Answer> => {
  const spoken = listQuery.parse(
    Object.fromEntries([...parameters].map(([name, text]): [string, unknown] => [name, JSON.parse(text)])),
  );
  const { id: ids, ...filter } = spoken.filter;
  if (Array.isArray(ids)) {
    return answer(await Promise.all(ids.map((id) => one(resource, `${resource.path}/${id}`, options))));
  }
  const query = { ...scalarsOf(filter), ...pageOf(spoken) };
  const json = await (await send(resource.path, { ...options, query })).json();
  checked(resource.manyAnswer, json);
  const records = json[resource.many];
  return answer(records, json.pagination?.totalCount ?? records.length);
};

/**
 * The client that ra-data-simple-rest calls: reads its addresses, asks in the words of the contract, and answers in its
 * shape. A record carries its revision as `etag`; sent back, it travels as `If-Match`, never in the body.
 */
export const dialect = async (url: string, { method, body, signal }: Options = {}): Promise<Answer> => {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const [, name = '', id] = pathname.split('/');
  const resource = resourceOf(name);
  const cancellable = signal ? { signal } : {};
  if (method === 'POST' || method === 'PUT') {
    const { etag, ...fields } = sent.parse(JSON.parse(String(body)));
    const path = id === undefined ? resource.path : `${resource.path}/${id}`;
    const payload = resource.wrapped ? { [resource.one]: fields } : fields;
    return answer(await one(resource, path, { method, body: payload, ifMatch: etag ?? null }));
  }
  if (method === 'DELETE') {
    await send(`${resource.path}/${id}`, { method });
    return answer({ id });
  }
  if (id === undefined) return list(resource, searchParams, cancellable);
  return answer(await one(resource, `${resource.path}/${id}`, cancellable));
};

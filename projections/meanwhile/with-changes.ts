import { START } from '../../stores/events/port.ts';
import type { Former, Page, View, ViewCollection, ViewQuery, ViewWrite } from '../../stores/views/port.ts';
import { guardText, type PlainQuery, plainQuery } from '../../stores/views/query.ts';
import type { Identified } from '../projection.ts';
import { inOrderOf, matches } from './matching.ts';

interface Kept<Document> {
  /** null: removed. */
  readonly document: Document | null;
  readonly guard: string;
}

/**
 * A former generation with what has happened since, which is kept in memory and never written there: programs of the
 * former version may still read and feed it.
 */
export const withChanges = <Document extends Identified, Field extends string>(
  view: { readonly name: string; readonly fields: readonly string[] },
  former: Former<Document, Field>,
): ViewCollection<Document, Field> & Pick<View<Document, Field>, 'parts'> => {
  const kept = new Map<string, Kept<Document>>();
  let reached = { checkpoint: START, mark: null as string | null };

  const getMany = async (ids: readonly string[]): Promise<Map<string, Document>> => {
    const found = new Map(await former.getMany(ids.filter((id) => !kept.has(id))));
    for (const id of ids) {
      const document = kept.get(id)?.document ?? null;
      if (document !== null) found.set(id, document);
    }
    return found;
  };

  const apply = (write: ViewWrite<Document>): 'written' | 'older' => {
    const guard = guardText(write.guard);
    const before = kept.get(write.id);
    if (before !== undefined && before.guard >= guard) return 'older';
    kept.set(write.id, { document: 'put' in write ? write.put : null, guard });
    return 'written';
  };

  /** Those of the changed documents that a query selects, as they are and as the former generation has them. */
  const changedFor = async (plain: PlainQuery) => {
    const chosen = (documents: Iterable<Document>): readonly Document[] =>
      [...documents].filter((document) => matches(document, plain)).sort(inOrderOf(plain));
    const present = [...kept.values()].flatMap(({ document }) => document ?? []);
    const hidden = await former.getMany([...kept.keys()]);
    return { mine: chosen(present), hidden: chosen(hidden.values()) };
  };

  const find = async (query: ViewQuery<Field>): Promise<Page<Document>> => {
    if (kept.size === 0) return former.find(query);
    const plain = plainQuery(view, query);
    const { mine, hidden } = await changedFor(plain);
    const untouched = (documents: readonly Document[]) => documents.filter(({ id }) => !kept.has(id));
    if (query.page === undefined) {
      const { items } = await former.find(query);
      const all = [...untouched(items), ...mine].sort(inOrderOf(plain));
      return { items: all, total: all.length };
    }
    const { size } = query.page;
    const before = await former.count(query);
    const total = before - hidden.length + mine.length;
    // The pages around the one that is asked for: what was added or hidden before it moves it by as many places.
    const lastFilled = Math.max(1, Math.ceil(before / size));
    const first = Math.min(lastFilled, Math.floor(Math.max(0, plain.offset - mine.length) / size) + 1);
    const last = Math.min(lastFilled, Math.ceil((plain.offset + size + hidden.length) / size));
    const around: Document[] = [];
    for (let number = first; number <= last; number += 1)
      around.push(...(await former.find({ ...query, page: { number, size } })).items);
    const head = first === 1 ? undefined : around[0];
    const precedes = (document: Document): boolean => head !== undefined && inOrderOf(plain)(document, head) < 0;
    const begins = (first - 1) * size - hidden.filter(precedes).length + mine.filter(precedes).length;
    const merged = [...untouched(around), ...mine.filter((one) => !precedes(one))].sort(inOrderOf(plain));
    return { items: merged.slice(plain.offset - begins, plain.offset - begins + size), total };
  };

  return {
    get: async (id) => (kept.has(id) ? (kept.get(id)?.document ?? null) : former.get(id)),
    getMany,
    find,
    parts: async (query) => {
      const { items } = await find(query);
      return (async function* () {
        yield items;
      })();
    },
    count: async (query = {}) => {
      if (kept.size === 0) return former.count(query);
      const { mine, hidden } = await changedFor(plainQuery(view, query));
      return (await former.count(query)) - hidden.length + mine.length;
    },
    put: async (id, put, guard) => apply({ put, id, guard }),
    remove: async (id, guard) => apply({ remove: true, id, guard }),
    write: async (writes, checkpoint, mark) => {
      const outcomes = writes.map(apply);
      if (checkpoint !== undefined && checkpoint > reached.checkpoint) reached = { checkpoint, mark: mark ?? null };
      return outcomes;
    },
    checkpoint: async () => reached.checkpoint,
    mark: async () => reached.mark,
  };
};

import type { Database } from '../../sqlite/database.ts';
import { inParts } from '../parts.ts';
import type { View, ViewCollection } from '../port.ts';
import type { SqliteGeneration } from './sqlite-generation.ts';

/**
 * `generation` is looked up in each transaction: another process may have swapped it. What one statement reads needs none,
 * and is read from the generation that `lately` knows; should its table be gone, once more from the one that serves.
 */
export const servedCollection = <Document, Field extends string>(
  database: Database,
  generation: () => SqliteGeneration<Document, Field>,
  lately = generation,
): ViewCollection<Document, Field> & Pick<View<Document, Field>, 'parts'> => {
  type Reading<Result> = (from: SqliteGeneration<Document, Field>) => Result;
  const read = <Result>(work: Reading<Result>): Result => database.snapshot(() => work(generation()));
  const readSoon = <Result>(work: Reading<Result>): Result => {
    try {
      return work(lately());
    } catch {
      return read(work);
    }
  };
  return {
    get: async (id) => readSoon((from) => from.get(id)),
    getMany: async (ids) => readSoon((from) => from.getMany(ids)),
    find: async (query) =>
      query.page === undefined ? readSoon((from) => from.find(query)) : read((from) => from.find(query)),
    parts: async (query) => {
      const ids = readSoon((from) => from.ids(query));
      return inParts(ids, async (part) => readSoon((from) => from.getManyOnce(part)));
    },
    count: async (query = {}) => readSoon((from) => from.count(query)),
    checkpoint: async () => readSoon((from) => from.checkpoint()),
    mark: async () => readSoon((from) => from.mark()),
    put: (id, put, guard) => database.write(() => generation().apply({ put, id, guard })),
    remove: (id, guard) => database.write(() => generation().apply({ remove: true, id, guard })),
    write: (writes, checkpoint, mark) =>
      database.write(() => {
        const into = generation();
        const outcomes = writes.map((write) => into.apply(write));
        if (checkpoint !== undefined) into.saveCheckpoint(checkpoint, mark);
        return outcomes;
      }),
  };
};

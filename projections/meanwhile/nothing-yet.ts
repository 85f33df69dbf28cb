import { START } from '../../stores/events/port.ts';
import type { Former } from '../../stores/views/port.ts';

/** In place of the former version of a view that is new. */
export const nothingYet = <Document>(): Former<Document> => ({
  get: async () => null,
  getMany: async () => new Map(),
  find: async () => ({ items: [], total: 0 }),
  count: async () => 0,
  checkpoint: async () => START,
  mark: async () => null,
});

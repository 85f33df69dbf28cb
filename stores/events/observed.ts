import type { EventStore } from './port.ts';

/** Told of every append: what came of it, how many events it held, and how long it took until it was answered. */
export interface AppendObserver {
  append(outcome: 'appended' | 'stale' | 'failed', events: number, seconds: number): void;
}

/** The same log, with somebody looking on. */
export const observed = (store: EventStore, observer: AppendObserver): EventStore => ({
  keepsOrder: store.keepsOrder,
  append: async (streamId, events, expected) => {
    const begun = performance.now();
    const tell = (outcome: Parameters<AppendObserver['append']>[0]): void =>
      observer.append(outcome, events.length, (performance.now() - begun) / 1_000);
    try {
      const result = await store.append(streamId, events, expected);
      tell(result.ok ? 'appended' : 'stale');
      return result;
    } catch (error) {
      tell('failed');
      throw error;
    }
  },
  readStream: (streamId, options) => store.readStream(streamId, options),
  readAll: (options) => store.readAll(options),
  head: (filter) => store.head(filter),
  subscribe: (options) => store.subscribe(options),
  ping: () => store.ping(),
  close: () => store.close(),
});

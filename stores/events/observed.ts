import type { EventStore } from './port.ts';

/** Receives every append: its outcome, the number of events, and how long it took. */
export interface AppendObserver {
  append(outcome: 'appended' | 'stale' | 'failed', events: number, seconds: number): void;
}

/** The same log, with an observer. */
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

import type { EventStore, Position, RecordedEvent } from '../../port.ts';

/** The log as seen by a reader that has not received later events. */
export const knownUntil = (log: EventStore, until: Position): EventStore => {
  const known = (events: readonly RecordedEvent[]) => events.filter(({ position }) => position <= until);
  return {
    keepsOrder: log.keepsOrder,
    append: (streamId, events, expected) => log.append(streamId, events, expected),
    readStream: async (streamId, options) => known(await log.readStream(streamId, options)),
    readAll: async (options) => known(await log.readAll(options)),
    head: async (filter) => {
      const head = await log.head(filter);
      return head < until ? head : until;
    },
    subscribe: (options) => {
      const subscription = log.subscribe(options);
      return {
        stop: () => subscription.stop(),
        async *[Symbol.asyncIterator]() {
          for await (const batch of subscription) yield known(batch);
        },
      };
    },
    ping: () => log.ping(),
    close: () => log.close(),
  };
};

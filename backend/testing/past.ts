import { type AnyEvent, allEvents } from '../../domain/events.ts';
import type { Deps } from '../deps.ts';

const VIEWS_WITHIN_MS = 10_000;

export interface Past {
  /** Writes what happened before a test begins, as it would lie in the log, and waits for the views to show it. */
  given(streamId: string, ...events: readonly AnyEvent[]): Promise<void>;
  /** What has happened on a stream since its past was given, or since its beginning. */
  newEvents(streamId: string): Promise<readonly AnyEvent[]>;
}

export const pastOf = ({ stores, views, newId, now }: Deps): Past => {
  const lengths = new Map<string, number>();
  const historyOf = (streamId: string) => stores.log.readStream(allEvents, streamId);
  return {
    given: async (streamId, ...events) => {
      const before = await historyOf(streamId);
      const drafts = events.map((event) => ({ id: newId(), event }));
      const metadata = { at: now(), by: null, accountId: null, correlationId: null, causationId: null };
      const appended = await stores.log.append(
        allEvents,
        streamId,
        drafts,
        before.at(-1)?.revision ?? 'no-stream',
        metadata,
      );
      if (!appended.ok) throw new Error(`the past of ${streamId} was written by somebody else`);
      lengths.set(streamId, before.length + events.length);
      await views.waitFor(appended.position, VIEWS_WITHIN_MS);
    },
    newEvents: async (streamId) =>
      (await historyOf(streamId)).slice(lengths.get(streamId) ?? 0).map(({ event }) => event),
  };
};

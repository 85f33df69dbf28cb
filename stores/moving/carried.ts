import { isDeepStrictEqual } from 'node:util';
import type { EventStore, NewEvent, RecordedEvent } from '../events/port.ts';
import { START } from '../events/port.ts';

/** An event on its way to another log: everything but its position, which each log assigns itself. */
export interface CarriedEvent extends NewEvent {
  readonly streamId: string;
  readonly revision: number;
}

/** All events of a log in order, in batches; each call starts from the beginning. */
export type LogSource = () => AsyncIterable<readonly CarriedEvent[]>;

const EVENTS_AT_A_TIME = 1_000;

const carriedOf = ({ id, type, version, data, metadata, streamId, revision }: RecordedEvent): CarriedEvent => ({
  id,
  type,
  version,
  data,
  metadata,
  streamId,
  revision,
});

/** All events currently in a log. */
export const eventsOf = (store: Pick<EventStore, 'readAll'>): LogSource =>
  async function* () {
    const standing = standingIn(store);
    for (;;) {
      const events = await standing(EVENTS_AT_A_TIME);
      if (events.length === 0) return;
      yield events.map(carriedOf);
    }
  };

/** Reads a log from its beginning: each call gives the next so many events, or all that there still are. */
export const standingIn = (
  store: Pick<EventStore, 'readAll'>,
): ((count: number) => Promise<readonly RecordedEvent[]>) => {
  let after = START;
  return async (count) => {
    const found: RecordedEvent[] = [];
    while (found.length < count) {
      const events = await store.readAll({ after, limit: count - found.length });
      const last = events.at(-1);
      if (last === undefined) break;
      found.push(...events);
      after = last.position;
    }
    return found;
  };
};

/** Why two events differ, metadata and content included; null if they are the same. */
export const differenceOf = (expected: CarriedEvent, actual: CarriedEvent): string | null => {
  if (expected.streamId !== actual.streamId) return `belongs to ${actual.streamId} instead of ${expected.streamId}`;
  if (expected.revision !== actual.revision)
    return `is number ${actual.revision} of ${actual.streamId} instead of ${expected.revision}`;
  if (expected.id !== actual.id) return `of ${actual.streamId} has the id ${actual.id} instead of ${expected.id}`;
  return hasContentOf(expected, actual) ? null : `of ${actual.streamId} has another content`;
};

const hasContentOf = (expected: CarriedEvent, actual: CarriedEvent): boolean =>
  expected.type === actual.type &&
  expected.version === actual.version &&
  isDeepStrictEqual(expected.data, actual.data) &&
  isDeepStrictEqual(expected.metadata, actual.metadata);

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

export const carriedOf = ({ id, type, version, data, metadata, streamId, revision }: RecordedEvent): CarriedEvent => ({
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
    for (let after = START; ; ) {
      const events = await store.readAll({ after, limit: EVENTS_AT_A_TIME });
      const last = events.at(-1);
      if (last === undefined) return;
      yield events.map(carriedOf);
      after = last.position;
    }
  };

/** Why two events differ, metadata and content included; null if they are the same. */
export const differenceOf = (expected: CarriedEvent, actual: CarriedEvent): string | null => {
  if (expected.streamId !== actual.streamId) return `belongs to ${actual.streamId} instead of ${expected.streamId}`;
  if (expected.revision !== actual.revision)
    return `is number ${actual.revision} of ${actual.streamId} instead of ${expected.revision}`;
  if (expected.id !== actual.id) return `of ${actual.streamId} has the id ${actual.id} instead of ${expected.id}`;
  return isDeepStrictEqual(expected, actual) ? null : `of ${actual.streamId} has another content`;
};

import type { EventStore, RecordedEvent } from '../stores/events/port.ts';

/** An event by all that tells it from those of another log. */
export type EventPlace = Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'id'>;

/** What a view keeps beside its checkpoint: which event stands there. */
export const markOf = ({ position, revision, id, streamId }: EventPlace): string =>
  [position, revision, id, streamId].join(' ');

/**
 * Whether a mark was made from this log: the very event that it names stands where it says. In an older copy of the log
 * it is missing, in one that was carried elsewhere it has another position, and in an empty one there is nothing.
 */
export const standsIn = async (mark: string, events: Pick<EventStore, 'readStream'>): Promise<boolean> => {
  const [, revision, , ...stream] = mark.split(' ');
  const [found] = await events.readStream(stream.join(' '), { from: Number(revision), limit: 1 });
  return found !== undefined && markOf(found) === mark;
};

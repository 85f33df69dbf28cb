import type { EventStore, RecordedEvent } from '../stores/events/port.ts';

/** Identifies an event beyond doubt, even among those of another log. */
export type EventPlace = Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'id'>;

/** What a view keeps beside its checkpoint: which event is there. */
export const markOf = ({ position, revision, id, streamId }: EventPlace): string =>
  [position, revision, id, streamId].join(' ');

/**
 * Whether a mark was made from this log: the event it names must be at the position it names. An older copy of the log
 * does not have it, a copied log has it at another position, and an empty one has nothing.
 */
export const standsIn = async (mark: string, events: Pick<EventStore, 'readStream'>): Promise<boolean> => {
  const [, revision, , ...stream] = mark.split(' ');
  const [found] = await events.readStream(stream.join(' '), { from: Number(revision), limit: 1 });
  return found !== undefined && markOf(found) === mark;
};

/** Whether a log has the event that a mark names, at whatever position: it is a copy of the log the mark was made from. */
export const isCopied = async (mark: string, events: Pick<EventStore, 'readStream'>): Promise<boolean> => {
  const [, revision, id, ...stream] = mark.split(' ');
  const [found] = await events.readStream(stream.join(' '), { from: Number(revision), limit: 1 });
  return found?.id === id;
};

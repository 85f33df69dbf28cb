import type { DomainEvent } from '../domain/event-types.ts';
import type { Aggregate } from '../stores/handle.ts';
import type { Log } from '../stores/log.ts';

/** An aggregate as read from its stream. */
export interface Loaded<State> {
  readonly state: State;
  /** Revision of the last event read. */
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A stream folded up to its newest event or an earlier revision; null if it does not exist. */
export const loadStream = async <Command, State, Event extends DomainEvent, Failure>(
  log: Log,
  { decider, events }: Aggregate<Command, State, Event, Failure>,
  streamId: string,
  revision?: number,
): Promise<Loaded<State> | null> => {
  const history = await log.readStream(events, streamId, revision === undefined ? {} : { limit: revision + 1 });
  const first = history[0];
  const last = history.at(-1);
  if (first === undefined || last === undefined) return null;
  if (revision !== undefined && last.revision !== revision) return null;
  return {
    state: history.reduce((before, { event }) => decider.evolve(before, event), decider.initialState),
    revision: last.revision,
    createdAt: first.metadata.at,
    updatedAt: last.metadata.at,
  };
};

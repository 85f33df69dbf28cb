import { randomUUID } from 'node:crypto';
import type { Decider } from '../domain/decider.ts';
import type { DomainEvent, EventRegistry } from '../domain/event-types.ts';
import type { EventMetadata, Position, StaleRevision } from './events/port.ts';
import { START } from './events/port.ts';
import { idWithin } from './id-within.ts';
import { PersonUnreadable } from './keys/personal.ts';
import type { Draft, Log, Recorded } from './log.ts';
import { taking } from './turns.ts';

/** A decider together with what reads and writes its events. */
export interface Aggregate<Command, State, Event extends DomainEvent, Failure> {
  readonly decider: Decider<Command, State, Event, Failure>;
  readonly events: EventRegistry<Event>;
}

export interface HandleOptions {
  /** What the caller has seen. Given: a stale one is refused. Absent: the command is decided anew after a conflict. */
  readonly expectedRevision?: number | 'no-stream';
  readonly metadata: EventMetadata;
  /** A command of the same id on the same stream takes effect once; repeated, it is answered as the first time. */
  readonly commandId?: string;
}

export type Handled<State, Event, Failure> =
  | {
      readonly ok: true;
      /** What the command brought about; empty when it changed nothing. */
      readonly events: readonly Event[];
      readonly state: State;
      readonly revision: number | 'no-stream';
      /** Of the stream's last event: what a view must have reached to show the command's effect. */
      readonly position: Position;
    }
  | { readonly ok: false; readonly error: Failure | StaleRevision };

export type Handle = <Command, State, Event extends DomainEvent, Failure>(
  aggregate: Aggregate<Command, State, Event, Failure>,
  streamId: string,
  command: Command,
  options: HandleOptions,
) => Promise<Handled<State, Event, Failure>>;

const MOST_TRIES = 10;

/**
 * The one way to run a command: read the stream, decide, append under the revision read. Commands on one stream take
 * turns, so that only other processes can come between the reading and the appending. Throws StoreUnavailable, PersonUnreadable.
 */
export const commandHandler = (log: Log, newId: () => string = randomUUID): Handle => {
  const inTurn = taking();
  const handle: Handle = async (aggregate, streamId, command, options) => {
    const { expectedRevision, metadata, commandId } = options;
    const { decider, events: registry } = aggregate;
    const idOf = (index: number) => (commandId === undefined ? newId() : idWithin(commandId, index));
    for (let attempt = 1; ; attempt += 1) {
      const history = await log.readStream(registry, streamId);
      const state = history.reduce((before, { event }) => decider.evolve(before, event), decider.initialState);
      const last = history.at(-1);
      const revision = last?.revision ?? 'no-stream';
      const position = last?.position ?? START;

      const earlier = commandId === undefined ? [] : eventsOf(commandId, history);
      if (earlier.length > 0) return { ok: true, events: earlier, state, revision, position };
      if (expectedRevision !== undefined && expectedRevision !== revision)
        return { ok: false, error: { name: 'StaleRevision', streamId, expected: expectedRevision, actual: revision } };

      const decision = decider.decide(command, state);
      const unreadable = history.some((recorded) => recorded.unreadable);
      if (!decision.ok && unreadable) throw new PersonUnreadable(streamId);
      if (!decision.ok) return decision;
      const { events } = decision;
      if (events.length === 0) return { ok: true, events, state, revision, position };
      if (unreadable && events.some(hasPersonal)) throw new PersonUnreadable(streamId);

      const drafts = events.map((event, index): Draft<typeof event> => ({ id: idOf(index), event }));
      const appended = await log.append(registry, streamId, drafts, revision, metadata);
      if (appended.ok)
        return {
          ok: true,
          events,
          state: events.reduce((before, event) => decider.evolve(before, event), state),
          revision: appended.revision,
          position: appended.position,
        };
      if (expectedRevision !== undefined || attempt === MOST_TRIES) return appended;
    }
  };
  return (aggregate, streamId, command, options) =>
    inTurn(streamId, () => handle(aggregate, streamId, command, options));
};

/** What is decided on a state with holes must not be written over what stands in them, nor be taken for a refusal. */
const hasPersonal = ({ data }: DomainEvent): boolean =>
  typeof data === 'object' && data !== null && 'personal' in data && data.personal !== null;

const eventsOf = <Event>(commandId: string, history: readonly Recorded<Event>[]): readonly Event[] => {
  const start = history.findIndex(({ id }) => id === idWithin(commandId, 0));
  if (start === -1) return [];
  return history
    .slice(start)
    .filter(({ id }, index) => id === idWithin(commandId, index))
    .map(({ event }) => event);
};

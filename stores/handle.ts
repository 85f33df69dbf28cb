import { randomUUID } from 'node:crypto';
import type { Decider } from '../domain/decider.ts';
import type { DomainEvent, EventRegistry } from '../domain/event-types.ts';
import type { EventMetadata, Position, StaleRevision } from './events/port.ts';
import { START } from './events/port.ts';
import { idWithin } from './id-within.ts';
import { type Folded, KeptStreams } from './kept.ts';
import { PersonUnreadable } from './keys/personal.ts';
import type { Draft, Log, Recorded, StreamEvent } from './log.ts';
import { serialised } from './serialised.ts';

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

interface Current<State> extends Folded<State> {
  /** Something of it does not open, though nobody was forgotten: the state has holes. */
  readonly unreadable: boolean;
}

/**
 * The one way to run a command: read the stream, decide, append under the revision read. Commands on one stream take
 * turns, so that only other processes can come between the reading and the appending. What was read is kept, so that the
 * next command reads only what came since; the revision appended under guards it as it guards what was just read.
 * Throws StoreUnavailable, PersonUnreadable.
 */
export const commandHandler = (
  log: Log,
  newId: () => string = randomUUID,
  kept: KeptStreams = new KeptStreams(),
): Handle => {
  const inTurn = serialised();

  /** Null for a stream that is not there. */
  const fold = async <Command, State, Event extends DomainEvent, Failure>(
    { decider, events: registry }: Aggregate<Command, State, Event, Failure>,
    streamId: string,
  ): Promise<Current<State> | null> => {
    const known = kept.get(decider, streamId);
    // Another process may have destroyed a key meanwhile: what it opened is not looked at again.
    const before = known !== null && (await log.canOpen(known.owners)) ? known : null;
    if (before === null) kept.drop(streamId);
    const news = await log.readStream(registry, streamId, before === null ? {} : { from: before.revision + 1 });
    const folded = foldOn(decider, before, news);
    if (folded === null) return null;
    const unreadable = news.some((recorded) => recorded.unreadable);
    // What does not open now may open later, when the keys were restored.
    if (unreadable) kept.drop(streamId);
    else kept.put(decider, streamId, folded);
    return { ...folded, unreadable };
  };
  const handle: Handle = async (aggregate, streamId, command, options) => {
    const { expectedRevision, metadata, commandId } = options;
    const { decider, events: registry } = aggregate;
    const idOf = (index: number) => (commandId === undefined ? newId() : idWithin(commandId, index));
    for (let attempt = 1; ; attempt += 1) {
      const folded = await fold(aggregate, streamId);
      const state = folded?.state ?? decider.initialState;
      const revision = folded?.revision ?? 'no-stream';
      const position = folded?.position ?? START;

      if (commandId !== undefined && folded?.ids.has(idWithin(commandId, 0)) === true) {
        const earlier = eventsOf(commandId, await log.readStream(registry, streamId));
        return { ok: true, events: earlier, state, revision, position };
      }
      if (expectedRevision !== undefined && expectedRevision !== revision)
        return { ok: false, error: { name: 'StaleRevision', streamId, expected: expectedRevision, actual: revision } };

      const decision = decider.decide(command, state);
      const unreadable = folded?.unreadable === true;
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
      const { actual } = appended.error;
      // A stream that is shorter than what was kept of it belongs to another log.
      if (actual === 'no-stream' || (folded !== null && actual < folded.revision)) kept.drop(streamId);
      if (expectedRevision !== undefined || attempt === MOST_TRIES) return appended;
    }
  };
  return (aggregate, streamId, command, options) =>
    inTurn(streamId, () => handle(aggregate, streamId, command, options));
};

const foldOn = <State, Event>(
  { initialState, evolve }: Pick<Decider<never, State, Event, never>, 'initialState' | 'evolve'>,
  before: Folded<State> | null,
  news: readonly StreamEvent<Event>[],
): Folded<State> | null => {
  const last = news.at(-1);
  if (last === undefined) return before;
  const ids = before?.ids ?? new Set<string>();
  for (const { id } of news) ids.add(id);
  return {
    state: news.reduce((state, { event }) => evolve(state, event), before?.state ?? initialState),
    revision: last.revision,
    position: last.position,
    ids,
    owners: new Set([...(before?.owners ?? []), ...news.flatMap(({ lockedFor }) => lockedFor ?? [])]),
  };
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

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

/** A decider with the registry that reads and writes its events. */
export interface Aggregate<Command, State, Event extends DomainEvent, Failure> {
  readonly decider: Decider<Command, State, Event, Failure>;
  readonly events: EventRegistry<Event>;
  /**
   * Whether an event moves the revision that callers see and send back; absent: every event does. Its first event always
   * does.
   * @param by who caused it; null: the program
   */
  readonly isSeen?: (event: Event, by: string | null) => boolean;
}

export interface HandleOptions {
  /**
   * The revision the caller has seen: that of the last event which its aggregate shows. If given, a stale one is refused; if
   * absent, a conflict makes the command decide again.
   */
  readonly expectedRevision?: number | 'no-stream';
  readonly metadata: EventMetadata;
  /** A command with the same id on the same stream takes effect once; a repetition is answered like the first. */
  readonly commandId?: string;
}

export type Handled<State, Event, Failure> =
  | {
      readonly ok: true;
      /** The events appended; empty when the command changed nothing. */
      readonly events: readonly Event[];
      readonly state: State;
      /** As callers see it. */
      readonly revision: number | 'no-stream';
      /** The position of the stream's last event, which a view must reach to show the command's effect. */
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
  /** Some events cannot be decrypted although nobody was forgotten, so the state is incomplete. */
  readonly unreadable: boolean;
}

/**
 * The only way to run a command: read the stream, decide, append at the revision read. Commands on one stream run one
 * after another, so only other processes can interfere between read and append. Folded streams are kept in memory, so
 * the next command reads only newer events; the append still checks the revision, so a stale copy cannot win. Throws
 * StoreUnavailable, PersonUnreadable.
 */
export const commandHandler = (
  log: Log,
  newId: () => string = randomUUID,
  kept: KeptStreams = new KeptStreams(),
): Handle => {
  const inTurn = serialised();

  /** Null if the stream does not exist. */
  const fold = async <Command, State, Event extends DomainEvent, Failure>(
    { decider, events: registry, isSeen }: Aggregate<Command, State, Event, Failure>,
    streamId: string,
  ): Promise<Current<State> | null> => {
    const known = kept.get(decider, streamId);
    // Another process may have destroyed a key in the meantime: a state decrypted with it must not be reused.
    const before = known !== null && (await log.canOpen(known.owners)) ? known : null;
    if (before === null) kept.drop(streamId);
    const news = await log.readStream(registry, streamId, before === null ? {} : { from: before.revision + 1 });
    const folded = foldOn(decider, before, news, isSeen);
    if (folded === null) return null;
    const unreadable = news.some((recorded) => recorded.unreadable);
    // What cannot be decrypted now may be once the keys are restored, so it is not kept.
    if (unreadable) kept.drop(streamId);
    else kept.put(decider, streamId, folded);
    return { ...folded, unreadable };
  };
  const handle: Handle = async (aggregate, streamId, command, options) => {
    const { expectedRevision, metadata, commandId } = options;
    const { decider, events: registry, isSeen } = aggregate;
    const idOf = (index: number) => (commandId === undefined ? newId() : idWithin(commandId, index));
    for (let attempt = 1; ; attempt += 1) {
      const folded = await fold(aggregate, streamId);
      const state = folded?.state ?? decider.initialState;
      const revision = folded?.revision ?? 'no-stream';
      const seen = folded?.seen ?? 'no-stream';
      const position = folded?.position ?? START;

      if (commandId !== undefined && folded?.ids.has(idWithin(commandId, 0)) === true) {
        const earlier = eventsOf(commandId, await log.readStream(registry, streamId));
        return { ok: true, events: earlier, state, revision: seen, position };
      }
      if (expectedRevision !== undefined && expectedRevision !== seen)
        return { ok: false, error: { name: 'StaleRevision', streamId, expected: expectedRevision, actual: seen } };

      const decision = decider.decide(command, state);
      const unreadable = folded?.unreadable === true;
      if (!decision.ok && unreadable) throw new PersonUnreadable(streamId);
      if (!decision.ok) return decision;
      const { events } = decision;
      if (events.length === 0) return { ok: true, events, state, revision: seen, position };
      if (unreadable && events.some(hasPersonal)) throw new PersonUnreadable(streamId);

      const drafts = events.map((event, index): Draft<typeof event> => ({ id: idOf(index), event }));
      const appended = await log.append(registry, streamId, drafts, revision, metadata);
      if (appended.ok) {
        const first = appended.revision - events.length + 1;
        return {
          ok: true,
          events,
          state: events.reduce((before, event) => decider.evolve(before, event), state),
          revision: events.reduce<number | 'no-stream'>(
            (last, event, index) =>
              last === 'no-stream' || isSeen === undefined || isSeen(event, metadata.by) ? first + index : last,
            seen,
          ),
          position: appended.position,
        };
      }
      const { actual } = appended.error;
      // A stream shorter than the kept one belongs to another log.
      if (actual === 'no-stream' || (folded !== null && actual < folded.revision)) kept.drop(streamId);
      // What came in between may be nothing that the caller would have seen: that is decided again, too.
      if ((expectedRevision !== undefined && isSeen === undefined) || attempt === MOST_TRIES) return appended;
    }
  };
  return (aggregate, streamId, command, options) =>
    inTurn(streamId, () => handle(aggregate, streamId, command, options));
};

const foldOn = <State, Event>(
  { initialState, evolve }: Pick<Decider<never, State, Event, never>, 'initialState' | 'evolve'>,
  before: Folded<State> | null,
  news: readonly StreamEvent<Event>[],
  isSeen: ((event: Event, by: string | null) => boolean) | undefined,
): Folded<State> | null => {
  const last = news.at(-1);
  if (last === undefined) return before;
  const ids = before?.ids ?? new Set<string>();
  for (const { id } of news) ids.add(id);
  const seen = news.reduce<number | undefined>(
    (revision, one) =>
      revision === undefined || isSeen === undefined || isSeen(one.event, one.metadata.by) ? one.revision : revision,
    before?.seen,
  );
  return {
    state: news.reduce((state, { event }) => evolve(state, event), before?.state ?? initialState),
    revision: last.revision,
    seen: seen ?? last.revision,
    position: last.position,
    ids,
    owners: new Set([...(before?.owners ?? []), ...news.flatMap(({ lockedFor }) => lockedFor ?? [])]),
  };
};

/** A decision on incomplete state must neither overwrite what is unreadable nor count as a refusal. */
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

import type { DomainEvent } from '../domain/event-types.ts';
import type { Aggregate } from './handle.ts';
import type { KeptStreams } from './kept.ts';
import type { Log, StreamEvent } from './log.ts';

/** A whole stream, with what its aggregate was after any of its events. */
export interface Past<State, Event> {
  /** The event of revision n is the one at place n; none for a stream that does not exist. */
  readonly events: readonly StreamEvent<Event>[];
  /** After the event of that revision; the initial state for -1. Null for a revision that never was. */
  stateAt(revision: number): State | null;
}

/** Reads one stream of an aggregate with its past. Throws StoreUnavailable. */
export type ReadPast<State, Event> = (streamId: string) => Promise<Past<State, Event>>;

/** A state is kept after every so many events: from there it is not far to any of the next ones. */
const APART = 32;

interface Read<State, Event> {
  readonly events: readonly StreamEvent<Event>[];
  /** After the events APART − 1, 2 × APART − 1, … */
  readonly states: readonly State[];
  readonly last: State;
}

const JSON_BYTES = 2.5;
const bytesOf = (value: unknown): number => JSON.stringify(value).length * JSON_BYTES;

/**
 * Streams as they were, for histories. Those looked at last stay in memory as the states of commands do, and leave it
 * with the keys that opened them: another page or revision reads newer events only. Owners of destroyed keys are asked
 * for each time, since another process may have destroyed one.
 */
export const pastReader = <Command, State, Event extends DomainEvent, Failure>(
  log: Log,
  kept: KeptStreams,
  { decider, events: registry }: Aggregate<Command, State, Event, Failure>,
): ReadPast<State, Event> => {
  const { initialState, evolve } = decider;
  const nothing: Read<State, Event> = { events: [], states: [], last: initialState };
  const reader = { initialState: nothing };

  const readOn = (before: Read<State, Event>, news: readonly StreamEvent<Event>[]): Read<State, Event> => {
    if (news.length === 0) return before;
    const events = [...before.events, ...news];
    const states = [...before.states];
    let last = before.last;
    for (const [place, { event }] of news.entries()) {
      last = evolve(last, event);
      if ((before.events.length + place + 1) % APART === 0) states.push(last);
    }
    return { events, states, last };
  };

  const stateAt = ({ events, states, last }: Read<State, Event>, revision: number): State | null => {
    if (revision === events.length - 1) return last;
    if (revision < -1 || revision >= events.length) return null;
    const passed = Math.floor((revision + 1) / APART);
    const from = passed === 0 ? initialState : (states[passed - 1] ?? initialState);
    return events.slice(passed * APART, revision + 1).reduce((state, { event }) => evolve(state, event), from);
  };

  return async (streamId) => {
    const known = kept.get(reader, streamId);
    const before = known !== null && (await log.canOpen(known.owners)) ? known : null;
    if (before === null) kept.drop(streamId);
    const news = await log.readStream(registry, streamId, before === null ? {} : { from: before.revision + 1 });
    const read = readOn(before?.state ?? nothing, news);
    const newest = news.at(-1);
    // What cannot be decrypted now may be once the keys are restored, so it is not kept.
    if (news.some(({ unreadable }) => unreadable)) kept.drop(streamId);
    else if (newest !== undefined) {
      kept.put(reader, streamId, {
        state: read,
        // The states between share what did not change: they weigh what the events do, and the last one.
        stateBytes: (before?.stateBytes ?? bytesOf(read.last)) + 2 * bytesOf(news.map(({ event }) => event)),
        revision: newest.revision,
        position: newest.position,
        ids: new Set(),
        owners: new Set([...(before?.owners ?? []), ...news.flatMap(({ lockedFor }) => lockedFor ?? [])]),
      });
    }
    return { events: read.events, stateAt: (revision) => stateAt(read, revision) };
  };
};

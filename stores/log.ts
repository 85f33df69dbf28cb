import { type DomainEvent, type EventRegistry, UnknownEvent } from '../domain/event-types.ts';
import { AppendTooLarge, StoreUnavailable } from './errors.ts';
import type {
  AllFilter,
  AppendResult,
  EventMetadata,
  EventStore,
  ExpectedRevision,
  NewEvent,
  Position,
  RecordedEvent,
  SubscribeOptions,
} from './events/port.ts';
import { isLockedFor, lockOwnerOf, lockPersonal, unlockPersonal } from './keys/personal.ts';
import type { Keys } from './keys/port.ts';
import { WakeSignal } from './wake-signal.ts';

/** An event as read from the log: upcast to the newest version, validated, personal part in clear. */
export interface Recorded<Event> {
  readonly event: Event;
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly metadata: EventMetadata;
  /** Its personal part cannot be decrypted although nobody was forgotten; it reads as null. */
  readonly unreadable: boolean;
}

/** An event read from its stream. */
export interface StreamEvent<Event> extends Recorded<Event> {
  /** The owner of the key its personal part is locked with; null if it has none. */
  readonly lockedFor: string | null;
}

export interface Batch<Event> {
  readonly events: readonly Recorded<Event>[];
  /** Position of the last event read, known to the registry or not: the checkpoint to save. */
  readonly position: Position;
  /** The last event read. */
  readonly last: Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'id'>;
}

/** Whether an event is wanted: the others are passed over without being opened. */
export type OnlyOf = (recorded: RecordedEvent) => boolean;

export interface BatchSubscription<Event> extends AsyncIterable<Batch<Event>> {
  stop(): void;
}

/** An event to append, with its id. */
export interface Draft<Event> {
  readonly id: string;
  readonly event: Event;
}

/** The event store as deciders and projections see it: typed events instead of JSON. */
export interface Log {
  append<Event extends DomainEvent>(
    registry: EventRegistry<Event>,
    streamId: string,
    drafts: readonly Draft<Event>[],
    expected: ExpectedRevision,
    metadata: EventMetadata,
  ): Promise<AppendResult>;
  /** Throws UnknownEvent for a type that the registry does not know. */
  readStream<Event>(
    registry: EventRegistry<Event>,
    streamId: string,
    options?: { from?: number; limit?: number },
  ): Promise<readonly StreamEvent<Event>[]>;
  /** Whether the keys of all these owners are there. */
  canOpen(owners: ReadonlySet<string>): Promise<boolean>;
  /** Skips event types that the registry does not know, and what is not among `only`. Null at the end of the log. */
  readAll<Event>(
    registry: EventRegistry<Event>,
    options?: AllFilter & { after?: Position; limit?: number; only?: OnlyOf },
  ): Promise<Batch<Event> | null>;
  /** Like {@link EventStore.subscribe}, but skips event types that the registry does not know. */
  subscribe<Event>(registry: EventRegistry<Event>, options?: SubscribeOptions): BatchSubscription<Event>;
}

/** Pause before retrying a batch whose keys could not be read. */
const KEYS_AGAIN_MS = 500;

/** EventStoreDB accepts less than 1 MiB; a whole career takes a fiftieth of that. */
const MOST_BYTES_AT_ONCE = 1_000_000;

const bytesOf = ({ type, version, data, metadata }: NewEvent): number =>
  Buffer.byteLength(JSON.stringify([type, type, version, data, metadata]));

export interface LogObserver {
  /** The stream of each event that no key decrypts. */
  readonly unreadable: (streams: readonly string[]) => void;
  /** An event that only a newer program reads. */
  readonly newer: (error: UnknownEvent) => void;
}

export const openLog = (store: EventStore, keys: Keys, observer?: LogObserver): Log => {
  const read = <Event>(registry: EventRegistry<Event>, written: RecordedEvent): Event => {
    try {
      return registry.read(written, written.metadata.at);
    } catch (error) {
      if (error instanceof UnknownEvent && error.isNewer) observer?.newer(error);
      throw error;
    }
  };
  const decode = async <Event>(registry: EventRegistry<Event>, recorded: readonly RecordedEvent[]) => {
    const decoded = (await unlockPersonal(keys, recorded)).map(
      (written): Recorded<Event> => ({
        event: read(registry, written),
        id: written.id,
        streamId: written.streamId,
        revision: written.revision,
        position: written.position,
        metadata: written.metadata,
        unreadable: written.unreadable,
      }),
    );
    const unreadable = decoded.filter((one) => one.unreadable);
    if (unreadable.length > 0) observer?.unreadable(unreadable.map(({ streamId }) => streamId));
    return decoded;
  };
  const toBatch = async <Event>(
    registry: EventRegistry<Event>,
    recorded: readonly RecordedEvent[],
    only: OnlyOf = () => true,
  ): Promise<Batch<Event> | null> => {
    const last = recorded.at(-1);
    if (last === undefined) return null;
    const known = recorded.filter((one) => registry.knows(one.type) && only(one));
    return { events: await decode(registry, known), position: last.position, last };
  };
  const wasLockedIn = (streamId: string) => async (owner: string) => {
    for (const stream of new Set([owner, streamId]))
      if (isLockedFor(owner, await store.readStream(stream))) return true;
    return false;
  };
  return {
    append: async (registry, streamId, drafts, expected, metadata) => {
      const events = await Promise.all(
        drafts.map(async ({ id, event }) => {
          const written = registry.write(event);
          const owner = registry.keyOwner(written) ?? streamId;
          return {
            id,
            metadata,
            ...(await lockPersonal(keys, owner, { streamId, id }, written, wasLockedIn(streamId))),
          };
        }),
      );
      const bytes = events.reduce((sum, event) => sum + bytesOf(event), 0);
      if (bytes > MOST_BYTES_AT_ONCE) throw new AppendTooLarge(streamId, bytes);
      return store.append(streamId, events, expected);
    },
    readStream: async (registry, streamId, options) => {
      const recorded = await store.readStream(streamId, options);
      const owners = recorded.map(lockOwnerOf);
      return (await decode(registry, recorded)).map((event, index) => ({ ...event, lockedFor: owners[index] ?? null }));
    },
    canOpen: async (owners) => {
      if (owners.size === 0) return true;
      const states = await keys.getMany([...owners]);
      return [...owners].every((owner) => states.get(owner)?.status === 'present');
    },
    readAll: async (registry, { only, ...options } = {}) => toBatch(registry, await store.readAll(options), only),
    subscribe: (registry, options = {}) => {
      const subscription = store.subscribe(options);
      const wake = new WakeSignal();
      let stopped = false;
      /** Resumes by itself after the log, or the keys its events need, were unavailable. Null once stopped. */
      const opened = async (recorded: readonly RecordedEvent[]) => {
        while (!stopped)
          try {
            return await toBatch(registry, recorded);
          } catch (error) {
            if (!(error instanceof StoreUnavailable)) throw error;
            options.onInterruption?.(error);
            await wake.wait(KEYS_AGAIN_MS);
          }
        return null;
      };
      return {
        stop: () => {
          stopped = true;
          wake.notify();
          subscription.stop();
        },
        async *[Symbol.asyncIterator]() {
          for await (const recorded of subscription) {
            const batch = await opened(recorded);
            if (batch !== null) yield batch;
          }
        },
      };
    },
  };
};

import type { DomainEvent, EventRegistry } from '../domain/event-types.ts';
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

/** An event as it came out of the log: newest version, validated, personal part in clear. */
export interface Recorded<Event> {
  readonly event: Event;
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly metadata: EventMetadata;
  /** Its personal part is there and does not open, though nobody was forgotten; it reads as null. */
  readonly unreadable: boolean;
}

/** An event read out of its stream. */
export interface StreamEvent<Event> extends Recorded<Event> {
  /** Under whose key its personal part stands; null when it has none. */
  readonly lockedFor: string | null;
}

export interface Batch<Event> {
  readonly events: readonly Recorded<Event>[];
  /** Of the last event read, also when the registry did not know it: the checkpoint to save. */
  readonly position: Position;
  /** That last event itself. */
  readonly last: Pick<RecordedEvent, 'position' | 'streamId' | 'revision' | 'id'>;
}

export interface BatchSubscription<Event> extends AsyncIterable<Batch<Event>> {
  stop(): void;
}

/** An event to append with the id it is to have. */
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
  /** Event types that the registry does not know are passed over. Null at the end of the log. */
  readAll<Event>(
    registry: EventRegistry<Event>,
    options?: AllFilter & { after?: Position; limit?: number },
  ): Promise<Batch<Event> | null>;
  /** As {@link EventStore.subscribe}; event types that the registry does not know are passed over. */
  subscribe<Event>(registry: EventRegistry<Event>, options?: SubscribeOptions): BatchSubscription<Event>;
}

/** Pause before a batch whose keys could not be read is tried again. */
const KEYS_AGAIN_MS = 500;

/** EventStoreDB takes 1 MiB; a whole career is a fiftieth of it. */
const MOST_BYTES_AT_ONCE = 1_000_000;

const bytesOf = ({ type, version, data, metadata }: NewEvent): number =>
  Buffer.byteLength(JSON.stringify([type, type, version, data, metadata]));

/** `onUnreadable` is told the streams, one an event, of what no key opened. */
export const openLog = (
  store: EventStore,
  keys: Keys,
  onUnreadable: (streams: readonly string[]) => void = () => undefined,
): Log => {
  const decode = async <Event>(registry: EventRegistry<Event>, recorded: readonly RecordedEvent[]) => {
    const decoded = (await unlockPersonal(keys, recorded)).map(
      (written): Recorded<Event> => ({
        event: registry.read(written, written.metadata.at),
        id: written.id,
        streamId: written.streamId,
        revision: written.revision,
        position: written.position,
        metadata: written.metadata,
        unreadable: written.unreadable,
      }),
    );
    const unreadable = decoded.filter((one) => one.unreadable);
    if (unreadable.length > 0) onUnreadable(unreadable.map(({ streamId }) => streamId));
    return decoded;
  };
  const toBatch = async <Event>(
    registry: EventRegistry<Event>,
    recorded: readonly RecordedEvent[],
  ): Promise<Batch<Event> | null> => {
    const last = recorded.at(-1);
    if (last === undefined) return null;
    const known = recorded.filter(({ type }) => registry.knows(type));
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
    readAll: async (registry, options) => toBatch(registry, await store.readAll(options)),
    subscribe: (registry, options = {}) => {
      const subscription = store.subscribe(options);
      const wake = new WakeSignal();
      let stopped = false;
      /** The log goes on by itself when it was away; so do the keys that open what it delivers. Null once stopped. */
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

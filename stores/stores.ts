import type { DomainEvent } from '../domain/event-types.ts';
import type { EventStore } from './events/port.ts';
import type { Files } from './files/port.ts';
import type { Aggregate, Handle } from './handle.ts';
import type { Jobs } from './jobs/port.ts';
import type { Keys } from './keys/port.ts';
import type { Log } from './log.ts';
import type { ReadPast } from './past.ts';
import type { Views } from './views/port.ts';

/** All stores of one installation. Opened by `openStores(config)` in `open.ts`. */
export interface Stores {
  readonly events: EventStore;
  readonly views: Views;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly keys: Keys;
  /** The event store with typed events and decrypted personal fields. */
  readonly log: Log;
  /** Runs a command against a stream. */
  readonly handle: Handle;
  /** Reads streams of an aggregate as they were after each of their events. Call it once an aggregate. */
  readonly pastOf: <Command, State, Event extends DomainEvent, Failure>(
    aggregate: Aggregate<Command, State, Event, Failure>,
  ) => ReadPast<State, Event>;
  /** What is kept of streams in memory is read again: the log may have been put back. */
  reread(): void;
  /** Throws StoreUnavailable naming the first store that does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

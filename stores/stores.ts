import type { EventStore } from './events/port.ts';
import type { Files } from './files/port.ts';
import type { Handle } from './handle.ts';
import type { Jobs } from './jobs/port.ts';
import type { Keys } from './keys/port.ts';
import type { Log } from './log.ts';
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
  /** Throws StoreUnavailable naming the first store that does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

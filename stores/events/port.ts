import type { JsonObject } from '../../domain/json.ts';

/**
 * A place in the log, the same for all readers of one installation. Opaque text that grows from event to event (`a < b`
 * compares), so that views can be guarded by it.
 */
export type Position = string;

/** Before the first event. */
export const START: Position = '';

/**
 * The revision a stream must have: that of its last event (the first is 0), none, or any. An append under `any`,
 * repeated because its answer was lost, may be written twice on a cluster whose leader changed in between: what may be
 * repeated must name a revision, or `no-stream`.
 */
export type ExpectedRevision = number | 'no-stream' | 'any';

/** Who, when, for which account, and caused by what. `at` is an ISO 8601 instant. */
export interface EventMetadata {
  readonly at: string;
  readonly by: string | null;
  readonly accountId: string | null;
  readonly correlationId: string | null;
  readonly causationId: string | null;
}

export interface NewEvent {
  /**
   * A UUID. Appending the same id again to the same stream at the same revision changes nothing and returns the first
   * result.
   */
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
}

/** The stream has grown since it was read. */
export interface StaleRevision {
  readonly name: 'StaleRevision';
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly actual: number | 'no-stream';
}

export type AppendResult =
  | {
      readonly ok: true;
      /** Position of the last event appended. */
      readonly revision: number;
      readonly position: Position;
    }
  | { readonly ok: false; readonly error: StaleRevision };

export interface AllFilter {
  /** Only streams whose names begin with one of these (`customer-`). Absent means all. */
  readonly prefixes?: readonly string[];
}

export interface Subscription extends AsyncIterable<readonly RecordedEvent[]> {
  /** Ends the iteration; the batch in progress is completed. */
  stop(): void;
}

export interface SubscribeOptions extends AllFilter {
  /** Events after this position; absent means from the beginning. */
  readonly after?: Position;
  /** Maximum number of events in a batch (500). */
  readonly batchSize?: number;
  /** Receives every interruption; the subscription keeps trying until it is stopped. */
  readonly onInterruption?: (error: unknown) => void;
}

/**
 * The append-only log. An append goes to one stream and is durable once it resolves. Every method throws
 * StoreUnavailable when the log cannot be reached.
 */
export interface EventStore {
  /** Whether appends started one after another, without awaiting each, take effect in that order. */
  readonly keepsOrder: boolean;
  /** All the events or none. `events` holds at least one. */
  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** The events of a stream in order, from a revision (0). Empty for a stream that does not exist. */
  readStream(streamId: string, options?: { from?: number; limit?: number }): Promise<readonly RecordedEvent[]>;
  /** The next events of the whole log in order, at most `limit` (500). */
  readAll(options?: AllFilter & { after?: Position; limit?: number }): Promise<readonly RecordedEvent[]>;
  /** The position of the last event; START for an empty log. */
  head(filter?: AllFilter): Promise<Position>;
  /** Everything after a position, then live events, in batches, until stopped. Includes appends of other processes. */
  subscribe(options?: SubscribeOptions): Subscription;
  /** Throws StoreUnavailable if the log does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

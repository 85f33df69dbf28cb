import type { JsonObject } from '../../domain/json.ts';

/**
 * A place in the log, the same for all readers of one installation. Opaque text; a later event has a greater one
 * (`a < b` compares), so that views can be guarded by it.
 */
export type Position = string;

/** Before the first event. */
export const START: Position = '';

/**
 * The revision a stream must have: that of its last event (the first is 0), none at all, or whatever it is. An append
 * under `any` that is repeated because its answer was lost may be written twice on a cluster whose leader has changed
 * meanwhile: whatever may be repeated names a revision, or `no-stream`.
 */
export type ExpectedRevision = number | 'no-stream' | 'any';

/** Who, when, for which account, and what led to it. `at` is an ISO 8601 instant. */
export interface EventMetadata {
  readonly at: string;
  readonly by: string | null;
  readonly accountId: string | null;
  readonly correlationId: string | null;
  readonly causationId: string | null;
}

export interface NewEvent {
  /**
   * A UUID. The same id appended again to the same stream under the same revision changes nothing and is answered as
   * before.
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

/** The stream has moved on since it was read. */
export interface StaleRevision {
  readonly name: 'StaleRevision';
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly actual: number | 'no-stream';
}

export type AppendResult =
  | {
      readonly ok: true;
      /** Of the last event appended. */
      readonly revision: number;
      readonly position: Position;
    }
  | { readonly ok: false; readonly error: StaleRevision };

export interface AllFilter {
  /** Only streams whose names begin with one of these (`customer-`). Absent means all. */
  readonly prefixes?: readonly string[];
}

export interface Subscription extends AsyncIterable<readonly RecordedEvent[]> {
  /** Ends the iteration; a batch being handled is still finished. */
  stop(): void;
}

export interface SubscribeOptions extends AllFilter {
  /** Events after this position; absent means from the beginning. */
  readonly after?: Position;
  /** Most events in a batch (500). */
  readonly batchSize?: number;
  /** Told of every interruption; the subscription itself goes on trying until it is stopped. */
  readonly onInterruption?: (error: unknown) => void;
}

/**
 * The append-only log. An append is to one stream and durable when it is answered.
 * Every method throws StoreUnavailable when the log cannot be reached.
 */
export interface EventStore {
  /** Whether appends begun one after another, without waiting for their answers, take effect in that order. */
  readonly keepsOrder: boolean;
  /** All the events or none. `events` holds at least one. */
  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;
  /** The events of a stream in order, from a revision on (0). A stream that does not exist has none. */
  readStream(streamId: string, options?: { from?: number; limit?: number }): Promise<readonly RecordedEvent[]>;
  /** The next events of the whole log in their one order, at most `limit` (500). */
  readAll(options?: AllFilter & { after?: Position; limit?: number }): Promise<readonly RecordedEvent[]>;
  /** The position of the last event, START for an empty log. */
  head(filter?: AllFilter): Promise<Position>;
  /** Everything after a position and then whatever comes, in batches, until stopped. Sees appends of other processes. */
  subscribe(options?: SubscribeOptions): Subscription;
  /** Throws StoreUnavailable when the log does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

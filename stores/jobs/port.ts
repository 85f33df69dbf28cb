import type { Json } from '../../domain/json.ts';

export interface JobRef {
  /** Lower-case letters and hyphens: `cnis`, `report`. */
  readonly queue: string;
  /** Chosen by the caller; enqueuing the same id again is the same job. Letters, digits, `-` and `_`. */
  readonly id: string;
}

export interface NewJob extends JobRef {
  readonly data: Json;
  /** Milliseconds before it may start (0). */
  readonly delayMs?: number;
  /** Total number of tries (3). */
  readonly attempts?: number;
  /** Milliseconds before the second try, doubled before each further one (1,000). */
  readonly backoffMs?: number;
  /**
   * If true, a finished job is deleted at once, its id included, and a failed one is kept without its data until the
   * purge (false).
   */
  readonly confidential?: boolean;
  /**
   * Who the job belongs to, such as an account: owners with waiting jobs take turns. Absent: it takes no part in turns.
   */
  readonly owner?: string;
  /** The person its data or result is about, who may ask to be forgotten. */
  readonly about?: string;
}

/** Why a job failed for good: a name for programs and a sentence for people. */
export interface JobError {
  readonly name: string;
  readonly message: string;
}

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

export interface JobState extends JobRef {
  readonly status: JobStatus;
  readonly data: Json;
  /** 0 to 1. */
  readonly progress: number;
  /** Tries started so far. */
  readonly attempt: number;
  readonly result: Json | null;
  /** The last failed try, until one succeeds. */
  readonly error: JobError | null;
}

export interface RunningJob extends JobRef {
  readonly data: Json;
  /** 1 for the first try. */
  readonly attempt: number;
  /** 0 to 1. */
  progress(fraction: number): Promise<void>;
  /** Aborted when the worker closes or loses the job: from then on the handler has no effect on it. */
  readonly signal: AbortSignal;
}

export type JobOutcome =
  | { readonly ok: true; readonly result: Json }
  /** Fails the job for good: a retry would not help. */
  | { readonly ok: false; readonly error: JobError };

/** A throw is retried with back-off; after the last try the job fails with the error's name and message. */
export type JobHandler = (job: RunningJob) => Promise<JobOutcome>;

export interface WorkOptions {
  /** Jobs at a time (1). */
  readonly concurrency?: number;
  /**
   * A job whose worker shows no sign of life for this long is taken by another, at most a third of that later (30,000).
   */
  readonly stalledAfterMs?: number;
  /** Receives errors outside handlers: a store that cannot be reached, a job given up as JobStalled. */
  readonly onError?: (error: unknown) => void;
}

export interface JobWorker {
  /** Takes no more jobs, waits up to `graceMs` (0) for running ones, returns the rest to the queue untouched. */
  close(graceMs?: number): Promise<void>;
}

export interface Schedule {
  readonly queue: string;
  /** One schedule per name; saving it again replaces it. Each run is a separate job. */
  readonly name: string;
  readonly everyMs: number;
  readonly data: Json;
}

export interface QueueCounts {
  /** Ready to be taken. */
  readonly queued: number;
  /** Waiting for their time: delayed, or for a retry. */
  readonly delayed: number;
  readonly running: number;
  readonly failed: number;
}

export interface Forgotten {
  readonly forgotten: readonly JobRef[];
  /** Jobs about the person that still run: call again once they have ended. */
  readonly running: number;
}

/**
 * Work for later, kept until it is done. A job may run more than once (its worker died), so handlers are idempotent.
 * Every method throws StoreUnavailable when the queue cannot be reached.
 */
export interface Jobs {
  /** Durable once it resolves. `known`: a job with that id already exists, in whatever state, and was left alone. */
  enqueue(job: NewJob): Promise<'accepted' | 'known'>;
  get(ref: JobRef): Promise<JobState | null>;
  /** The current state and each later one, ending with `done` or `failed`, or when the job no longer exists. */
  watch(ref: JobRef, signal?: AbortSignal): AsyncIterable<JobState>;
  /** Deletes a job that is not running. False if it runs or does not exist. */
  remove(ref: JobRef): Promise<boolean>;
  /** How many jobs of an owner have not ended. */
  unfinished(queue: string, owner: string): Promise<number>;
  /** Deletes all jobs about a person except running ones, with everything else readable about them. */
  forget(queue: string, about: string): Promise<Forgotten>;
  /** Leaves no trace of deleted jobs in the store's files, as far as this process can reach. */
  erase(): Promise<void>;
  work(queue: string, handler: JobHandler, options?: WorkOptions): JobWorker;
  schedule(schedule: Schedule): Promise<void>;
  unschedule(queue: string, name: string): Promise<void>;
  counts(queue: string): Promise<QueueCounts>;
  /** Deletes jobs that ended longer ago than this, and everything else readable about them. Returns how many. */
  purge(queue: string, olderThanMs: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

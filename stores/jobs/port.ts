import type { Json } from '../../domain/json.ts';

export interface JobRef {
  /** Lower-case letters and hyphens: `cnis`, `report`. */
  readonly queue: string;
  /** Chosen by the caller; the same id enqueued again is the same job. Letters, digits, `-` and `_`. */
  readonly id: string;
}

export interface NewJob extends JobRef {
  readonly data: Json;
  /** Milliseconds before it may begin (0). */
  readonly delayMs?: number;
  /** How often it is tried in all (3). */
  readonly attempts?: number;
  /** Milliseconds before the second try, doubled before each further one (1,000). */
  readonly backoffMs?: number;
  /** Done, it is forgotten at once, its id included; failed for good, it stays until the purge without its data (false). */
  readonly confidential?: boolean;
  /** Whose job it is, such as an account's: owners of waiting jobs take turns. Absent: it takes none from anybody. */
  readonly owner?: string;
  /** The person whom its data or its result are about, who may ask to be forgotten. */
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
  /** Tries begun so far. */
  readonly attempt: number;
  readonly result: Json | null;
  /** Of the last try that went wrong, until one succeeds. */
  readonly error: JobError | null;
}

export interface RunningJob extends JobRef {
  readonly data: Json;
  /** 1 for the first try. */
  readonly attempt: number;
  /** 0 to 1. */
  progress(fraction: number): Promise<void>;
  /** Aborted when the worker closes or the job was taken from it: what it still does has no effect on the job. */
  readonly signal: AbortSignal;
}

export type JobOutcome =
  | { readonly ok: true; readonly result: Json }
  /** Failed for good: trying again would not help. */
  | { readonly ok: false; readonly error: JobError };

/** What it throws is tried again with back-off; after the last try the job has failed with the error's name and message. */
export type JobHandler = (job: RunningJob) => Promise<JobOutcome>;

export interface WorkOptions {
  /** Jobs at a time (1). */
  readonly concurrency?: number;
  /** A job whose worker gave no sign of life for so long is taken by another, some third of that later at most (30,000). */
  readonly stalledAfterMs?: number;
  /** Told of what goes wrong beside the handler: a store that cannot be reached, a job given up as JobStalled. */
  readonly onError?: (error: unknown) => void;
}

export interface JobWorker {
  /** Takes no more jobs, waits at most `graceMs` (0) for running ones, gives the rest back to the queue untouched. */
  close(graceMs?: number): Promise<void>;
}

export interface Schedule {
  readonly queue: string;
  /** One schedule a name; saved again it is changed. Each run is a job of its own. */
  readonly name: string;
  readonly everyMs: number;
  readonly data: Json;
}

export interface QueueCounts {
  /** Ready to be taken. */
  readonly queued: number;
  /** Waiting for their time: delayed, or to be tried again. */
  readonly delayed: number;
  readonly running: number;
  readonly failed: number;
}

export interface Forgotten {
  readonly forgotten: readonly JobRef[];
  /** Jobs that run: to be asked for again. */
  readonly running: number;
}

/**
 * Work for later, kept until it is done. A job may run more than once (its worker died): handlers are idempotent.
 * Every method throws StoreUnavailable when the queue cannot be reached.
 */
export interface Jobs {
  /** Durable when answered. `known`: a job of that id is there already, in whatever state, and was left alone. */
  enqueue(job: NewJob): Promise<'accepted' | 'known'>;
  get(ref: JobRef): Promise<JobState | null>;
  /** The state now and after every change, ending with `done` or `failed`, or when there is no such job any more. */
  watch(ref: JobRef, signal?: AbortSignal): AsyncIterable<JobState>;
  /** Forgets a job that is not running. False when it runs or is not there. */
  remove(ref: JobRef): Promise<boolean>;
  /** How many jobs of an owner have not ended yet. */
  unfinished(queue: string, owner: string): Promise<number>;
  /** Forgets all jobs about a person but those that run, with whatever else could be read of them. */
  forget(queue: string, about: string): Promise<Forgotten>;
  /** Leaves nothing of forgotten jobs in files of the store that this process can reach. */
  erase(): Promise<void>;
  work(queue: string, handler: JobHandler, options?: WorkOptions): JobWorker;
  schedule(schedule: Schedule): Promise<void>;
  unschedule(queue: string, name: string): Promise<void>;
  counts(queue: string): Promise<QueueCounts>;
  /** Forgets jobs done or failed longer ago than this, and whatever else could be read of them. Answers how many. */
  purge(queue: string, olderThanMs: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

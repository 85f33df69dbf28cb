import { setTimeout as delay } from 'node:timers/promises';
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobError, JobHandler, JobOutcome, JobWorker, WorkOptions } from '../port.ts';
import { JOB_STALLED, JobStalled } from '../stalled.ts';
import { errorOfThrown } from '../thrown.ts';
import {
  DEFAULT_ATTEMPTS,
  type Envelope,
  envelopeSchema,
  fromBullId,
  isConfidential,
  toFailedReason,
  triesBefore,
} from './mapping.ts';

const DEFAULT_STALLED_AFTER_MS = 30_000;
/** Checks per lease: one marks active jobs, a later one takes those whose lock has expired since. */
const LOOKS_FOR_STALLED = 3;
/** How long closing waits for the last messages to Redis. */
const CLOSING_MS = 2_000;
/** Stalls are counted per job here; BullMQ has one limit for all. */
const NEVER = 1_000_000;

interface Held {
  readonly abort: AbortController;
  /** Set on close: the job returns to the queue. */
  givenBack: boolean;
}

/** Takes jobs of one queue from BullMQ, which renews their locks and finds those of dead workers. */
export class BullWorker implements JobWorker {
  readonly #worker: Worker;
  readonly #held = new Map<string, Held>();
  readonly #onError: (error: unknown) => void;
  #whenIdle: () => void = () => undefined;
  #closed: Promise<void> | null = null;

  constructor(
    queue: string,
    private readonly handler: JobHandler,
    { concurrency = 1, stalledAfterMs = DEFAULT_STALLED_AFTER_MS, onError = () => undefined }: WorkOptions,
    connection: Redis,
  ) {
    this.#onError = onError;
    this.#worker = new Worker(queue, (job, token) => this.#process(job, token), {
      connection,
      concurrency,
      lockDuration: stalledAfterMs,
      stalledInterval: Math.ceil(stalledAfterMs / LOOKS_FOR_STALLED),
      maxStalledCount: NEVER,
    });
    this.#worker.on('error', onError);
    this.#worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.#held.get(id)?.abort.abort();
    });
  }

  /** While Redis is down, jobs cannot be returned; they are later found like those of a dead worker. */
  close(graceMs = 0): Promise<void> {
    const late = delay(graceMs + CLOSING_MS, undefined, { ref: false });
    this.#closed ??= Promise.race([this.#close(graceMs), late]);
    return this.#closed;
  }

  async #close(graceMs: number): Promise<void> {
    await this.#worker.pause(true);
    if (this.#held.size > 0 && graceMs > 0) await this.#idleWithin(graceMs);
    for (const held of this.#held.values()) {
      held.givenBack = true;
      held.abort.abort();
    }
    await this.#worker.close();
  }

  #idleWithin(graceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, graceMs);
      this.#whenIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /**
   * What BullMQ should do with the job: a return value is its result, the error type decides between retry, failure and
   * waiting.
   */
  async #process(job: Job, token: string | undefined): Promise<unknown> {
    const id = job.id ?? '';
    const attempt = triesBefore(job) + 1;
    if (attempt > (job.opts.attempts ?? DEFAULT_ATTEMPTS)) {
      this.#onError(new JobStalled({ queue: job.queueName, id: fromBullId(id) }));
      return failForGood(job, JOB_STALLED);
    }
    const held: Held = { abort: new AbortController(), givenBack: false };
    this.#held.set(id, held);
    try {
      const outcome = await Promise.race([this.#attempt(job, id, attempt, held.abort.signal), aborted(held)]);
      if (held.givenBack) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      // The lock is lost: data erased now would be missing where the job runs again.
      if (held.abort.signal.aborted) throw new UnrecoverableError(toFailedReason(JOB_STALLED));
      return outcome.ok ? outcome.result : await failForGood(job, outcome.error);
    } finally {
      this.#held.delete(id);
      if (this.#held.size === 0) this.#whenIdle();
    }
  }

  async #attempt(job: Job, id: string, attempt: number, signal: AbortSignal): Promise<JobOutcome> {
    if (attempt > 1) await job.updateProgress(0);
    try {
      return await this.handler({
        queue: job.queueName,
        id: fromBullId(id),
        data: envelopeSchema.parse(job.data).data,
        attempt,
        progress: (fraction) => job.updateProgress(fraction),
        signal,
      });
    } catch (thrown) {
      const error = errorOfThrown(thrown);
      // BullMQ counts tries that ended normally; together with stalled ones this may have been the last.
      if (attempt >= (job.opts.attempts ?? DEFAULT_ATTEMPTS)) return { ok: false, error };
      throw new Error(toFailedReason(error));
    }
  }
}

const failForGood = async (job: Job, error: JobError): Promise<never> => {
  if (isConfidential(job)) {
    const { mark } = envelopeSchema.parse(job.data);
    const nothing: Envelope = { mark, data: null };
    await job.updateData(nothing);
  }
  throw new UnrecoverableError(toFailedReason(error));
};

/** Jobs that lost their lock end here: BullMQ ignores whatever is reported about them. */
const aborted = ({ abort }: Held): Promise<JobOutcome> =>
  new Promise((resolve) => {
    abort.signal.addEventListener('abort', () => resolve({ ok: false, error: JOB_STALLED }), { once: true });
  });

import { randomUUID } from 'node:crypto';
import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { WakeSignal } from '../../wake-signal.ts';
import type {
  Forgotten,
  JobHandler,
  JobRef,
  JobState,
  Jobs,
  NewJob,
  QueueCounts,
  Schedule,
  WorkOptions,
} from '../port.ts';
import { BullWorker } from './bull-worker.ts';
import {
  type Envelope,
  envelopeSchema,
  fromBullId,
  hasEnded,
  optionsOf,
  stateOf,
  toBullId,
  toScheduledId,
} from './mapping.ts';
import { QueueWatches } from './queue-watches.ts';
import { available, connectRedis, impatient, patient, refuseEviction } from './redis.ts';

/** How soon a watcher looks again, in case it missed an event of BullMQ's stream. */
const LOOK_AGAIN_MS = 500;
const PURGE_BATCH = 1_000;
/** BullMQ also writes results into its event stream: keep no more of them than watchers may lag behind. */
const EVENTS_KEPT = 100;

/** Throws UnsafeRedis, or StoreUnavailable if nothing answers at this address. */
export const openBullJobs = async (url: string): Promise<BullJobs> => {
  const redis = connectRedis(url, impatient);
  try {
    await available(() => redis.connect());
    await refuseEviction(redis);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return new BullJobs(redis, () => connectRedis(url, patient));
};

/** BullMQ takes jobs of priority 0 before all others, and at less cost, then lower numbers before higher ones. */
const FIRST_TURN = 0;
const UNFINISHED = ['active', 'waiting', 'prioritized', 'delayed'] as const;
const ENDED = ['completed', 'failed'] as const;
/** How many jobs are scanned to count an owner's: a longer queue is late for everybody anyway. */
const LOOKED_AT = 500;

/** Jobs in BullMQ on Redis. */
export class BullJobs implements Jobs {
  readonly #queues = new Map<string, Queue>();
  readonly #watches: QueueWatches;
  readonly #workers = new Set<{ worker: BullWorker; connection: Redis }>();
  readonly #closing = new AbortController();

  constructor(
    private readonly redis: Redis,
    private readonly connectPatiently: () => Redis,
  ) {
    this.#watches = new QueueWatches(connectPatiently);
  }

  async enqueue({ queue, id, data, owner, about, ...options }: NewJob): Promise<'accepted' | 'known'> {
    const envelope: Envelope = { mark: randomUUID(), data, owner, about };
    return available(async () => {
      const priority = FIRST_TURN + (owner === undefined ? 0 : await this.unfinished(queue, owner));
      await (await this.#queue(queue)).add('job', envelope, { ...optionsOf(options), jobId: toBullId(id), priority });
      const job = await (await this.#queue(queue)).getJob(toBullId(id));
      return job === undefined || envelopeSchema.parse(job.data).mark === envelope.mark ? 'accepted' : 'known';
    });
  }

  async get(ref: JobRef): Promise<JobState | null> {
    return available(async () => {
      for (;;) {
        const found = await this.#find(ref);
        if (found?.id === undefined) return null;
        const state = await found.getState();
        const job = await (await this.#queue(ref.queue)).getJob(found.id);
        // Two separate reads may describe different moments: they must agree on whether the job has ended.
        if (job !== undefined && (job.finishedOn !== undefined) === hasEnded(state)) return stateOf(ref, job, state);
      }
    });
  }

  async *watch(ref: JobRef, signal?: AbortSignal): AsyncIterable<JobState> {
    const wake = new WakeSignal();
    const forget = this.#watches.listen(ref, wake.notify);
    const ends = [this.#closing.signal, ...(signal === undefined ? [] : [signal])];
    for (const end of ends) end.addEventListener('abort', wake.notify);
    try {
      let shown = '';
      while (!ends.some((end) => end.aborted)) {
        const state = await this.get(ref);
        if (state === null) return;
        const text = JSON.stringify(state);
        if (text !== shown) yield state;
        shown = text;
        if (state.status === 'done' || state.status === 'failed') return;
        await wake.wait(LOOK_AGAIN_MS);
      }
    } finally {
      for (const end of ends) end.removeEventListener('abort', wake.notify);
      forget();
    }
  }

  async remove(ref: JobRef): Promise<boolean> {
    return available(async () => {
      const job = await this.#find(ref);
      if (job === undefined || (await job.isActive())) return false;
      return (await (await this.#queue(ref.queue)).remove(job.id ?? '')) === 1;
    });
  }

  async unfinished(queue: string, owner: string): Promise<number> {
    return available(async () => {
      const ours = (job: Job): boolean => envelopeSchema.parse(job.data).owner === owner;
      const jobs = await (await this.#queue(queue)).getJobs([...UNFINISHED], 0, LOOKED_AT - 1);
      return jobs.filter(ours).length;
    });
  }

  async forget(queue: string, about: string): Promise<Forgotten> {
    return available(async () => {
      const bull = await this.#queue(queue);
      const theirs: string[] = [];
      for (const state of [...UNFINISHED, ...ENDED])
        for (let from = 0, jobs: Job[] = []; from === 0 || jobs.length === LOOKED_AT; from += LOOKED_AT) {
          jobs = await bull.getJobs([state], from, from + LOOKED_AT - 1);
          for (const { id, data } of jobs)
            if (id !== undefined && envelopeSchema.parse(data).about === about) theirs.push(id);
        }
      const forgotten: JobRef[] = [];
      for (const id of theirs) if ((await bull.remove(id)) === 1) forgotten.push({ queue, id: fromBullId(id) });
      // Results are in the event stream too; a waiting watcher looks again by itself.
      if (theirs.length > 0) await this.redis.xtrim(bull.toKey('events'), 'MAXLEN', 0);
      return { forgotten, running: theirs.length - forgotten.length };
    });
  }

  /** What Redis keeps in its append-only file disappears at the server's next rewrite. */
  async erase(): Promise<void> {
    await this.ping();
  }

  work(queue: string, handler: JobHandler, options: WorkOptions = {}): BullWorker {
    const connection = this.connectPatiently();
    const worker = new BullWorker(queue, handler, options, connection);
    this.#workers.add({ worker, connection });
    return worker;
  }

  async schedule({ queue, name, everyMs, data }: Schedule): Promise<void> {
    const envelope: Envelope = { mark: '', data };
    await available(async () =>
      (await this.#queue(queue)).upsertJobScheduler(
        name,
        { every: everyMs },
        { name: 'job', data: envelope, opts: optionsOf({}) },
      ),
    );
  }

  async unschedule(queue: string, name: string): Promise<void> {
    await available(async () => (await this.#queue(queue)).removeJobScheduler(name));
  }

  async counts(queue: string): Promise<QueueCounts> {
    const counts = await available(async () =>
      (await this.#queue(queue)).getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'failed'),
    );
    return {
      queued: (counts.waiting ?? 0) + (counts.prioritized ?? 0),
      delayed: counts.delayed ?? 0,
      running: counts.active ?? 0,
      failed: counts.failed ?? 0,
    };
  }

  async purge(queue: string, olderThanMs: number): Promise<number> {
    await available(async () => {
      const events = (await this.#queue(queue)).toKey('events');
      await this.redis.xtrim(events, 'MINID', Date.now() - olderThanMs);
    });
    let purged = 0;
    for (const state of ['completed', 'failed'] as const)
      for (let batch = PURGE_BATCH; batch === PURGE_BATCH; purged += batch)
        batch = (await available(async () => (await this.#queue(queue)).clean(olderThanMs, PURGE_BATCH, state))).length;
    return purged;
  }

  async ping(): Promise<void> {
    await available(() => this.redis.ping());
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    for (const { worker, connection } of this.#workers) {
      await worker.close();
      connection.disconnect();
    }
    await this.#watches.close();
    for (const queue of this.#queues.values()) await queue.close();
    this.redis.disconnect();
  }

  /** A queue created while Redis is down would wait for it forever, so Redis is probed first. */
  async #queue(name: string): Promise<Queue> {
    if (!this.#queues.has(name)) await this.redis.ping();
    const known = this.#queues.get(name);
    if (known !== undefined) return known;
    const streams = { events: { maxLen: EVENTS_KEPT } };
    const queue = new Queue(name, { connection: this.redis, skipVersionCheck: true, streams });
    queue.on('error', () => undefined);
    this.#queues.set(name, queue);
    return queue;
  }

  async #find({ queue, id }: JobRef): Promise<Job | undefined> {
    return (
      (await (await this.#queue(queue)).getJob(toBullId(id))) ??
      (await (await this.#queue(queue)).getJob(toScheduledId(id)))
    );
  }
}

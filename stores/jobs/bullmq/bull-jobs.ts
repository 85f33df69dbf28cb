import { randomUUID } from 'node:crypto';
import { type Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { Wake } from '../../wake.ts';
import type { JobHandler, JobRef, JobState, Jobs, NewJob, QueueCounts, Schedule, WorkOptions } from '../port.ts';
import { BullWorker } from './bull-worker.ts';
import { type Envelope, envelopeSchema, hasEnded, optionsOf, stateOf, toBullId, toScheduledId } from './mapping.ts';
import { available, connectRedis, impatient, patient, refuseEviction } from './redis.ts';

/** Should an event of BullMQ's stream be missed, a watcher looks again after this. */
const LOOK_AGAIN_MS = 500;
/** Events of so long ago are read again when watching begins, so that none falls between. */
const REPLAY_MS = 5_000;
const PURGE_BATCH = 1_000;
/** BullMQ writes results into its stream of events as well: no more of them than watchers may be behind. */
const EVENTS_KEPT = 100;

/** Throws UnsafeRedis, or StoreUnavailable when there is none at this address. */
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

interface Watch {
  readonly events: QueueEvents;
  readonly connection: Redis;
  readonly listeners: Map<string, Set<() => void>>;
}

/** Jobs in BullMQ on Redis. */
export class BullJobs implements Jobs {
  readonly #queues = new Map<string, Queue>();
  readonly #watches = new Map<string, Watch>();
  readonly #workers = new Set<{ worker: BullWorker; connection: Redis }>();
  readonly #closing = new AbortController();

  constructor(
    private readonly redis: Redis,
    private readonly connectPatiently: () => Redis,
  ) {}

  async enqueue({ queue, id, data, ...options }: NewJob): Promise<'accepted' | 'known'> {
    const envelope: Envelope = { mark: randomUUID(), data };
    return available(async () => {
      await (await this.#queue(queue)).add('job', envelope, { ...optionsOf(options), jobId: toBullId(id) });
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
        // Read one after the other, the two may tell of different moments: whether it has ended, they must agree.
        if (job !== undefined && (job.finishedOn !== undefined) === hasEnded(state)) return stateOf(ref, job, state);
      }
    });
  }

  async *watch(ref: JobRef, signal?: AbortSignal): AsyncIterable<JobState> {
    const wake = new Wake();
    const forget = this.#listen(ref, wake.ring);
    const ends = [this.#closing.signal, ...(signal === undefined ? [] : [signal])];
    for (const end of ends) end.addEventListener('abort', wake.ring);
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
      for (const end of ends) end.removeEventListener('abort', wake.ring);
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
      (await this.#queue(queue)).getJobCounts('waiting', 'delayed', 'active', 'failed'),
    );
    return {
      queued: counts.waiting ?? 0,
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
    for (const { events, connection } of this.#watches.values()) {
      await events.close();
      connection.disconnect();
    }
    for (const queue of this.#queues.values()) await queue.close();
    this.redis.disconnect();
  }

  /** A queue that is made while Redis is away would wait for it without end, so Redis is asked first. */
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

  #listen({ queue, id }: JobRef, listener: () => void): () => void {
    const { listeners } = this.#watches.get(queue) ?? this.#beginWatch(queue);
    const bullIds = [toBullId(id), toScheduledId(id)];
    for (const bullId of bullIds) {
      const all = listeners.get(bullId) ?? new Set();
      listeners.set(bullId, all.add(listener));
    }
    return () => {
      for (const bullId of bullIds) {
        const all = listeners.get(bullId);
        all?.delete(listener);
        if (all?.size === 0) listeners.delete(bullId);
      }
    };
  }

  #beginWatch(queue: string): Watch {
    const connection = this.connectPatiently();
    const events = new QueueEvents(queue, { connection, lastEventId: `${Date.now() - REPLAY_MS}-0` });
    const watch: Watch = { events, connection, listeners: new Map() };
    const notify = ({ jobId }: { jobId: string }) => {
      for (const listener of watch.listeners.get(jobId) ?? []) listener();
    };
    events.on('error', () => undefined);
    for (const event of ['active', 'progress', 'completed', 'failed', 'delayed', 'waiting', 'removed'] as const)
      events.on(event, notify);
    this.#watches.set(queue, watch);
    return watch;
  }
}

/** Throughput of 5 ms jobs, compared with a bare BullMQ worker on the same Redis. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { openBullJobs } from '../stores/jobs/bullmq/bull-jobs.ts';
import { openSqliteJobs } from '../stores/jobs/embedded/sqlite-jobs.ts';
import type { JobHandler, Jobs } from '../stores/jobs/port.ts';
import { startRedis } from '../stores/testing/servers.ts';
import type { Figure, Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median } from './statistics.ts';

const JOBS = 2_000;
const CONCURRENCY = 20;
const JOB_MS = 5;
const LAPS = 3;
const ENQUEUED_AT_ONCE = 100;
const GRACE_MS = 5_000;

/** Jobs per second, from the start of the worker to the end of the last job. */
type Race = (queue: string) => Promise<number>;

/** Runs the work of a job, and knows when all jobs of a round are done. */
const finishingLine = () => {
  let left = JOBS;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async (): Promise<void> => {
    await delay(JOB_MS);
    left -= 1;
    if (left === 0) finish();
  };
  return { work, finished };
};

const raceOf =
  (jobs: Jobs): Race =>
  async (queue) => {
    for (let first = 0; first < JOBS; first += ENQUEUED_AT_ONCE) {
      const ids = Array.from({ length: ENQUEUED_AT_ONCE }, (_, place) => `job-${first + place}`);
      await Promise.all(ids.map((id) => jobs.enqueue({ queue, id, data: null })));
    }
    const { work, finished } = finishingLine();
    const begun = performance.now();
    const handler: JobHandler = async () => {
      await work();
      return { ok: true, result: null };
    };
    const worker = jobs.work(queue, handler, { concurrency: CONCURRENCY });
    await finished;
    const rate = (JOBS / (performance.now() - begun)) * 1000;
    await worker.close(GRACE_MS);
    return rate;
  };

const bareRace =
  (url: string): Race =>
  async (name) => {
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(name, { connection });
    const ids = Array.from({ length: JOBS }, (_, number) => `job-${number}`);
    await queue.addBulk(ids.map((jobId) => ({ name: 'job', data: null, opts: { jobId } })));
    const { work, finished } = finishingLine();
    const begun = performance.now();
    const worker = new Worker(name, work, { connection, concurrency: CONCURRENCY });
    worker.on('error', () => undefined);
    await finished;
    const rate = (JOBS / (performance.now() - begun)) * 1000;
    await worker.close();
    await queue.close();
    connection.disconnect();
    return rate;
  };

interface Lap {
  readonly embedded: number;
  readonly overBull: number | null;
  readonly bare: number | null;
}

const WHAT = `jobs of ${JOB_MS} ms, ${CONCURRENCY} at a time`;

const findingsOf = (laps: readonly Lap[]): readonly Finding[] => {
  const rates = (of: keyof Lap): number[] => laps.flatMap((lap) => lap[of] ?? []);
  const shares = (of: 'embedded' | 'overBull'): number[] =>
    laps.flatMap(({ bare, [of]: ours }) => (bare === null || ours === null ? [] : ours / bare));
  const embedded: Figure = { what: `${WHAT}: the embedded queue`, value: median(rates('embedded')), unit: '/s' };
  if (rates('bare').length === 0) {
    return [embedded, { what: `${WHAT}: BullMQ`, because: 'no REDIS_URL and no redis-server on the path' }];
  }
  const floor = { what: 'a bare BullMQ worker on the same Redis', value: median(rates('bare')) };
  const target = { atLeast: 1.1 };
  return [
    { ...embedded, floor, ratio: median(shares('embedded')), target },
    {
      what: `${WHAT}: our queue on BullMQ`,
      value: median(rates('overBull')),
      unit: '/s',
      floor,
      ratio: median(shares('overBull')),
      target,
    },
  ];
};

/** The three alternate, so that other load on the machine affects all. The first round warms up. */
const measure = (): Promise<readonly Finding[]> =>
  withFolder(async (folder) => {
    const redis = await startRedis();
    const embedded = openSqliteJobs(join(folder, 'jobs.db'));
    const overBull = redis === null ? null : await openBullJobs(redis.url);
    const laps: Lap[] = [];
    for (let lap = 0; lap <= LAPS; lap += 1) {
      const queue = `bench-${randomUUID()}`;
      const done = {
        embedded: await raceOf(embedded)(`${queue}-embedded`),
        overBull: overBull === null ? null : await raceOf(overBull)(`${queue}-bull`),
        bare: redis === null ? null : await bareRace(redis.url)(`${queue}-bare`),
      };
      if (lap > 0) laps.push(done);
    }
    await overBull?.close();
    await embedded.close();
    await redis?.stop();
    return findingsOf(laps);
  });

export const jobs: Subject = { name: 'jobs', measure };

import { beforeAll, describe, expect, it } from 'vitest';
import type { Installation } from '../testing/installation.ts';
import { DONE, ended, freshQueue, gate, type JobsUnderTest, untilAborted } from './contract-fixture.ts';
import type { JobHandler, Jobs } from './port.ts';

/** How the workers of every job queue share work, respect their concurrency and close. */
export const workersContract = (underTest: () => JobsUnderTest): void => {
  let jobs: Jobs;
  let place: Installation<Jobs>;
  beforeAll(() => {
    ({ jobs, place } = underTest());
  });

  describe('workers', () => {
    it('respect their concurrency', async () => {
      const queue = freshQueue();
      const all = Array.from({ length: 9 }, (_, index) => ({ queue, id: `job-${index}` }));
      for (const ref of all) await jobs.enqueue({ ...ref, data: null });
      let [running, most] = [0, 0];
      const three = gate();
      const worker = jobs.work(
        queue,
        async () => {
          running += 1;
          most = Math.max(most, running);
          if (running === 3) three.open();
          await three.passed;
          // A worker that would run a fourth job has the time of one query to start it.
          await jobs.counts(queue);
          running -= 1;
          return DONE;
        },
        { concurrency: 3 },
      );
      for (const ref of all) await ended(jobs, ref);
      await worker.close();
      expect(most).toBe(3);
    });

    it('of several processes share a queue, each job running in one of them', async () => {
      const queue = freshQueue();
      const other = await place.open();
      const done: string[] = [];
      const handler: JobHandler = async ({ id }) => {
        done.push(id);
        return DONE;
      };
      const workers = [jobs.work(queue, handler, { concurrency: 4 }), other.work(queue, handler, { concurrency: 4 })];
      const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
      await Promise.all(ids.map((id) => jobs.enqueue({ queue, id, data: null })));
      for (const id of ids) await ended(jobs, { queue, id });
      await Promise.all(workers.map((worker) => worker.close()));
      expect([...done].sort()).toEqual([...ids].sort());
    });

    it('leave the jobs of other queues alone', async () => {
      const [mine, theirs] = [freshQueue(), freshQueue()];
      await jobs.enqueue({ queue: theirs, id: 'job', data: null });
      const worker = jobs.work(mine, async () => DONE);
      await jobs.enqueue({ queue: mine, id: 'job', data: null });
      await ended(jobs, { queue: mine, id: 'job' });
      await worker.close();
      expect(await jobs.get({ queue: theirs, id: 'job' })).toMatchObject({ status: 'queued' });
    });

    it('return running jobs when they close, and the interrupted try does not count', async () => {
      const ref = { queue: freshQueue(), id: 'long' };
      const begun = gate();
      await jobs.enqueue({ ...ref, data: null, attempts: 1 });
      const worker = jobs.work(ref.queue, (job) => {
        begun.open();
        return untilAborted(job);
      });
      await begun.passed;
      await worker.close();
      await expect.poll(() => jobs.get(ref)).toMatchObject({ status: 'queued', attempt: 0 });
      const next = (await place.open()).work(ref.queue, async ({ attempt }) => ({
        ok: true,
        result: attempt,
      }));
      expect(await ended(jobs, ref)).toMatchObject({ status: 'done', result: 1 });
      await next.close();
    });

    it('wait for running jobs during their grace period', async () => {
      const ref = { queue: freshQueue(), id: 'short' };
      const begun = gate();
      const goOn = gate();
      await jobs.enqueue({ ...ref, data: null });
      const worker = jobs.work(ref.queue, async () => {
        begun.open();
        await goOn.passed;
        return DONE;
      });
      await begun.passed;
      const closing = worker.close(20_000);
      goOn.open();
      await closing;
      expect(await jobs.get(ref)).toMatchObject({ status: 'done' });
    });

    it('take no job after they have closed', async () => {
      const ref = { queue: freshQueue(), id: 'late' };
      const worker = jobs.work(ref.queue, async () => DONE);
      await worker.close();
      await jobs.enqueue({ ...ref, data: null });
      expect(await jobs.get(ref)).toMatchObject({ status: 'queued' });
    });
  });
};

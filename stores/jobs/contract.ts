import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import { DONE, ended, freshQueue, gate } from './contract-fixture.ts';
import { keepingContract } from './contract-keeping.ts';
import { workersContract } from './contract-workers.ts';
import type { JobHandler, Jobs, RunningJob } from './port.ts';

/** What every job queue must do. */
export const jobsContract = (name: string, install: () => Promise<Installation<Jobs>>): void => {
  describe(`${name} as a job queue`, () => {
    let place: Installation<Jobs>;
    let jobs: Jobs;
    beforeAll(async () => {
      place = await install();
      jobs = await place.open();
    });
    afterAll(() => place.dispose());

    /** Enqueues one job, runs it with the handler and returns how it ended. */
    const run = async (
      handler: JobHandler,
      options: { attempts?: number; backoffMs?: number; delayMs?: number } = {},
    ) => {
      const ref = { queue: freshQueue(), id: 'job-1' };
      await jobs.enqueue({ ...ref, data: { page: 1 }, ...options });
      const worker = jobs.work(ref.queue, handler);
      const state = await ended(jobs, ref);
      await worker.close();
      return state;
    };

    describe('a job', () => {
      it('waits in the queue until a worker takes it, then keeps its result', async () => {
        const ref = { queue: freshQueue(), id: randomUUID() };
        const data = { file: 'a.pdf', pages: [1, 2], name: 'João' };
        expect(await jobs.enqueue({ ...ref, data })).toBe('accepted');
        expect(await jobs.get(ref)).toEqual({
          ...ref,
          data,
          status: 'queued',
          progress: 0,
          attempt: 0,
          result: null,
          error: null,
        });
        const seen: RunningJob[] = [];
        const worker = jobs.work(ref.queue, async (job) => {
          seen.push(job);
          return { ok: true, result: { registers: [{ month: '01', value: 1.5 }] } };
        });
        const result = { registers: [{ month: '01', value: 1.5 }] };
        expect(await ended(jobs, ref)).toEqual({
          ...ref,
          data,
          status: 'done',
          progress: 1,
          attempt: 1,
          result,
          error: null,
        });
        expect(seen).toMatchObject([{ ...ref, data, attempt: 1 }]);
        await worker.close();
      });

      it('is one job however often its id is enqueued', async () => {
        const ref = { queue: freshQueue(), id: 'once' };
        let runs = 0;
        const worker = jobs.work(ref.queue, async () => {
          runs += 1;
          return DONE;
        });
        const answers = await Promise.all([1, 2, 3].map((data) => jobs.enqueue({ ...ref, data })));
        expect([...answers].sort()).toEqual(['accepted', 'known', 'known']);
        await ended(jobs, ref);
        expect(await jobs.enqueue({ ...ref, data: 4 })).toBe('known');
        await worker.close();
        expect(runs).toBe(1);
      });

      it('is null if the id is unknown, and a different job in another queue', async () => {
        const ref = { queue: freshQueue(), id: 'mine' };
        await jobs.enqueue({ ...ref, data: 1 });
        expect(await jobs.get({ ...ref, id: 'other' })).toBeNull();
        expect(await jobs.get({ ...ref, queue: freshQueue() })).toBeNull();
      });

      it('does not start before its delay', async () => {
        const from = Date.now();
        let begun = 0;
        await run(
          async () => {
            begun = Date.now();
            return DONE;
          },
          { delayMs: 60 },
        );
        expect(begun - from).toBeGreaterThanOrEqual(59);
      });

      it('reports its progress', async () => {
        const ref = { queue: freshQueue(), id: 'job-1' };
        const goOn = gate();
        const half = gate();
        await jobs.enqueue({ ...ref, data: null });
        const worker = jobs.work(ref.queue, async (job) => {
          await job.progress(0.5);
          half.open();
          await goOn.passed;
          return DONE;
        });
        await half.passed;
        expect(await jobs.get(ref)).toMatchObject({ status: 'running', progress: 0.5, attempt: 1 });
        goOn.open();
        expect(await ended(jobs, ref)).toMatchObject({ status: 'done', progress: 1 });
        await worker.close();
      });
    });

    describe('failure', () => {
      it('is final when the handler says so, with its reason', async () => {
        const error = { name: 'EncryptedPdf', message: 'O arquivo está protegido por senha.' };
        const state = await run(async () => ({ ok: false, error }), { attempts: 5 });
        expect(state).toMatchObject({ status: 'failed', attempt: 1, result: null, error });
      });

      it('leads to a retry when the handler throws, and is cleared when that succeeds', async () => {
        const state = await run(
          async ({ attempt }) => {
            if (attempt < 3) throw new Error(`try ${attempt}`);
            return { ok: true, result: attempt };
          },
          { attempts: 3, backoffMs: 1 },
        );
        expect(state).toMatchObject({ status: 'done', attempt: 3, result: 3, error: null });
      });

      it('is final after the last try, with the error thrown', async () => {
        const state = await run(
          async ({ attempt }) => {
            throw new RangeError(`try ${attempt}`);
          },
          { attempts: 2, backoffMs: 1 },
        );
        expect(state).toMatchObject({
          status: 'failed',
          attempt: 2,
          error: { name: 'RangeError', message: 'try 2' },
        });
      });

      it('doubles the back-off before each further try', async () => {
        const begun: number[] = [];
        await run(
          async () => {
            begun.push(Date.now());
            throw new Error('again');
          },
          { attempts: 3, backoffMs: 40 },
        );
        const [first = 0, second = 0, third = 0] = begun;
        expect(second - first).toBeGreaterThanOrEqual(39);
        expect(third - second).toBeGreaterThanOrEqual(79);
      });
    });

    workersContract(() => ({ jobs, place }));

    keepingContract(() => ({ jobs, place }));

    it('throws StoreUnavailable once it is closed', async () => {
      const closed = await place.open();
      await closed.close();
      const ref = { queue: freshQueue(), id: 'x' };
      await expect(closed.enqueue({ ...ref, data: null })).rejects.toThrow(StoreUnavailable);
      await expect(closed.get(ref)).rejects.toThrow(StoreUnavailable);
      await expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
};

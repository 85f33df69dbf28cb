import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import type { JobHandler, JobOutcome, JobRef, JobState, Jobs, RunningJob } from './port.ts';

/** A queue that no other test has: a server keeps what earlier tests left. */
const freshQueue = () => `queue-${randomUUID().slice(0, 8)}`;

const DONE: JobOutcome = { ok: true, result: null };

/** Work that goes on until its signal is aborted. */
const untilAborted = ({ signal }: RunningJob): Promise<JobOutcome> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(DONE));
  });

/** A promise and the hand that fulfils it. */
const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

/** What every job queue does, whatever it is made of. */
export const jobsContract = (name: string, install: () => Promise<Installation<Jobs>>): void => {
  describe(`${name} as a job queue`, () => {
    let place: Installation<Jobs>;
    let jobs: Jobs;
    beforeAll(async () => {
      place = await install();
      jobs = await place.open();
    });
    afterAll(() => place.dispose());

    const ended = async (ref: JobRef): Promise<JobState> => {
      let last: JobState | null = null;
      for await (const state of jobs.watch(ref)) last = state;
      if (last === null) throw new Error(`No job ${ref.id}`);
      return last;
    };

    /** Enqueues one job, works it with the handler and answers how it ended. */
    const run = async (
      handler: JobHandler,
      options: { attempts?: number; backoffMs?: number; delayMs?: number } = {},
    ) => {
      const ref = { queue: freshQueue(), id: 'job-1' };
      await jobs.enqueue({ ...ref, data: { page: 1 }, ...options });
      const worker = jobs.work(ref.queue, handler);
      const state = await ended(ref);
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
        expect(await ended(ref)).toEqual({
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
        await ended(ref);
        expect(await jobs.enqueue({ ...ref, data: 4 })).toBe('known');
        await worker.close();
        expect(runs).toBe(1);
      });

      it('is null when there is none of that id, and another one in another queue', async () => {
        const ref = { queue: freshQueue(), id: 'mine' };
        await jobs.enqueue({ ...ref, data: 1 });
        expect(await jobs.get({ ...ref, id: 'other' })).toBeNull();
        expect(await jobs.get({ ...ref, queue: freshQueue() })).toBeNull();
      });

      it('begins no sooner than its delay', async () => {
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

      it('tells how far it is', async () => {
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
        expect(await ended(ref)).toMatchObject({ status: 'done', progress: 1 });
        await worker.close();
      });
    });

    describe('failure', () => {
      it('is final when the handler says so, with its reason', async () => {
        const error = { name: 'EncryptedPdf', message: 'O arquivo está protegido por senha.' };
        const state = await run(async () => ({ ok: false, error }), { attempts: 5 });
        expect(state).toMatchObject({ status: 'failed', attempt: 1, result: null, error });
      });

      it('is tried again when the handler throws, and forgotten when it then succeeds', async () => {
        const state = await run(
          async ({ attempt }) => {
            if (attempt < 3) throw new Error(`try ${attempt}`);
            return { ok: true, result: attempt };
          },
          { attempts: 3, backoffMs: 1 },
        );
        expect(state).toMatchObject({ status: 'done', attempt: 3, result: 3, error: null });
      });

      it('is final after the last try, with what was thrown', async () => {
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

      it('backs off twice as long before each further try', async () => {
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

    describe('workers', () => {
      it('run so many jobs at a time and no more', async () => {
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
            await new Promise((resolve) => setTimeout(resolve, 5));
            running -= 1;
            return DONE;
          },
          { concurrency: 3 },
        );
        for (const ref of all) await ended(ref);
        await worker.close();
        expect(most).toBe(3);
      });

      it('of several processes share a queue, each job going to one of them', async () => {
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
        for (const id of ids) await ended({ queue, id });
        await Promise.all(workers.map((worker) => worker.close()));
        expect([...done].sort()).toEqual([...ids].sort());
      });

      it('leave the jobs of other queues alone', async () => {
        const [mine, theirs] = [freshQueue(), freshQueue()];
        await jobs.enqueue({ queue: theirs, id: 'job', data: null });
        const worker = jobs.work(mine, async () => DONE);
        await jobs.enqueue({ queue: mine, id: 'job', data: null });
        await ended({ queue: mine, id: 'job' });
        await worker.close();
        expect(await jobs.get({ queue: theirs, id: 'job' })).toMatchObject({ status: 'queued' });
      });

      it('give running jobs back when they close, and the interrupted try does not count', async () => {
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
        const next = (await place.open()).work(ref.queue, async ({ attempt }) => ({ ok: true, result: attempt }));
        expect(await ended(ref)).toMatchObject({ status: 'done', result: 1 });
        await next.close();
      });

      it('wait for running jobs when they are given the time', async () => {
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

    describe('watching', () => {
      it('shows the states one after the other, also from another process', async () => {
        const ref = { queue: freshQueue(), id: 'watched' };
        const other = await place.open();
        await jobs.enqueue({ ...ref, data: null });
        const goOn = gate();
        const statuses: string[] = [];
        const watching = (async () => {
          for await (const { status, progress } of other.watch(ref)) {
            statuses.push(`${status} ${progress}`);
            if (progress === 0.25) goOn.open();
          }
        })();
        const worker = jobs.work(ref.queue, async (job) => {
          await job.progress(0.25);
          await goOn.passed;
          return DONE;
        });
        await watching;
        await worker.close();
        expect(statuses).toContain('running 0.25');
        expect(statuses.at(-1)).toBe('done 1');
      });

      it('ends at once for a job that is not there, and after one state for one that has ended', async () => {
        const ref = { queue: freshQueue(), id: 'ended' };
        const states: JobState[] = [];
        for await (const state of jobs.watch(ref)) states.push(state);
        expect(states).toEqual([]);
        await jobs.enqueue({ ...ref, data: null });
        const worker = jobs.work(ref.queue, async () => DONE);
        await ended(ref);
        await worker.close();
        for await (const state of jobs.watch(ref)) states.push(state);
        expect(states).toMatchObject([{ status: 'done' }]);
      });

      it('ends when it is aborted', async () => {
        const ref = { queue: freshQueue(), id: 'never' };
        await jobs.enqueue({ ...ref, data: null });
        const abort = new AbortController();
        const statuses: string[] = [];
        for await (const { status } of jobs.watch(ref, abort.signal)) {
          statuses.push(status);
          abort.abort();
        }
        expect(statuses).toEqual(['queued']);
      });
    });

    describe('schedules', () => {
      it('make a job of their own for every run, until they are dropped', async () => {
        const queue = freshQueue();
        const runs: string[] = [];
        const twice = gate();
        const worker = jobs.work(queue, async ({ id, data }) => {
          expect(data).toEqual({ what: 'follow-up' });
          runs.push(id);
          if (runs.length === 2) twice.open();
          return DONE;
        });
        const schedule = { queue, name: 'payments', everyMs: 30, data: { what: 'follow-up' } };
        await jobs.schedule(schedule);
        await jobs.schedule(schedule);
        await twice.passed;
        await jobs.unschedule(queue, 'payments');
        await worker.close(1_000);
        expect(new Set(runs).size).toBe(runs.length);
      });
    });

    describe('housekeeping', () => {
      it('counts what waits, runs and has failed', async () => {
        const queue = freshQueue();
        expect(await jobs.counts(queue)).toEqual({ queued: 0, delayed: 0, running: 0, failed: 0 });
        await jobs.enqueue({ queue, id: 'later', data: null, delayMs: 600_000 });
        await jobs.enqueue({ queue, id: 'bad', data: null });
        const begun = gate();
        const worker = jobs.work(queue, async (job) => {
          if (job.id === 'bad') return { ok: false, error: { name: 'Bad', message: 'ruim' } };
          begun.open();
          return untilAborted(job);
        });
        await ended({ queue, id: 'bad' });
        await jobs.enqueue({ queue, id: 'long', data: null });
        await begun.passed;
        await jobs.enqueue({ queue, id: 'next', data: null });
        expect(await jobs.counts(queue)).toEqual({ queued: 1, delayed: 1, running: 1, failed: 1 });
        await worker.close();
      });

      it('forgets a job that does not run, after which its id is free', async () => {
        const ref = { queue: freshQueue(), id: 'removed' };
        await jobs.enqueue({ ...ref, data: 1 });
        expect(await jobs.remove(ref)).toBe(true);
        expect(await jobs.remove(ref)).toBe(false);
        expect(await jobs.get(ref)).toBeNull();
        expect(await jobs.enqueue({ ...ref, data: 2 })).toBe('accepted');
      });

      it('keeps a job that runs', async () => {
        const ref = { queue: freshQueue(), id: 'running' };
        const begun = gate();
        await jobs.enqueue({ ...ref, data: null });
        const worker = jobs.work(ref.queue, (job) => {
          begun.open();
          return untilAborted(job);
        });
        await begun.passed;
        expect(await jobs.remove(ref)).toBe(false);
        await worker.close();
      });

      it('purges what ended long enough ago', async () => {
        const queue = freshQueue();
        await jobs.enqueue({ queue, id: 'done', data: null });
        await jobs.enqueue({ queue, id: 'waiting', data: null, delayMs: 600_000 });
        const worker = jobs.work(queue, async () => DONE);
        await ended({ queue, id: 'done' });
        await worker.close();
        expect(await jobs.purge(queue, 600_000)).toBe(0);
        await expect.poll(() => jobs.purge(queue, 1)).toBe(1);
        expect(await jobs.get({ queue, id: 'done' })).toBeNull();
        expect(await jobs.get({ queue, id: 'waiting' })).toMatchObject({ status: 'queued' });
      });
    });

    it('says by name that it cannot be reached once it is closed', async () => {
      const closed = await place.open();
      await closed.close();
      const ref = { queue: freshQueue(), id: 'x' };
      await expect(closed.enqueue({ ...ref, data: null })).rejects.toThrow(StoreUnavailable);
      await expect(closed.get(ref)).rejects.toThrow(StoreUnavailable);
      await expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
};

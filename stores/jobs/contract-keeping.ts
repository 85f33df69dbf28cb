import { beforeAll, describe, expect, it } from 'vitest';
import type { Installation } from '../testing/installation.ts';
import { DONE, ended, freshQueue, gate, type JobsUnderTest, untilAborted } from './contract-fixture.ts';
import type { JobState, Jobs } from './port.ts';

/** How every job queue reports, repeats, counts and forgets jobs. */
export const keepingContract = (underTest: () => JobsUnderTest): void => {
  let jobs: Jobs;
  let place: Installation<Jobs>;
  beforeAll(() => {
    ({ jobs, place } = underTest());
  });

  describe('jobs of several owners', () => {
    it('take turns: an owner with nothing waiting comes before another’s second job', async () => {
      const queue = freshQueue();
      const begun: string[] = [];
      const [first, rest] = [gate(), gate()];
      const enqueue = (id: string, owner: string) => jobs.enqueue({ queue, id, data: null, owner });
      for (const id of ['a1', 'a2', 'a3', 'a4']) await enqueue(id, 'a');
      const worker = jobs.work(queue, async ({ id }) => {
        begun.push(id);
        if (begun.length === 1) first.open();
        await rest.passed;
        return DONE;
      });
      await first.passed;
      expect(await jobs.unfinished(queue, 'a')).toBe(4);
      for (const id of ['b1', 'b2']) await enqueue(id, 'b');
      rest.open();
      for (const id of ['a4', 'b2']) await ended(jobs, { queue, id });
      await worker.close();
      expect(begun.slice(0, 3)).toEqual(['a1', 'b1', 'a2']);
      expect(begun.indexOf('b2')).toBeLessThan(begun.indexOf('a4'));
      expect([await jobs.unfinished(queue, 'a'), await jobs.unfinished(queue, 'b')]).toEqual([0, 0]);
    });
  });

  describe('jobs about a person', () => {
    it('are deleted whatever their outcome, but not while they run', async () => {
      const queue = freshQueue();
      const goOn = gate();
      await jobs.enqueue({ queue, id: 'over', data: 'Ana', about: 'ana' });
      await jobs.enqueue({ queue, id: 'other', data: 'Bia', about: 'bia' });
      const reader = jobs.work(queue, async () => DONE);
      for (const id of ['over', 'other']) await ended(jobs, { queue, id });
      await reader.close();
      const running = gate();
      const worker = jobs.work(queue, async () => {
        running.open();
        await goOn.passed;
        return DONE;
      });
      await jobs.enqueue({ queue, id: 'runs', data: 'Ana', about: 'ana' });
      await running.passed;
      await jobs.enqueue({ queue, id: 'waits', data: 'Ana', about: 'ana', owner: 'a' });
      const { forgotten, running: left } = await jobs.forget(queue, 'ana');
      expect(forgotten.map(({ id }) => id).sort()).toEqual(['over', 'waits']);
      expect(left).toBe(1);
      goOn.open();
      await ended(jobs, { queue, id: 'runs' });
      await worker.close();
      expect(await jobs.forget(queue, 'ana')).toEqual({ forgotten: [{ queue, id: 'runs' }], running: 0 });
      expect(await jobs.get({ queue, id: 'other' })).toMatchObject({ status: 'done' });
    });
  });

  describe('watching', () => {
    it('yields each state in order, also from another process', async () => {
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

    it('ends at once for a job that does not exist, and after one state for one that has ended', async () => {
      const ref = { queue: freshQueue(), id: 'ended' };
      const states: JobState[] = [];
      for await (const state of jobs.watch(ref)) states.push(state);
      expect(states).toEqual([]);
      await jobs.enqueue({ ...ref, data: null });
      const worker = jobs.work(ref.queue, async () => DONE);
      await ended(jobs, ref);
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
    it('create a separate job for every run, until removed', async () => {
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
    it('counts waiting, running and failed jobs', async () => {
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
      await ended(jobs, { queue, id: 'bad' });
      await jobs.enqueue({ queue, id: 'long', data: null });
      await begun.passed;
      await jobs.enqueue({ queue, id: 'next', data: null });
      expect(await jobs.counts(queue)).toEqual({ queued: 1, delayed: 1, running: 1, failed: 1 });
      await worker.close();
    });

    it('deletes a job that is not running, after which its id is free', async () => {
      const ref = { queue: freshQueue(), id: 'removed' };
      await jobs.enqueue({ ...ref, data: 1 });
      expect(await jobs.remove(ref)).toBe(true);
      expect(await jobs.remove(ref)).toBe(false);
      expect(await jobs.get(ref)).toBeNull();
      expect(await jobs.enqueue({ ...ref, data: 2 })).toBe('accepted');
    });

    it('keeps a running job', async () => {
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

    it('deletes a confidential job as soon as it is done, after which its id is free', async () => {
      const ref = { queue: freshQueue(), id: 'told-once' };
      const told: unknown[] = [];
      await jobs.enqueue({ ...ref, data: 'secret', confidential: true });
      const worker = jobs.work(ref.queue, async ({ data }) => {
        told.push(data);
        return DONE;
      });
      for await (const { status } of jobs.watch(ref)) expect(status).not.toBe('done');
      await worker.close();
      expect(told).toEqual(['secret']);
      expect(await jobs.get(ref)).toBeNull();
      expect(await jobs.enqueue({ ...ref, data: 'another', confidential: true })).toBe('accepted');
    });

    it('keeps a failed confidential job without its data, which every try before had', async () => {
      const ref = { queue: freshQueue(), id: 'told-in-vain' };
      const told: unknown[] = [];
      await jobs.enqueue({ ...ref, data: 'secret', confidential: true, attempts: 2, backoffMs: 1 });
      const worker = jobs.work(ref.queue, async ({ data }) => {
        told.push(data);
        throw new RangeError('again');
      });
      expect(await ended(jobs, ref)).toMatchObject({ status: 'failed', data: null, error: { name: 'RangeError' } });
      await worker.close();
      expect(told).toEqual(['secret', 'secret']);
      expect(await jobs.counts(ref.queue)).toMatchObject({ failed: 1 });
    });

    it('purges what ended long enough ago', async () => {
      const queue = freshQueue();
      await jobs.enqueue({ queue, id: 'done', data: null });
      await jobs.enqueue({ queue, id: 'waiting', data: null, delayMs: 600_000 });
      const worker = jobs.work(queue, async () => DONE);
      await ended(jobs, { queue, id: 'done' });
      await worker.close();
      expect(await jobs.purge(queue, 600_000)).toBe(0);
      await expect.poll(() => jobs.purge(queue, 1)).toBe(1);
      expect(await jobs.get({ queue, id: 'done' })).toBeNull();
      expect(await jobs.get({ queue, id: 'waiting' })).toMatchObject({ status: 'queued' });
    });
  });
};

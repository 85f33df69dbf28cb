import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoresConfig } from '../config.ts';
import { openStores } from '../open.ts';
import { startChild } from '../testing/child.ts';
import { ended } from './contract-fixture.ts';
import { JobStalled } from './stalled.ts';

const STALLED_AFTER_MS = 400;

/** What happens to jobs whose process dies or hangs. */
export const stalledJobsContract = (
  name: string,
  install: () => Promise<{ config: StoresConfig; dispose: () => Promise<void> }>,
): void => {
  describe(`${name} as a job queue whose workers die`, () => {
    it.each([
      ['is killed', 'SIGKILL'],
      ['stands still', 'SIGSTOP'],
    ] as const)('runs a job again, once, when its worker %s', async (_what, signal) => {
      const { config, dispose } = await install();
      const { jobs, close } = await openStores(config);
      const ref = { queue: `queue-${randomUUID().slice(0, 8)}`, id: 'interrupted' };
      await jobs.enqueue({ ...ref, data: null, attempts: 3, backoffMs: 1 });
      const stuck = startChild('stuck-worker.ts', { config, queue: ref.queue, stalledAfterMs: STALLED_AFTER_MS });
      await stuck.said(1);
      stuck.process.kill(signal);
      let runs = 0;
      const worker = jobs.work(
        ref.queue,
        async () => {
          runs += 1;
          return { ok: true, result: 'finished' };
        },
        { stalledAfterMs: STALLED_AFTER_MS },
      );
      expect(await ended(jobs, ref)).toMatchObject({ status: 'done', result: 'finished' });
      if (signal === 'SIGSTOP') {
        stuck.process.kill('SIGCONT');
        await stuck.said(2);
      }
      expect(await jobs.get(ref)).toMatchObject({ status: 'done', result: 'finished' });
      expect(runs).toBe(1);
      await worker.close();
      await stuck.kill();
      await close();
      await dispose();
    });

    it('fails a job for good if its worker died at every try', async () => {
      const { config, dispose } = await install();
      const { jobs, close } = await openStores(config);
      const ref = { queue: `queue-${randomUUID().slice(0, 8)}`, id: 'hostile' };
      await jobs.enqueue({ ...ref, data: 'secret', attempts: 1, confidential: true });
      const stuck = startChild('stuck-worker.ts', { config, queue: ref.queue, stalledAfterMs: STALLED_AFTER_MS });
      await stuck.said(1);
      await stuck.kill();
      const told: unknown[] = [];
      const worker = jobs.work(ref.queue, async () => ({ ok: true, result: null }), {
        stalledAfterMs: STALLED_AFTER_MS,
        onError: (error) => told.push(error),
      });
      expect(await ended(jobs, ref)).toMatchObject({ status: 'failed', data: null, error: { name: 'JobStalled' } });
      await expect.poll(() => told).toEqual([new JobStalled(ref)]);
      await worker.close();
      await close();
      await dispose();
    });
  });
};

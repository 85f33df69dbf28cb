import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { freePort } from '../../testing/free-port.ts';
import { installation } from '../../testing/installation.ts';
import { startRedis } from '../../testing/servers.ts';
import { jobsContract } from '../contract.ts';
import { ended, freshQueue } from '../contract-fixture.ts';
import { stalledJobsContract } from '../stalled-contract.ts';
import { openBullJobs } from './bull-jobs.ts';
import { forgetfulness, UnsafeRedis } from './redis.ts';

const server = await startRedis();
afterAll(() => server?.stop());

if (server !== null) {
  const { url } = server;
  jobsContract('BullMQ', async () => installation(() => openBullJobs(url)));

  stalledJobsContract('BullMQ', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'genial-stores-'));
    return { config: { dataDir, redisUrl: url }, dispose: () => rm(dataDir, { recursive: true }) };
  });

  describe('purging BullMQ', () => {
    /** Redis's own form of all that it keeps of a queue, in which texts are readable. */
    const keptOf = async (queue: string): Promise<string> => {
      const redis = new Redis(url);
      await redis.config('SET', 'rdbcompression', 'no');
      const keys = await redis.keys(`bull:${queue}:*`);
      const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
      redis.disconnect();
      return Buffer.concat(dumps.flatMap((dump) => dump ?? [])).toString('latin1');
    };

    it('leaves no data or results under any key of the queue', async () => {
      const jobs = await openBullJobs(url);
      const queue = freshQueue();
      const worker = jobs.work(queue, async ({ id }) => {
        if (id === 'failed') throw new Error('reason-of-failure');
        return { ok: true, result: { person: 'name-in-result' } };
      });
      for (const id of ['done', 'failed']) {
        await jobs.enqueue({ queue, id, data: 'name-in-data', attempts: 1 });
        await ended(jobs, { queue, id });
      }
      await worker.close();
      const texts = ['name-in-data', 'name-in-result', 'reason-of-failure'];
      const kept = async () => {
        const all = await keptOf(queue);
        return texts.filter((text) => all.includes(text));
      };
      expect(await kept()).toEqual(texts);
      let purged = 0;
      await expect
        .poll(async () => {
          purged += await jobs.purge(queue, 1);
          return purged;
        })
        .toBe(2);
      expect(await kept()).toEqual([]);
      await jobs.close();
    });
  });

  describe('opening BullMQ', () => {
    it('refuses a Redis that may evict jobs', async () => {
      const admin = new Redis(url);
      await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await expect(openBullJobs(url)).rejects.toThrow(UnsafeRedis);
      await admin.config('SET', 'maxmemory-policy', 'noeviction');
      admin.disconnect();
    });
  });
}

it('throws StoreUnavailable if there is no Redis at an address', async () => {
  await expect(openBullJobs(`redis://127.0.0.1:${await freePort()}`)).rejects.toThrow(StoreUnavailable);
});

it('is named that keeps nothing on disk', () => {
  expect(forgetfulness('# Persistence\r\naof_enabled:0\r\n')).toContain('appendonly yes');
  expect(forgetfulness('# Persistence\r\naof_enabled:1\r\n')).toBeNull();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { freePort, startRedis } from '../../testing/servers.ts';
import { jobsContract } from '../contract.ts';
import { stalledJobsContract } from '../stalled-contract.ts';
import { openBullJobs } from './bull-jobs.ts';
import { UnsafeRedis } from './redis.ts';

const server = await startRedis();
afterAll(() => server?.stop());

if (server !== null) {
  const { url } = server;
  jobsContract('BullMQ', async () => installation(() => openBullJobs(url)));

  stalledJobsContract('BullMQ', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'genial-stores-'));
    return { config: { dataDir, redisUrl: url }, dispose: () => rm(dataDir, { recursive: true }) };
  });

  describe('opening BullMQ', () => {
    it('refuses a Redis that may throw jobs away', async () => {
      const admin = new Redis(url);
      await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await expect(openBullJobs(url)).rejects.toThrow(UnsafeRedis);
      await admin.config('SET', 'maxmemory-policy', 'noeviction');
      admin.disconnect();
    });
  });
}

it('says by name that there is no Redis at an address', async () => {
  await expect(openBullJobs(`redis://127.0.0.1:${await freePort()}`)).rejects.toThrow(StoreUnavailable);
});

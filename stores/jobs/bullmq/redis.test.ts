import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { startRedisPair } from '../../testing/redis-pair.ts';
import { openBullJobs } from './bull-jobs.ts';
import { available } from './redis.ts';

const pair = await startRedisPair();
afterAll(() => pair?.stop());

describe('a Redis that cannot be used', () => {
  it.each([
    "READONLY You can't write against a read only replica. script: 4f1f, on @user_script:1.",
    "ERR Error running script (call to f_4f1f): @user_script:12: @user_script: 12: -READONLY You can't write against a read only replica.",
    "ERR Error running script (call to f_4f1f): @user_script:9: @user_script: 9: -OOM command not allowed when used memory > 'maxmemory'.",
    'NOREPLICAS Not enough good replicas to write.',
    'WRONGPASS invalid username-password pair or user is disabled.',
    'NOAUTH Authentication required.',
    'LOADING Redis is loading the dataset in memory',
    'connect ECONNREFUSED 127.0.0.1:6379',
    'Command timed out',
  ])('is unavailable: %s', async (message) => {
    await expect(available(() => Promise.reject(new Error(message)))).rejects.toThrow(StoreUnavailable);
  });

  it.each([
    "ERR wrong number of arguments for 'get' command",
    'ERR Error running script (call to f_4f1f): @user_script:3: attempt to index a nil value',
    'Job READONLY cannot be found',
    'WRONGTYPE Operation against a key holding the wrong kind of value',
  ])('fails otherwise: %s', async (message) => {
    await expect(available(() => Promise.reject(new Error(message)))).rejects.toThrow(new Error(message));
  });
});

it.runIf(pair)('follows its address to another server when its own becomes read-only, workers included', async () => {
  const jobs = await openBullJobs(pair?.url ?? '');
  const worked: string[] = [];
  const worker = jobs.work('moved', async ({ id }) => {
    worked.push(id);
    return { ok: true, result: null };
  });
  await jobs.enqueue({ queue: 'moved', id: 'before', data: null });
  await expect.poll(() => worked).toEqual(['before']);
  await pair?.failOver();
  await expect
    .poll(() => jobs.enqueue({ queue: 'moved', id: 'after', data: null }).catch((error: Error) => error.name))
    .toBe('accepted');
  await expect.poll(() => worked).toEqual(['before', 'after']);
  await worker.close();
  await jobs.close();
});

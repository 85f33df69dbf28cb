import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoresConfig } from './config.ts';
import { StoreUnavailable } from './errors.ts';
import { someEvent } from './events/contract.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from './events/eventstore/double/eventstore-double.ts';
import { openStores } from './open.ts';
import type { Stores } from './stores.ts';
import { tallyView } from './testing/crash-view.ts';
import { startMongo, startRedis } from './testing/servers.ts';

/** `FAULT_SECONDS=30` for the long run. */
const PAUSE_MS = Number(process.env.FAULT_SECONDS ?? 3) * 1_000;
const RECOVERY_MS = 60_000;
/** No driver waits longer for a server than this. */
const LONGEST_WAIT_MS = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), 'genial-faults-'));
const behindDouble = openSqliteEvents(join(dataDir, 'double.db'));
const double = await startEventStoreDouble(behindDouble, { batchAppend: true });
const [redis, mongo] = [await startRedis(), await startMongo()];
afterAll(async () => {
  await double.stop();
  await behindDouble.close();
  await redis?.stop();
  await mongo?.stop();
  await rm(dataDir, { recursive: true });
});

interface Fault {
  readonly name: string;
  readonly config: Partial<StoresConfig>;
  readonly restart: (pauseMs: number) => Promise<void>;
  readonly write: (stores: Stores, number: number) => Promise<unknown>;
  readonly isThere: (stores: Stores, number: number) => Promise<boolean>;
}

const appends: Omit<Fault, 'name' | 'config' | 'restart'> = {
  write: (stores, number) => stores.events.append(`fault-${number}`, [someEvent()], 'any'),
  isThere: async (stores, number) => (await stores.events.readStream(`fault-${number}`)).length > 0,
};

const jobs: Omit<Fault, 'name' | 'config' | 'restart'> = {
  write: (stores, number) => stores.jobs.enqueue({ queue: 'faults', id: `job-${number}`, data: number }),
  isThere: async (stores, number) => (await stores.jobs.get({ queue: 'faults', id: `job-${number}` })) !== null,
};

const documents: Omit<Fault, 'name' | 'config' | 'restart'> = {
  write: async (stores, number) => {
    const view = await stores.views.view(tallyView);
    await view.put(String(number), { id: String(number), number }, { revision: 0 });
    await stores.files.put(`file-${number}`, Buffer.from('x'), 'text/plain');
    await stores.keys.create(`customer-${number}`);
  },
  isThere: async (stores, number) => {
    const view = await stores.views.view(tallyView);
    const [document, file] = [await view.get(String(number)), await stores.files.get(`file-${number}`)];
    const key = await stores.keys.get(`customer-${number}`);
    return document !== null && file !== null && key.status === 'present';
  },
};

const faults: readonly Fault[] = [
  { name: 'EventStoreDB (the double)', config: { eventStoreUrl: double.url }, restart: double.restart, ...appends },
  ...(redis?.restart ? [{ name: 'Redis', config: { redisUrl: redis.url }, restart: redis.restart, ...jobs }] : []),
  ...(mongo?.restart
    ? [{ name: 'MongoDB', config: { mongoUrl: mongo.url }, restart: mongo.restart, ...documents }]
    : []),
];

describe('a server that goes down and comes back', () => {
  it.each(faults)(
    'is $name: refusals have a named error, and nothing acknowledged is lost',
    {
      timeout: 300_000 + PAUSE_MS + RECOVERY_MS,
    },
    async ({ config, restart, write, isThere }) => {
      const stores = await openStores({ dataDir: join(dataDir, 'installation'), ...config });
      const acknowledged: number[] = [];
      const refusals: unknown[] = [];
      let load = true;
      const loading = (async () => {
        for (let number = 0; load; number += 1) {
          try {
            await write(stores, number);
            acknowledged.push(number);
          } catch (error) {
            refusals.push(error);
          }
          await delay(5);
        }
      })();
      await expect.poll(() => acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(5);
      await restart(PAUSE_MS);
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(before + 5);
      load = false;
      await loading;
      // A driver may wait a short absence out, so there may be nothing to refuse; what is longer than it waits is refused.
      if (PAUSE_MS > LONGEST_WAIT_MS) expect(refusals.length).toBeGreaterThan(0);
      expect(refusals.filter((refusal) => !(refusal instanceof StoreUnavailable))).toEqual([]);
      for (const number of acknowledged) expect(await isThere(stores, number), String(number)).toBe(true);
      await stores.close();
    },
  );
});

if (redis?.restart) {
  const { url, restart } = redis;
  it('lets a worker resume by itself once its Redis is back', async () => {
    const stores = await openStores({ dataDir: join(dataDir, 'worker'), redisUrl: url });
    const done: string[] = [];
    const worker = stores.jobs.work('recovering', async ({ id }) => {
      done.push(id);
      return { ok: true, result: null };
    });
    await stores.jobs.enqueue({ queue: 'recovering', id: 'before', data: null });
    await expect.poll(() => done, { timeout: RECOVERY_MS }).toEqual(['before']);
    await restart(200);
    await expect
      .poll(
        async () => {
          try {
            return await stores.jobs.enqueue({ queue: 'recovering', id: 'after', data: null });
          } catch {
            return 'away';
          }
        },
        { timeout: RECOVERY_MS },
      )
      .not.toBe('away');
    await expect.poll(() => done, { timeout: RECOVERY_MS }).toEqual(['before', 'after']);
    await worker.close();
    await stores.close();
  });
}

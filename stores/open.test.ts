import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoresConfig } from './config.ts';
import { StoreUnavailable } from './errors.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from './events/eventstore/double/eventstore-double.ts';
import { openStores } from './open.ts';
import { counter, METADATA } from './testing/counter.ts';
import { tallyView } from './testing/crash-view.ts';
import { freePort } from './testing/free-port.ts';
import { startMongo, startRedis } from './testing/servers.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'genial-stores-'));
const behindDouble = openSqliteEvents(join(dataDir, 'double', 'events.db'));
const double = await startEventStoreDouble(behindDouble, { batchAppend: true });
const [redis, mongo] = [await startRedis(), await startMongo()];
afterAll(async () => {
  await double.stop();
  await behindDouble.close();
  await redis?.stop();
  await mongo?.stop();
  await rm(dataDir, { recursive: true });
});

const settings: readonly (readonly [string, Partial<StoresConfig>])[] = [
  ['nothing but a folder', {}],
  ['an EventStoreDB', { eventStoreUrl: double.url }],
  ...(redis === null ? [] : [['a Redis', { redisUrl: redis.url }] as const]),
  ...(mongo === null ? [] : [['a MongoDB', { mongoUrl: mongo.url }] as const]),
  ...(redis === null || mongo === null
    ? []
    : [['all servers', { eventStoreUrl: double.url, redisUrl: redis.url, mongoUrl: mongo.url }] as const]),
];

describe('an installation', () => {
  it.each(settings)(
    'with %s runs a command, a view, a job and a file, and finds everything again',
    async (name, given) => {
      const config = { dataDir: join(dataDir, name), ...given };
      const stores = await openStores(config);
      await stores.ping();
      const stream = `counter-${name.replaceAll(' ', '-')}`;
      const handled = await stores.handle(counter, stream, { type: 'Open', name: 'Ana' }, { metadata: METADATA });
      if (!handled.ok) throw new Error('the command was refused');
      const view = await stores.views.view(tallyView);
      await view.write([{ put: { id: stream, number: 7 }, id: stream, guard: { revision: 0 } }], handled.position);
      await stores.files.put(stream, Buffer.from('pdf'), 'application/pdf');
      await stores.jobs.enqueue({ queue: 'recompute', id: stream, data: null });
      await stores.close();

      const again = await openStores(config);
      expect((await again.log.readStream(counter.events, stream))[0]?.event).toEqual(handled.events[0]);
      const viewAgain = await again.views.view(tallyView);
      expect(await viewAgain.caughtUp(handled.position, 1_000)).toBe(true);
      expect(await viewAgain.get(stream)).toEqual({ id: stream, number: 7 });
      expect(await again.files.get(stream)).toMatchObject({ size: 3 });
      expect(await again.jobs.get({ queue: 'recompute', id: stream })).toMatchObject({ status: 'queued' });
      await again.close();
    },
  );

  it('stores nothing locally that a server stores', async () => {
    const config = { dataDir: join(dataDir, 'with-double'), eventStoreUrl: double.url };
    const stores = await openStores(config);
    await stores.close();
    expect(await readdir(config.dataDir)).not.toContain('events.db');
  });

  it('names the server that cannot be reached', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const opening = openStores({ dataDir: join(dataDir, 'nowhere'), redisUrl: `redis://${nowhere}` });
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toMatchObject({ store: 'jobs' });
  });
});

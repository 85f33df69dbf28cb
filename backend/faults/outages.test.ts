import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { cnisImport, cnisImportCreated } from '../../domain/api/cnis.ts';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { openSqliteEvents } from '../../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../../stores/events/eventstore/double/eventstore-double.ts';
import { startMongo, startRedis } from '../../stores/testing/servers.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, someone } from '../testing/case-file.ts';
import type { Answer } from '../testing/client.ts';
import { refusal } from '../testing/client.ts';
import { underLoad } from './load.ts';

/** `FAULT_SECONDS=30` for the long run. */
const AWAY_MS = Number(process.env.FAULT_SECONDS ?? 3) * 1_000;
const RECOVERY_MS = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'genial-outages-'));
const log = openSqliteEvents(join(folder, 'double.db'));
const double = await startEventStoreDouble(log, { batchAppend: true });
const [redis, mongo] = [await startRedis(), await startMongo()];
afterAll(async () => {
  await double.stop();
  await log.close();
  await redis?.stop();
  await mongo?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Another process that takes the file of the log for itself for a while. */
const lockLog = async (api: Api, awayMs: number): Promise<void> => {
  const script = `
    import { DatabaseSync } from '@photostructure/sqlite';
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    database.exec('BEGIN EXCLUSIVE');
    setTimeout(() => database.exec('COMMIT'), ${awayMs});`;
  const file = join(api.deps.config.dataDir, 'events.db');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, file], { stdio: 'inherit' });
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
};

interface Outage {
  readonly store: string;
  readonly env: Readonly<Record<string, string>>;
  readonly leave: (api: Api) => Promise<void>;
  /** Shorter absences are waited out; then nobody need be refused. */
  readonly refusedAfterMs: number;
}

const outages: readonly Outage[] = [
  {
    store: 'the embedded log, locked by another process,',
    env: {},
    leave: (api) => lockLog(api, AWAY_MS),
    refusedAfterMs: 6_000,
  },
  {
    store: 'EventStoreDB (the double)',
    env: { EVENTSTORE_URL: double.url },
    leave: () => double.restart(AWAY_MS),
    refusedAfterMs: 0,
  },
  ...(mongo?.restart
    ? [
        {
          store: 'MongoDB',
          env: { MONGO_URL: mongo.url },
          leave: () => mongo.restart?.(AWAY_MS) ?? Promise.resolve(),
          refusedAfterMs: 0,
        },
      ]
    : []),
];

/** How soon an adviser with many imports waiting tries to send the next. */
const TURN_MS = 100;
const timeout = 180_000 + AWAY_MS + RECOVERY_MS;

/** Every refusal says what it is and when to try again. */
const expectClear = (refusals: readonly Answer[]): void => {
  for (const answer of refusals) {
    expect([answer.status, answer.as(refusal).err]).toEqual([503, 'StoreUnavailable']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
};

describe('an API under load whose store goes away and comes back', () => {
  it.each(outages)(
    'says so, loses nothing that it acknowledged, and recovers by itself: $store',
    { timeout },
    async ({ env, leave, refusedAfterMs }) => {
      const interruptions: unknown[] = [];
      const api = await startApi({ env, onInterruption: (error) => interruptions.push(error) });
      const adviser = await api.adviser();
      const load = underLoad(async (number) => {
        const answer = await adviser.post('/customers', { customer: { ...someone, name: `Cliente ${number}` } });
        return { answer, id: answer.status === 201 ? answer.as(customerAnswer).customer.id : '' };
      });
      await expect.poll(() => load.acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(5);
      await leave(api);
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(before + 5);
      await load.stop();
      if (AWAY_MS >= refusedAfterMs) expect(load.refusals.length).toBeGreaterThan(0);
      expectClear(load.refusals);
      for (const id of load.acknowledged) expect((await adviser.get(`/customers/${id}`)).status).toBe(200);
      await expectEachOnce(adviser, load.acknowledged);
      await api.close();
    },
  );
});

/** Lists whole pages: who was acknowledged is there, and nobody is there twice. */
const expectEachOnce = async (adviser: SignedIn, acknowledged: readonly string[]): Promise<void> => {
  const listed: { id: string; name: string | null }[] = [];
  for (let page = 1; ; page += 1) {
    const { customers } = (await adviser.get(`/customers?page=${page}`)).as(customerListAnswer);
    listed.push(...customers);
    if (customers.length === 0) break;
  }
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
};

if (redis?.restart) {
  const { url, restart } = redis;
  it('takes imports again when Redis is back, and every one that it took is read', { timeout }, async () => {
    const pdf = new Uint8Array(await readFile('cnis-reader/fixtures/short.pdf'));
    const interruptions: unknown[] = [];
    const api = await startApi({
      env: { REDIS_URL: url },
      workers: true,
      onInterruption: (error) => interruptions.push(error),
    });
    const adviser = await api.adviser();
    const customer = await newCustomer(adviser);
    const calculation = await newCalculation(adviser, customer.id);
    const upload = (): Promise<Answer> => {
      const form = new FormData();
      form.set('calculationId', calculation.id);
      form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'cnis.pdf');
      return adviser.post('/cnis-imports', form);
    };
    const load = underLoad(async () => {
      let answer = await upload();
      // One account has only so many waiting at a time: this one sends the next when it may.
      while (answer.status === 429) {
        await delay(TURN_MS);
        answer = await upload();
      }
      return { answer, id: answer.status === 202 ? answer.as(cnisImportCreated).id : '' };
    });
    await expect.poll(() => load.acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(5);
    await restart(AWAY_MS);
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, { timeout: RECOVERY_MS }).toBeGreaterThan(before + 5);
    await load.stop();
    expect(load.refusals.length).toBeGreaterThan(0);
    expectClear(load.refusals);
    for (const id of load.acknowledged)
      await expect
        .poll(async () => (await adviser.get(`/cnis-imports/${id}`)).as(cnisImport).status, { timeout: RECOVERY_MS })
        .toBe('done');
    await api.close();
  });
}

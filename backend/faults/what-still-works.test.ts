import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteEvents } from '../../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../../stores/events/eventstore/double/eventstore-double.ts';
import { startRedis } from '../../stores/testing/servers.ts';
import { startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../testing/case-file.ts';

const silent = { onInterruption: () => undefined };

it('lists, clients, calculations and rules stay readable while the log is down; commands are refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-away-'));
  const log = openSqliteEvents(join(folder, 'double.db'));
  const double = await startEventStoreDouble(log, { batchAppend: true });
  onTestFinished(async () => {
    await log.close();
    await rm(folder, { recursive: true, force: true });
  });
  const api = await startApi({ env: { EVENTSTORE_URL: double.url }, ...silent });
  const adviser = await api.adviser();
  const customer = await newCustomer(adviser);
  const calculation = await newCalculation(adviser, customer.id, { regimeType: 'RGPS' });
  await newWorkRecord(adviser, calculation.id);
  await double.stop();
  for (const path of [
    '/users/self',
    '/customers',
    `/customers/${customer.id}`,
    `/calculations/${calculation.id}`,
    `/calculations/${calculation.id}/work-records`,
    `/calculations/${calculation.id}/rules?regimeType=RGPS`,
  ])
    expect([path, (await adviser.get(path)).status]).toEqual([path, 200]);
  expect((await adviser.post('/customers', { customer: someone })).status).toBe(503);
  await api.close();
});

const redis = await startRedis();

it.runIf(redis?.restart)('everything but uploads keeps working while Redis is down, including sign-in', async () => {
  const api = await startApi({ env: { REDIS_URL: redis?.url ?? '' }, ...silent });
  const adviser = await api.adviser();
  await redis?.stop();
  const customer = await newCustomer(adviser);
  const calculation = await newCalculation(adviser, customer.id);
  expect((await adviser.get(`/calculations/${calculation.id}`)).status).toBe(200);
  const { email, password } = adviser;
  expect((await api.nobody.post('/auth/login', { email, password })).status).toBe(200);
  const form = new FormData();
  form.set('calculationId', calculation.id);
  form.set('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'cnis.pdf');
  expect((await adviser.post('/cnis-imports', form)).status).toBe(503);
  await api.close();
});

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { customerListAnswer } from '../../domain/api/customers.ts';
import { customerStream } from '../../domain/streams.ts';
import { openSqliteEvents } from '../../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../../stores/events/eventstore/double/eventstore-double.ts';
import { readinessOf } from '../processes/readiness.ts';
import { startApi } from '../testing/api.ts';
import { newCustomer, someone } from '../testing/case-file.ts';

it('a log that goes back under a running program is noticed: views follow it, and every write that is saved is answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-put-back-'));
  const log = openSqliteEvents(join(folder, 'node.db'));
  const double = await startEventStoreDouble(log, { batchAppend: true });
  const api = await startApi({ env: { EVENTSTORE_URL: double.url }, onInterruption: () => undefined });
  const adviser = await api.adviser();
  const { id: kept } = await newCustomer(adviser, { ...someone, name: 'Ana' });
  await cp(join(folder, 'node.db'), join(folder, 'backup.db'));
  await cp(join(folder, 'node.db-wal'), join(folder, 'backup.db-wal'));
  const { id: lost } = await newCustomer(adviser, { ...someone, name: 'Bia' });
  await adviser.put(`/customers/${kept}`, { customer: { name: 'Ana Maria' } });
  const backup = openSqliteEvents(join(folder, 'backup.db'));
  onTestFinished(async () => {
    await api.close();
    await double.stop();
    await log.close();
    await backup.close();
    await rm(folder, { recursive: true, force: true });
  });
  await double.putBack(backup, 300);

  // Saved and answered, or neither: from the first moment on.
  const answers: number[] = [];
  const names = async (): Promise<readonly (string | null)[]> =>
    (await adviser.get('/customers'))
      .as(customerListAnswer)
      .customers.map(({ name }) => name)
      .sort();
  const write = async (): Promise<boolean> => {
    const { status } = await adviser.put(`/customers/${kept}`, { customer: { name: `Ana ${answers.length}` } });
    answers.push(status);
    return status === 200;
  };
  await expect.poll(write).toBe(true);
  expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(names).toEqual([`Ana ${answers.length - 1}`]);
  expect((await adviser.get(`/customers/${lost}`)).status).toBe(404);
  expect(await api.deps.stores.events.readStream(customerStream(lost))).toEqual([]);
  const edited = await backup.readStream(customerStream(kept));
  expect(edited.filter(({ type }) => type === 'CustomerEdited')).toHaveLength(1);
  expect((await newCustomer(adviser, { ...someone, name: 'Caio' })).id).toBeTruthy();
  await expect.poll(readinessOf(api.deps)).toEqual([]);
});

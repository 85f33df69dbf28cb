import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cnisImportCreated } from '../domain/api/cnis.ts';
import { customerEvents } from '../domain/customers/events.ts';
import { customerStream } from '../domain/streams.ts';
import { findChromium } from '../report/browser.ts';
import { startMongo, startRedis } from '../stores/testing/servers.ts';
import { CNIS_QUEUE } from '../workers/cnis/queue.ts';
import { forgetPerson } from '../workers/erasure/forget-person.ts';
import { PRINTING_QUEUE } from '../workers/print/queue.ts';
import { type Api, type SignedIn, startApi } from './testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from './testing/case-file.ts';
import { type Kept, keptInFolder, keptInMongo, keptInRedis, tracesIn } from './testing/traces.ts';

const chromiumPath = await findChromium(process.env);
const extract = await readFile(new URL('../cnis-reader/fixtures/short.pdf', import.meta.url));
const [redis, mongo] = [await startRedis(), await startMongo()];
afterAll(async () => {
  await redis?.stop();
  await mongo?.stop();
});

const started = async (options: Parameters<typeof startApi>[0] = {}): Promise<{ api: Api; adviser: SignedIn }> => {
  const api = await startApi({ workers: true, chromiumPath, ...options });
  onTestFinished(() => api.close());
  return { api, adviser: await api.adviser() };
};

/** What distinguishes the test person from everybody else: typed in, and printed in the extract. */
const typed = {
  name: 'Maria Esquecida Inconfundível',
  email: 'inconfundivel@exemplo.test',
  cpf: '52998224725',
  nit: '17033259504',
  currentProfession: 'Taquígrafa Inconfundível',
  mainPhoneNumber: '11987651234',
  address: 'Rua Inconfundível, 77',
  notes: 'Anotação inconfundível',
};
const traces = [
  ...Object.values(typed),
  'maria esquecida inconfundivel',
  'Cálculo Inconfundível',
  'Fábrica Inconfundível',
  'Documento inconfundível',
  'JOANA FICTICIA DOS TESTES',
  'MARIA FICTICIA DOS TESTES',
  '00012345678',
  '000.123.456-78',
  '100.20030.04-1',
  'PADARIA PAO INVENTADO LTDA',
  extract.subarray(600, 700),
];

/** Puts data about a person everywhere the program may keep any. Returns their id. */
const aLife = async ({ api, adviser }: Awaited<ReturnType<typeof started>>): Promise<string> => {
  const { id } = await newCustomer(adviser, { ...someone, ...typed });
  const calculation = await newCalculation(adviser, id, { name: 'Cálculo Inconfundível' });
  for (const company of ['Fábrica Inconfundível', 'Fábrica Inconfundível II'])
    await newWorkRecord(adviser, calculation.id, { companyName: company });
  for (const notes of ['Anotação inconfundível 1', 'Anotação inconfundível 2'])
    await adviser.put(`/customers/${id}`, { customer: { notes } });
  const scan = new FormData();
  scan.set('name', 'Documento inconfundível.pdf');
  scan.set('file', new Blob(['%PDF-1.4 Documento inconfundível']), 'x.pdf');
  expect((await adviser.post(`/customers/${id}/attachments`, scan)).status).toBe(201);
  const form = new FormData();
  form.set('calculationId', calculation.id);
  form.set('file', new Blob([extract]), 'cnis.pdf');
  const imported = (await adviser.post('/cnis-imports', form)).as(cnisImportCreated);
  for await (const _ of adviser.events(`/cnis-imports/${imported.id}/events`));
  for (const regimeType of ['RPPS', 'RGPS'])
    expect((await adviser.get(`/calculations/${calculation.id}/rules?regimeType=${regimeType}`)).status).toBe(200);
  const report = { calculationId: calculation.id, action: 'Anotação inconfundível' };
  if (chromiumPath !== null) expect((await adviser.post('/reports/genial-report', report)).status).toBe(200);
  // Other customers are added and removed, so that the files' pages are split and merged.
  for (let number = 0; number < 12; number += 1) {
    const other = await newCustomer(adviser, { ...someone, name: `Outra ${number}`, notes: randomUUID().repeat(40) });
    if (number % 3 === 0) await adviser.delete(`/customers/${other.id}`);
  }
  expect(await api.deps.stores.jobs.get({ queue: CNIS_QUEUE, id: imported.id })).toMatchObject({ status: 'done' });
  return id;
};

const forgotten = async ({ api, adviser }: Awaited<ReturnType<typeof started>>, id: string): Promise<void> => {
  expect(await forgetPerson(api.deps, id)).toBe('still a client');
  await adviser.delete(`/customers/${id}`);
  expect(await forgetPerson(api.deps, id)).toBe('forgotten');
  expect(await forgetPerson(api.deps, id)).toBe('forgotten');
};

const merged = (...parts: readonly Kept[]): Kept => new Map(parts.flatMap((part) => [...part]));

describe('a removed client who asks to be forgotten', () => {
  it('leaves nothing in the log, for good', async () => {
    const house = await started();
    const { id } = await newCustomer(house.adviser, { ...someone, name: 'Maria Esquecida' });
    await forgotten(house, id);
    const history = await house.api.deps.stores.log.readStream(customerEvents, customerStream(id));
    expect(history.length).toBeGreaterThan(0);
    expect(JSON.stringify(history)).not.toContain('Esquecida');
  });

  it('leaves no byte in the data folder, while the program runs', async () => {
    const house = await started();
    const folder = house.api.deps.config.dataDir;
    const id = await aLife(house);
    const before = tracesIn(await keptInFolder(folder), traces);
    for (const database of ['views.db', 'jobs.db']) expect(before.some((trace) => trace.includes(database))).toBe(true);
    await forgotten(house, id);
    expect(tracesIn(await keptInFolder(folder), traces)).toEqual([]);
  });

  it.runIf(redis !== null && mongo !== null)('leaves nothing on the servers', async () => {
    const [redisUrl, mongoUrl] = [redis?.url ?? '', mongo?.url ?? ''];
    const house = await started({ env: { REDIS_URL: redisUrl, MONGO_URL: mongoUrl } });
    const kept = async () =>
      merged(
        await keptInMongo(mongoUrl),
        await keptInRedis(redisUrl),
        await keptInFolder(house.api.deps.config.dataDir),
      );
    const id = await aLife(house);
    const before = tracesIn(await kept(), traces);
    for (const place of ['bull:cnis', 'view_customers_', 'view_case-files_'])
      expect(
        before.some((trace) => trace.startsWith(place)),
        place,
      ).toBe(true);
    await forgotten(house, id);
    expect(tracesIn(await kept(), traces)).toEqual([]);
  });

  it('is not reported as forgotten while a job about them runs, but is once it has ended', async () => {
    const house = await started({ workers: false });
    const { id } = await newCustomer(house.adviser);
    await house.adviser.delete(`/customers/${id}`);
    const { jobs } = house.api.deps.stores;
    await jobs.enqueue({ queue: PRINTING_QUEUE, id: 'running', data: null, about: customerStream(id) });
    let end: () => void = () => undefined;
    const worker = jobs.work(PRINTING_QUEUE, async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return { ok: true, result: null };
    });
    const statusIs = (status: string) =>
      expect.poll(async () => (await jobs.get({ queue: PRINTING_QUEUE, id: 'running' }))?.status).toBe(status);
    await statusIs('running');
    expect(await forgetPerson(house.api.deps, id, 0)).toBe('at work');
    end();
    await statusIs('done');
    expect(await forgetPerson(house.api.deps, id)).toBe('forgotten');
    await worker.close();
  });

  it('is unknown if no client ever had the id', async () => {
    const { api } = await started({ workers: false });
    expect(await forgetPerson(api.deps, 'nobody')).toBe('unknown');
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { calculationAnswer } from '../domain/api/calculations.ts';
import { type CnisImport, cnisImport, cnisImportCreated } from '../domain/api/cnis.ts';
import { customerListAnswer } from '../domain/api/customers.ts';
import { rulesAnswer } from '../domain/api/rules.ts';
import { workRecordsAnswer } from '../domain/api/work-records.ts';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import { readExtract, saveRegisters, signInOnceThere } from './adviser.ts';
import { type Process, type ProcessName, startProcess } from './program.ts';
import { startThreeServers } from './three-servers.ts';

const [ADMIN_EMAIL, ADMIN_PASSWORD] = ['chefe@genial.test', 'senha-dos-testes'];
const settings = { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO: '0' };
const longExtract = new Uint8Array(await readFile('cnis-reader/fixtures/long-career.pdf'));
const shortExtract = new Uint8Array(await readFile('cnis-reader/fixtures/short.pdf'));

/** Processes on the same stores, all stopped at the end. */
const houseOn = (dataDir: string, more: Readonly<Record<string, string>> = {}) => {
  const started: Process[] = [];
  return {
    start: async (name: ProcessName): Promise<Process> => {
      const process = await startProcess(name, dataDir, { ...settings, ...more });
      started.push(process);
      await process.ready();
      return process;
    },
    adviserAt: ({ address }: Process): Promise<Client> => signInOnceThere(address, ADMIN_EMAIL, ADMIN_PASSWORD),
    stop: () => Promise.all(started.map((process) => process.stop())),
  };
};

const namesIn = async (adviser: Client, search: string): Promise<readonly (string | null)[]> =>
  (await adviser.get(`/customers?search=${encodeURIComponent(search)}`))
    .as(customerListAnswer)
    .customers.map(({ name }) => name);

const upload = async (adviser: Client, calculationId: string, pdf: Uint8Array<ArrayBuffer>): Promise<string> => {
  const form = new FormData();
  form.set('calculationId', calculationId);
  form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'cnis.pdf');
  return (await adviser.post('/cnis-imports', form)).as(cnisImportCreated).id;
};

/** The last state of an accepted import, read from its event stream. */
const followed = async (adviser: Client, id: string, until: (state: CnisImport) => boolean): Promise<CnisImport> => {
  for await (const event of adviser.events(`/cnis-imports/${id}/events`)) {
    const state = cnisImport.parse(event);
    if (until(state)) return state;
    if (state.status === 'failed') throw new Error(state.errorMessage ?? 'the import failed');
  }
  throw new Error('the stream ended');
};
const isDone = ({ status }: CnisImport): boolean => status === 'done';

/** The next value of an event stream that is already open. */
const nextOf = async (events: AsyncGenerator<unknown>): Promise<unknown> => (await events.next()).value;

describe('two APIs, two projectors and two workers on one data folder', () => {
  let dataDir: string;
  let house: ReturnType<typeof houseOn>;
  let apis: readonly [Process, Process];
  let [projector, workers]: [Process | null, Process[]] = [null, []];
  let [one, other]: [Client | null, Client | null] = [null, null];
  const advisers = (): [Client, Client] => {
    if (one === null || other === null) throw new Error('nobody signed in');
    return [one, other];
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'genial-processes-'));
    house = houseOn(dataDir);
    projector = await house.start('projections');
    apis = await Promise.all([house.start('api'), house.start('api')]);
    one = await house.adviserAt(apis[0]);
    other = await house.adviserAt(apis[1]);
    [, ...workers] = await Promise.all([house.start('projections'), house.start('workers'), house.start('workers')]);
  });
  afterAll(async () => {
    await house.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('always show on one API what the other acknowledged', async () => {
    const [here, there] = advisers();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await newCustomer(here, { ...someone, name: `Cliente ${round}` });
      expect(await namesIn(there, `cliente ${round}`)).toEqual([`Cliente ${round}`]);
      const read = await there.get(`/customers/${id}`);
      const edited = await there.put(
        `/customers/${id}`,
        { customer: { name: `Editada ${round}` } },
        { ifMatch: read.etag },
      );
      expect(edited.status).toBe(200);
      expect(await namesIn(here, `editada ${round}`)).toEqual([`Editada ${round}`]);
      const stale = await here.put(`/customers/${id}`, { customer: { name: 'Tarde' } }, { ifMatch: read.etag });
      expect(stale.status).toBe(409);
    }
  });

  it('notify a browser on one API of a change made on the other', async () => {
    const [here, there] = advisers();
    const customer = await newCustomer(here);
    const calculation = await newCalculation(here, customer.id);
    const closing = new AbortController();
    const events = there.events(`/calculations/${calculation.id}/events`, closing.signal);
    const told = nextOf(events);
    // The stream is open once its answer has begun; keeps making changes until notified, since the first may come
    // before that.
    let [heard, revision] = [false, 0];
    void told.then(() => {
      heard = true;
    });
    while (!heard) {
      const edited = await here.put(`/calculations/${calculation.id}`, { name: `Cálculo ${revision}` });
      expect(edited.status).toBe(200);
      revision = Number(edited.etag?.replaceAll('"', ''));
      await delay(100);
    }
    const first = z.object({ revision: z.int() }).parse(await told);
    expect(first.revision).toBeGreaterThan(0);
    expect(first.revision).toBeLessThanOrEqual(revision);
    closing.abort();
    await events.next().catch(() => undefined);
  });

  it('show an import’s progress on the API that did not receive it', async () => {
    const [here, there] = advisers();
    const customer = await newCustomer(here);
    const calculation = await newCalculation(here, customer.id);
    const id = await upload(here, calculation.id, shortExtract);
    const { registers, progress } = await followed(there, id, isDone);
    expect(progress).toBe(1);
    expect(registers.length).toBeGreaterThan(0);
  });

  it('run a job again, with a single effect, when its worker is killed', async () => {
    const [here, there] = advisers();
    const customer = await newCustomer(here);
    const calculation = await newCalculation(here, customer.id);
    const reference = await readExtract(here, calculation.id, longExtract);
    const id = await upload(here, calculation.id, longExtract);
    await followed(there, id, ({ status }) => status === 'running');
    await Promise.all(workers.map((worker) => worker.kill()));
    expect((await there.get(`/cnis-imports/${id}`)).as(cnisImport).status).not.toBe('done');
    workers = [await house.start('workers')];
    const { registers } = await followed(there, id, isDone);
    expect(registers).toEqual(reference);
    await saveRegisters(here, calculation.id, registers);
    const saved = (await there.get(`/calculations/${calculation.id}/work-records`)).as(workRecordsAnswer).workRecords;
    expect(saved).toHaveLength(
      reference.filter(({ kind, ingressDate }) => kind !== 'benefit' && kind !== 'event' && ingressDate !== null)
        .length,
    );
  });

  it('keep answering when the projector is killed: the second one takes over', async () => {
    const [here, there] = advisers();
    await projector?.kill();
    // A command is answered once the views show it, or 503 if they do not within 12 s.
    const created = await here.post('/customers', { customer: { ...someone, name: 'Depois da queda' } });
    expect(created.status).toBe(201);
    expect(await namesIn(there, 'depois da queda')).toEqual(['Depois da queda']);
  });

  it('stop within their grace period, even with an open event stream', async () => {
    const [, there] = advisers();
    const customer = await newCustomer(there);
    const calculation = await newCalculation(there, customer.id);
    const events = there.events(`/calculations/${calculation.id}/events`);
    const ended = events.next();
    await apis[1].stop();
    expect((await ended.catch(() => ({ done: true }))).done).toBe(true);
    expect(apis[1].output()).not.toContain('"level":60');
  });
});

const servers = await startThreeServers();

describe('an installation that is moved by the guide', () => {
  it('starts on its server without a warning or an error, with everybody there', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'genial-moved-'));
    const log = openSqliteEvents(join(dataDir, 'behind-the-double.db'));
    const double = await startEventStoreDouble(log, { batchAppend: true });
    const before = houseOn(dataDir);
    const server = { EVENTSTORE_URL: double.url, JWT_SECRET: 'a secret for the tests only' };
    const after = houseOn(dataDir, server);
    onTestFinished(async () => {
      await after.stop();
      await double.stop();
      await log.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    await newCustomer(await before.adviserAt(await before.start('all')), { ...someone, name: 'Mudou de Casa' });
    await before.stop();
    await promisify(execFile)(process.execPath, ['dist/server/move.js'], {
      env: { ...process.env, DATA_DIR: dataDir, ...server },
    });
    const moved = await after.start('all');
    expect(await namesIn(await after.adviserAt(moved), 'mudou')).toEqual(['Mudou de Casa']);
    const [usual, alarming] = [/"level":30/, /"level":[456]0/];
    expect(moved.output()).toMatch(usual);
    expect(moved.output()).toContain('The log was moved to another store');
    expect(moved.output()).not.toMatch(alarming);
  });
});

if (servers !== null)
  describe('API, projections and workers on EventStoreDB (the double), MongoDB and Redis together', () => {
    let dataDir: string;
    let house: ReturnType<typeof houseOn>;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'genial-processes-'));
      house = houseOn(dataDir, servers.settings);
    });
    afterAll(async () => {
      await house.stop();
      await servers.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    it('do the whole job: sign in, client, calculation, CNIS import, rules', async () => {
      const processes = ['api', 'api', 'projections', 'workers'] as const;
      const [api, otherApi] = await Promise.all(processes.map((name) => house.start(name)));
      if (api === undefined || otherApi === undefined) throw new Error('no API was started');
      const apis = [api, otherApi] as const;
      const [here, there] = [await house.adviserAt(apis[0]), await house.adviserAt(apis[1])];
      const customer = await newCustomer(here, { ...someone, name: 'Servida Pelos Três' });
      expect(await namesIn(there, 'servida pelos tres')).toEqual(['Servida Pelos Três']);
      const calculation = await newCalculation(there, customer.id, { regimeType: 'RGPS' });
      const registers = await readExtract(there, calculation.id, shortExtract);
      await saveRegisters(here, calculation.id, registers);
      await newWorkRecord(there, calculation.id, { egressDate: '1999-12-31' });
      const records = (await here.get(`/calculations/${calculation.id}/work-records`)).as(
        workRecordsAnswer,
      ).workRecords;
      expect(records.length).toBeGreaterThan(registers.length > 0 ? 1 : 0);
      const rules = (await there.get(`/calculations/${calculation.id}/rules?regimeType=RGPS`)).as(rulesAnswer);
      expect(rules.missingData).toEqual([]);
      expect(rules.applicableRules.length + rules.futureRules.length + rules.notApplicableRules.length).toBeGreaterThan(
        5,
      );
      const edited = await here.put(`/calculations/${calculation.id}`, { name: 'Nos servidores' });
      expect(edited.as(calculationAnswer).calculation.name).toBe('Nos servidores');
      // A busy machine omits what is not read in time.
      for (const { address } of apis) {
        const metrics = async () => (await fetch(`${address}/metrics`)).text();
        await expect.poll(metrics).toContain('genial_view_behind{view="customer-list"} 0');
      }
    });
  });

import { join } from 'node:path';
import { Writable } from 'node:stream';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { calculationAnswer } from '../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { customerStream } from '../../domain/streams.ts';
import { requestRebuild } from '../../projections/rebuild.ts';
import { forgetPerson } from '../../workers/erasure/forget-person.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../testing/case-file.ts';
import { refusal } from '../testing/client.ts';
import { checkKeys } from './lost-keys.ts';

const never = new AbortController().signal;
let [said, api, adviser]: [string, Api | null, SignedIn | null] = ['', null, null];

const house = (): [Api, SignedIn] => {
  if (api === null || adviser === null) throw new Error('nothing was started');
  return [api, adviser];
};

beforeEach(async () => {
  said = '';
  const log = new Writable({
    write: (line, _encoding, done) => {
      said += String(line);
      done();
    },
  });
  const started = await startApi({ logger: pino(log) });
  [api, adviser] = [started, await started.adviser()];
  onTestFinished(() => started.close());
});

/** Damages one of the files in a way that the program never would. */
const tamper = (file: string, sql: string, ...values: string[]): void => {
  const [{ deps }] = house();
  const database = new DatabaseSync(join(deps.config.dataDir, file));
  database.prepare(sql).run(...values);
  database.close();
};

const rebuilt = async (): Promise<void> => {
  const [{ deps }] = house();
  const names = deps.views.projections.map(({ name }) => name);
  expect(await requestRebuild(deps.stores, deps.views.projections, names)).toBeNull();
};

const someCase = async () => {
  const [, client] = house();
  const { id } = await newCustomer(client, { ...someone, name: 'Ana Cliente' });
  const calculation = await newCalculation(client, id, { name: 'Planejamento' });
  await newWorkRecord(client, calculation.id);
  return { id, calculationId: calculation.id };
};

const err = async (answering: Promise<{ status: number; as: SignedInAnswer }>) => {
  const answer = await answering;
  return [answer.status, answer.as(refusal).err];
};
type SignedInAnswer = Awaited<ReturnType<SignedIn['get']>>['as'];

/** How the person appears everywhere, once the views know that their data cannot be decrypted. */
const expectUnreadable = async ({ id, calculationId }: Awaited<ReturnType<typeof someCase>>): Promise<void> => {
  const [, client] = house();
  const listed = (await client.get('/customers')).as(customerListAnswer).customers.find((one) => one.id === id);
  expect(listed?.name).toBe('Dados ilegíveis');
  const { customer } = (await client.get(`/customers/${id}`)).as(customerAnswer);
  expect(customer.name).toBe('Dados ilegíveis');
  const refused = [409, 'DataUnreadable'];
  expect(await err(client.put(`/customers/${id}`, { customer }))).toEqual(refused);
  expect(await err(client.get(`/calculations/${calculationId}/rules?regimeType=RGPS`))).toEqual(refused);
  expect(await err(client.post('/calculations', { customerId: id, name: 'Outro' }))).toEqual(refused);
};

describe('lost keys', () => {
  it('are found at start-up, counted, and nobody appears as a person without data', async () => {
    const [{ deps }, client] = house();
    const one = await someCase();
    expect(await checkKeys(deps, never)).toEqual({ events: 0, streams: 0 });
    expect(said).not.toContain('cannot be opened');

    tamper('keys.db', 'DELETE FROM keys WHERE owner LIKE ?', 'customer-%');
    expect(await checkKeys(deps, never)).toMatchObject({ streams: 2 });
    expect(said).toContain('keys.db in DATA_DIR is lost');
    expect(said).not.toContain('Ana');
    expect(await err(client.put(`/customers/${one.id}`, { customer: { notes: 'nova' } }))).toEqual([
      409,
      'DataUnreadable',
    ]);
    await rebuilt();
    await expectUnreadable(one);
    const shown = (await client.get(`/customers/${one.id}`)).as(customerAnswer).customer;
    expect(shown.calculations.map(({ name }) => name)).toEqual(['Dados ilegíveis']);
    expect((await client.delete(`/customers/${one.id}`)).status).toBe(204);
    expect(await forgetPerson(deps, one.id)).toBe('forgotten');
    expect(await checkKeys(deps, never)).toEqual({ events: 0, streams: 0 });
  });

  it('decrypt everything again once restored', async () => {
    const [{ deps }, client] = house();
    const one = await someCase();
    const owner = customerStream(one.id);
    const key = await deps.stores.keys.get(owner);
    if (key.status !== 'present') throw new Error('no key was made');
    tamper('keys.db', 'DELETE FROM keys WHERE owner = ?', owner);
    await rebuilt();
    await expectUnreadable(one);
    expect(await deps.stores.keys.restore(owner, key.key)).toBe(true);
    await rebuilt();
    expect((await client.get(`/customers/${one.id}`)).as(customerAnswer).customer.name).toBe('Ana Cliente');
    expect((await client.put(`/customers/${one.id}`, { customer: { notes: 'nova' } })).status).toBe(200);
  });
});

describe('an altered byte in locked data', () => {
  it('is found at start-up, and only that person is unreadable', async () => {
    const [{ deps }, client] = house();
    const [one, other] = [await someCase(), await someCase()];
    tamper(
      'events.db',
      `UPDATE events SET data = json_set(data, '$.personal.box', 'AAAA' || substr(data ->> '$.personal.box', 5))
       WHERE stream_id = ?`,
      customerStream(one.id),
    );
    expect(await checkKeys(deps, never)).toEqual({ events: 1, streams: 1 });
    expect(said).toContain(customerStream(one.id));
    await rebuilt();
    const [listed] = (await client.get('/customers?search=Ana')).as(customerListAnswer).customers;
    expect(listed).toMatchObject({ id: other.id, name: 'Ana Cliente' });
    const refused = await err(client.put(`/customers/${one.id}`, { customer: { notes: 'nova' } }));
    expect(refused).toEqual([409, 'DataUnreadable']);
    expect(await err(client.get(`/calculations/${one.calculationId}/rules?regimeType=RGPS`))).toEqual([
      409,
      'DataUnreadable',
    ]);
    const { calculation } = (await client.put(`/calculations/${other.calculationId}`, { name: 'Novo' })).as(
      calculationAnswer,
    );
    expect(calculation.name).toBe('Novo');
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountsAnswer } from '../../domain/api/accounts.ts';
import { loginAnswer } from '../../domain/api/auth.ts';
import { calculationAnswer } from '../../domain/api/calculations.ts';
import { cnisImportCreated } from '../../domain/api/cnis.ts';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { userAnswer, usersAnswer } from '../../domain/api/users.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../domain/api/work-records.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, someone } from '../testing/case-file.ts';
import type { RequestOptions } from '../testing/client.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const keyed: RequestOptions = { headers: { 'Idempotency-Key': 'key-of-the-first-form' } };
const create = (who: SignedIn, name: string, options = keyed) =>
  who.post('/customers', { customer: { ...someone, name } }, options);
const listed = async (name: string) =>
  (await adviser.get(`/customers?search=${encodeURIComponent(name)}`)).as(customerListAnswer).customers.length;

describe('a request with an Idempotency-Key, sent again', () => {
  it('creates one client, and gets the first answer', async () => {
    const [first, second] = [await create(adviser, 'Uma Vez'), await create(adviser, 'Uma Vez')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.as(customerAnswer).customer.id).toBe(first.as(customerAnswer).customer.id);
    expect(await listed('Uma Vez')).toBe(1);
  });

  it('creates one client even if both arrive at the same moment', async () => {
    const answers = await Promise.all([create(adviser, 'Ao Mesmo Tempo'), create(adviser, 'Ao Mesmo Tempo')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed('Ao Mesmo Tempo')).toBe(1);
  });

  it('is a new request with other content, from another user, or without the key', async () => {
    const first = (await create(adviser, 'Conteúdo Um')).as(customerAnswer).customer.id;
    const other = await api.adviser();
    const ids = [
      first,
      (await create(adviser, 'Conteúdo Dois')).as(customerAnswer).customer.id,
      (await create(other, 'Conteúdo Um')).as(customerAnswer).customer.id,
      (await create(adviser, 'Conteúdo Um', { headers: {} })).as(customerAnswer).customer.id,
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('creates one calculation and one work record', async () => {
    const customer = await newCustomer(adviser);
    const calculate = () => adviser.post('/calculations', { customerId: customer.id, name: 'Um só' }, keyed);
    const [one, again] = [await calculate(), await calculate()];
    const { id: calculationId } = one.as(calculationAnswer).calculation;
    expect(again.as(calculationAnswer).calculation.id).toBe(calculationId);

    const workRecord = { calculationId, companyName: 'Empresa', ingressDate: '1990-01-01', egressDate: '1991-01-01' };
    const record = async () => (await adviser.post('/work-records', { workRecord }, keyed)).as(workRecordAnswer);
    expect((await record()).workRecord.id).toBe((await record()).workRecord.id);
    const records = (await adviser.get(`/calculations/${calculationId}/work-records`)).as(workRecordsAnswer);
    expect(records.workRecords).toHaveLength(1);
  });

  it('does not conflict with itself', async () => {
    const { id } = await newCustomer(adviser);
    const { etag } = await adviser.get(`/customers/${id}`);
    const rename = () =>
      adviser.put(`/customers/${id}`, { customer: { name: 'Renomeada' } }, { ...keyed, ifMatch: etag });
    expect([(await rename()).status, (await rename()).status]).toEqual([200, 200]);
    const { id: calculationId } = await newCalculation(adviser, id);
    expect((await adviser.get(`/calculations/${calculationId}`)).status).toBe(200);
  });

  it('removes once, and is answered like the first time', async () => {
    const { id } = await newCustomer(adviser);
    const { id: calculationId } = await newCalculation(adviser, id);
    const workRecord = { calculationId, companyName: 'Empresa', ingressDate: '1990-01-01', egressDate: '1991-01-01' };
    const record = (await adviser.post('/work-records', { workRecord })).as(workRecordAnswer).workRecord.id;
    const paths = [`/work-records/${record}`, `/calculations/${calculationId}?customerId=${id}`, `/customers/${id}`];
    for (const path of paths) {
      const statuses = [];
      for (let time = 0; time < 2; time += 1) statuses.push((await adviser.delete(path, keyed)).status);
      expect([path, statuses]).toEqual([path, [204, 204]]);
      const stranger = await api.adviser();
      expect((await stranger.delete(path, keyed)).status).toBe(404);
      expect((await adviser.delete(path)).status).toBe(404);
    }
  });

  it('is answered as removed, not as never there, where the first answer was 503 because views were behind', async () => {
    const { id } = await newCustomer(adviser);
    const { id: calculationId } = await newCalculation(adviser, id);
    for (const path of [`/calculations/${calculationId}?customerId=${id}`, `/customers/${id}`]) {
      const spy = vi.spyOn(api.deps.views, 'waitFor').mockResolvedValueOnce(false);
      expect((await adviser.delete(path, keyed)).status).toBe(503);
      spy.mockRestore();
      await expect.poll(async () => (await adviser.get(path.replace(/\?.*/, ''))).status).toBe(404);
      expect((await adviser.delete(path, keyed)).status).toBe(204);
    }
  });

  it('creates one user and one account out of twenty requests, and the user can sign in', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const before = (await admin.get('/users')).as(usersAnswer).users.length;
    const accounts = (await admin.get('/accounts')).as(accountsAnswer).accounts.length;
    const user = { name: 'Uma Só', email: 'uma-so@genial.test', password: 'segredo-dela' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post('/users', { user }, keyed)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.as(userAnswer).user.id)).size).toBe(1);
    expect((await admin.get('/users')).as(usersAnswer).users).toHaveLength(before + 1);
    expect((await admin.get('/accounts')).as(accountsAnswer).accounts).toHaveLength(accounts + 1);
    const { email, password } = user;
    expect((await api.nobody.post('/auth/login', { email, password })).status).toBe(200);
    const account = { name: 'Escritório', email: 'escritorio@genial.test', password };
    expect((await admin.post('/accounts', account, keyed)).status).toBe(201);
    expect((await api.nobody.post('/auth/login', { email: account.email, password })).status).toBe(200);
  });

  it('completes all its parts: name, address and password of a user', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const bia = await api.adviser();
    const user = { name: 'Bia Nova', email: 'bia-nova@genial.test', password: 'outra-senha' };
    for (let time = 0; time < 2; time += 1)
      expect((await admin.put(`/users/${bia.userId}`, { user }, keyed)).status).toBe(200);
    const signedIn = await api.nobody.post('/auth/login', { email: user.email, password: user.password });
    expect(signedIn.as(loginAnswer).user.name).toBe('Bia Nova');
    expect((await api.nobody.post('/auth/login', { email: bia.email, password: bia.password })).status).toBe(401);
  });

  /** The store fails from the nth command on: before that is written, or before the result is returned. */
  const awayFrom = async (nth: number, written: boolean, request: () => Promise<unknown>): Promise<void> => {
    const { stores } = api.deps;
    const handle = stores.handle;
    let commands = 0;
    const spy = vi.spyOn(stores, 'handle').mockImplementation(async (...command) => {
      commands += 1;
      if (commands < nth) return handle(...command);
      if (written && commands === nth) await handle(...command);
      throw new StoreUnavailable('events', 'away');
    });
    await request();
    spy.mockRestore();
  };

  it.each([1, 2, 3, 4, 5].flatMap((nth) => [false, true].map((written) => [nth, written] as const)))(
    'completes an interrupted one: name, address and password, at command %i, written: %s',
    async (nth, written) => {
      const admin = await api.adviser({ role: 'admin' });
      const bia = await api.adviser();
      const user = { name: 'Bia Nova', email: `nova-${bia.email}`, password: 'outra-senha' };
      const { etag } = await admin.get(`/users/${bia.userId}`);
      const put = () => admin.put(`/users/${bia.userId}`, { user }, { ...keyed, ifMatch: etag });
      await awayFrom(nth, written, async () => expect((await put()).status).toBe(503));
      expect((await put()).status).toBe(200);
      const login = (email: string, password: string) => api.nobody.post('/auth/login', { email, password });
      expect((await login(user.email, user.password)).status).toBe(200);
      expect((await login(bia.email, user.password)).status).toBe(401);
      const heir = { name: 'Herdeira', email: bia.email, password: 'segredo-dela' };
      expect((await admin.post('/users', { user: heir })).status).toBe(201);
      const thief = { ...heir, email: user.email };
      expect((await admin.post('/users', { user: thief })).status).toBe(409);
    },
  );

  it('does not conflict with itself if only the password changes', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const bia = await api.adviser();
    const { etag } = await admin.get(`/users/${bia.userId}`);
    const put = () =>
      admin.put(`/users/${bia.userId}`, { user: { password: 'outra-senha' } }, { ...keyed, ifMatch: etag });
    const answers = [await put(), await put()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await admin.put(`/users/${bia.userId}`, { user: { password: 'mais-uma' } }, { ifMatch: etag });
    expect(again.status).toBe(409);
  });

  it('frees a removed user’s address, even if the removal was interrupted', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const bia = await api.adviser();
    await admin.get(`/users/${bia.userId}`);
    await awayFrom(1, true, () => admin.delete(`/users/${bia.userId}`, keyed));
    const heir = { name: 'Herdeira', email: bia.email, password: 'segredo-dela' };
    expect((await admin.post('/users', { user: heir })).status).toBe(201);
  });

  it('keeps its image; another image makes it another request', async () => {
    const bia = await api.adviser();
    const withLogo = async (red: number) => {
      const form = new FormData();
      form.set('name', 'Bia');
      const square = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } });
      form.set('logo', new Blob([new Uint8Array(await square.png().toBuffer())]));
      return bia.put(`/users/${bia.userId}`, form, keyed);
    };
    const logos = [await withLogo(1), await withLogo(1), await withLogo(2)].map((put) => put.as(userAnswer).user.logo);
    expect(logos[1]).toBe(logos[0]);
    expect(logos[2]).not.toBe(logos[0]);
    expect((await fetch(api.url.replace(/\/api$/, logos[2] ?? ''))).status).toBe(200);
  });

  it('creates one import of an extract', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id: calculationId } = await newCalculation(adviser, customerId);
    const send = (text: string) => {
      const form = new FormData();
      form.set('calculationId', calculationId);
      form.set('file', new Blob([text]), 'cnis.pdf');
      return adviser.post('/cnis-imports', form, keyed);
    };
    // A person may send three files at a time.
    const atOnce = () => Promise.all(Array.from({ length: 3 }, () => send('%PDF-1.4 one')));
    const same = [...(await atOnce()), ...(await atOnce()), ...(await atOnce())];
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(same.map((answer) => answer.as(cnisImportCreated).id)).size).toBe(1);
    const ids = new Set([same[0], await send('%PDF-1.4 two')].map((answer) => answer?.as(cnisImportCreated).id));
    expect(ids.size).toBe(2);
    expect((await api.deps.stores.jobs.counts('cnis')).queued).toBe(2);
  });

  it('requires a well-formed key', async () => {
    const answer = await create(adviser, 'Sem Chave', { headers: { 'Idempotency-Key': 'x y' } });
    expect(answer.status).toBe(400);
  });
});

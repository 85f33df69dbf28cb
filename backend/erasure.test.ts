import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { customerListAnswer } from '../domain/api/customers.ts';
import { erasureAnswer } from '../domain/api/own-account.ts';
import { paymentsAnswer } from '../domain/api/payments.ts';
import { registerAnswer } from '../domain/api/registration.ts';
import { subscription } from '../domain/api/subscription.ts';
import { userAnswer } from '../domain/api/users.ts';
import { accountStream, customerStream, userStream } from '../domain/streams.ts';
import { outboxMailer } from '../workers/mail/mailer.ts';
import { sweep } from '../workers/notices/follow.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from './testing/api.ts';
import { deliver } from './testing/billing.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from './testing/case-file.ts';
import { clientOf, refusal } from './testing/client.ts';
import { aSignUp } from './testing/sign-up.ts';
import { keptInFolder, tracesIn } from './testing/traces.ts';

const DAY_MS = 86_400_000;

const started = async (paying = false) => {
  const api = await startApi({
    workers: true,
    paying,
    mailer: (dataDir) => outboxMailer(join(dataDir, 'outbox'), () => undefined),
  });
  onTestFinished(() => api.close());
  const outbox = async () => (await readdir(join(api.deps.config.dataDir, 'outbox')).catch(() => [])).length;
  const later = async (days: number) => {
    api.clock.now = new Date(Date.parse(TEST_NOW) + days * DAY_MS).toISOString();
    await sweep({ ...api.deps, onError: () => undefined });
  };
  const isErased = async (accountId: string) => (await api.deps.views.accounts.get(accountId)) === null;
  return { api, outbox, later, isErased };
};

/** What distinguishes an office from everybody else. */
const traces = [
  'Escritório Inconfundível',
  'escritorio inconfundivel',
  'Colega Inconfundível',
  'colega.inconfundivel@genial.test',
  'Cliente Inconfundível',
  'Cliente Removido Inconfundível',
  'Fábrica Inconfundível',
  'Rua do Escritório Inconfundível',
  'FirefoxInconfundivel',
  '198.51.100.77',
];

/** An office with all that an office leaves behind. Resolves to the ids of its clients and users. */
const aLife = async (office: SignedIn, api: Api) => {
  const client = await newCustomer(office, { ...someone, name: 'Cliente Inconfundível' });
  const calculation = await newCalculation(office, client.id);
  await newWorkRecord(office, calculation.id, { companyName: 'Fábrica Inconfundível' });
  const removed = await newCustomer(office, { ...someone, name: 'Cliente Removido Inconfundível' });
  await office.delete(`/customers/${removed.id}`);
  const colleague = {
    name: 'Colega Inconfundível',
    email: 'colega.inconfundivel@genial.test',
    password: 'senha-segura',
  };
  const { id } = (await office.post('/users', { user: colleague })).as(userAnswer).user;
  const form = new FormData();
  form.set('office', 'Rua do Escritório Inconfundível, 1');
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  form.set('logo', new Blob([Buffer.from(image)]));
  expect((await office.put(`/users/${office.userId}`, form)).status).toBe(200);
  const signIn = { email: colleague.email, password: colleague.password };
  for (const agent of ['FirefoxInconfundivel Firefox/1', 'Chrome/1'])
    await api.nobody.post('/auth/login', signIn, { headers: { 'User-Agent': agent } });
  return { customers: [client.id, removed.id], users: [office.userId, id] };
};

describe('an account that was cancelled', () => {
  it('is announced to be erased, and fifteen days later leaves no byte', async () => {
    const { api, outbox, later, isErased } = await started();
    const office = await api.office('Escritório Inconfundível');
    const { customers, users } = await aLife(office, api);
    const accessUntil = TEST_NOW;
    const personal = { reason: 'Motivo Inconfundível' };
    await api.given(accountStream(office.accountId), {
      type: 'SubscriptionCancelled',
      data: { accessUntil, refunded: true, wantsContact: false, personal },
    });
    const other = await api.adviser({ name: 'Outro Escritório' });
    const kept = await newCustomer(other, { ...someone, name: 'Cliente de Outro' });
    const folder = api.deps.config.dataDir;
    expect(tracesIn(await keptInFolder(folder), traces).length).toBeGreaterThan(0);

    await expect.poll(outbox).toBeGreaterThan(0);
    const before = await outbox();
    await later(70);
    expect(await outbox()).toBe(before);
    await later(80);
    await expect.poll(outbox).toBe(before + 1);
    expect(await isErased(office.accountId)).toBe(false);
    await later(93);
    await expect.poll(() => isErased(office.accountId)).toBe(true);
    await expect.poll(async () => tracesIn(await keptInFolder(folder), [...traces, office.email])).toEqual([]);

    const { keys } = api.deps.stores;
    for (const owner of [...customers.map(customerStream), ...users.map(userStream), accountStream(office.accountId)])
      expect(await keys.get(owner)).toEqual({ status: 'destroyed' });
    expect((await api.nobody.post('/auth/login', office)).status).not.toBe(200);
    const after = await outbox();
    await later(94);
    expect(await outbox()).toBe(after);
    expect((await clientOf(api.url, other.token).get(`/customers/${kept.id}`)).status).toBe(401);
    expect((await api.deps.views.customers.get(kept.id))?.fields.name).toBe('Cliente de Outro');
  });
});

describe('an office that pays and asks to be erased', () => {
  it('is charged nothing more, and forgotten by the payment provider too', async () => {
    const { api, later, isErased } = await started(true);
    const name = 'Pagadora Inconfundível';
    const body = aSignUp('genio-mensal', { account: { name, cpf: '111.444.777-35' } });
    const { user, token } = (await api.nobody.post('/auth/register', body)).as(registerAnswer);
    const simulator = api.deps.billing.simulator;
    const customersNamed = async () => ((await simulator?.customers()) ?? []).filter((one) => one.name === name);
    expect(await customersNamed()).toHaveLength(1);
    expect((await clientOf(api.url, token).post('/account/erasure', {})).status).toBe(200);
    await later(2);
    await expect.poll(() => isErased(user.accountId)).toBe(true);
    expect(await customersNamed()).toEqual([]);
    expect(await api.deps.billing.gateway.subscriptionsOf(user.accountId)).toEqual([]);
    const kept = await keptInFolder(api.deps.config.dataDir);
    expect([...kept.keys()].some((file) => file.includes('simulator.db'))).toBe(true);
    await expect
      .poll(async () => tracesIn(await keptInFolder(api.deps.config.dataDir), [name, '11144477735']))
      .toEqual([]);
  });

  it('ends its contract by that, and gets back what a cancellation gives back', async () => {
    const { api, later, isErased } = await started(true);
    const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(registerAnswer);
    const rita = clientOf(api.url, token);
    const { payments } = (await rita.get('/payments')).as(paymentsAnswer);
    await api.deps.billing.simulator?.act(payments[0]?.id ?? '', 'confirm');
    await deliver(api);
    const asked = await rita.post('/account/erasure', {});
    expect(asked.status).toBe(200);
    expect((await rita.get('/subscription')).as(subscription)).toMatchObject({
      state: 'INACTIVE',
      cause: 'cancelled',
      cancellation: { refunded: true, refundPending: 0 },
      invoices: [{ status: 'REFUNDED', value: 2700 }],
    });
    const { withdrawUntil, doneBy } = asked.as(erasureAnswer);
    expect((await rita.get('/subscription')).as(subscription).erasure).toEqual({ withdrawUntil, doneBy });
    expect((await rita.post('/subscription/return', { planId: 'genio-anual-pix' })).as(refusal).err).toBe(
      'ErasureAsked',
    );
    expect((await rita.delete('/account/erasure')).status).toBe(200);
    expect((await rita.get('/subscription')).as(subscription)).toMatchObject({ cause: 'cancelled', erasure: null });
    expect((await rita.post('/account/erasure', {})).status).toBe(200);
    await later(2);
    await expect.poll(() => isErased(user.accountId)).toBe(true);
  });

  it('is not charged while the request can be taken back', async () => {
    const { api } = await started(true);
    const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
    const rita = clientOf(api.url, token);
    expect((await rita.post('/account/erasure', {})).status).toBe(200);
    expect((await rita.get('/subscription')).as(subscription)).toMatchObject({ state: 'CANCELLED', next: null });
    expect(await api.deps.billing.gateway.subscriptionsOf(user.accountId)).toEqual([]);
  });

  it('asked while a request ended no contract: it ends with the erasure, and the money goes back before', async () => {
    const { api, later, isErased } = await started(true);
    const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(registerAnswer);
    const { payments } = (await clientOf(api.url, token).get('/payments')).as(paymentsAnswer);
    const paymentId = payments[0]?.id ?? '';
    await api.deps.billing.simulator?.act(paymentId, 'confirm');
    await deliver(api);
    await api.given(accountStream(user.accountId), { type: 'ErasureRequested', data: { at: TEST_NOW } });
    await later(2);
    await expect.poll(() => isErased(user.accountId)).toBe(true);
    expect(await api.deps.billing.gateway.payment(paymentId)).toMatchObject({ value: { status: 'refunded' } });
  });
});

describe('an office that asks to be erased', () => {
  it('may take that back for 48 hours', async () => {
    const { api, later, isErased } = await started();
    const office = await api.office();
    const asked = await office.post('/account/erasure', {});
    expect(asked.as(erasureAnswer)).toEqual({
      eraseOn: '2026-11-22',
      requestedAt: TEST_NOW,
      withdrawUntil: '2026-11-22T15:00:00.000Z',
      doneBy: '2026-11-23T15:00:00.000Z',
      leaving: null,
    });
    expect((await office.get('/customers')).status).toBe(200);
    // Its contract stays cancelled, and its data are kept as long as those of any other that was.
    expect((await office.delete('/account/erasure')).as(erasureAnswer)).toMatchObject({
      requestedAt: null,
      eraseOn: '2027-02-27',
    });
    await office.post('/account/erasure', {});
    await later(1);
    expect(await isErased(office.accountId)).toBe(false);
    await later(2);
    await expect.poll(() => isErased(office.accountId)).toBe(true);
  });

  it('takes no administrator of the installation with it, who was in the same account', async () => {
    const { api, later, isErased } = await started();
    const office = await api.office();
    const boss = await api.adviser({ role: 'admin', accountId: office.accountId });
    await office.post('/account/erasure', {});
    await later(2);
    await expect.poll(() => isErased(office.accountId)).toBe(true);
    const { email, password } = boss;
    expect((await api.nobody.post('/auth/login', { email, password })).status).toBe(200);
  });

  it('asks by its own administrator, who re-authenticates', async () => {
    const { api } = await started();
    const office = await api.office();
    const user = { name: 'Colega', email: 'colega@genial.test', password: 'senha-segura' };
    const { id } = (await office.post('/users', { user })).as(userAnswer).user;
    const colleague = await api.nobody.post('/auth/login', user);
    expect(colleague.status).toBe(422);
    const { token } = z
      .object({ token: z.string() })
      .parse((await api.nobody.post('/auth/login', { email: user.email, password: user.password })).body);
    expect((await clientOf(api.url, token).post('/account/erasure', {})).status).toBe(403);
    const refused = await clientOf(api.url, token).post('/account/export', {});
    expect([refused.status, refused.as(refusal).errorMessage]).toEqual([
      403,
      'Só o administrador da conta do seu escritório decide isso: peça a quem fez o cadastro no Genial.',
    ]);
    api.clock.now = new Date(Date.parse(TEST_NOW) + 16 * 60_000).toISOString();
    expect((await office.post('/account/erasure', {})).as(refusal).err).toBe('ReauthenticationRequired');
    expect((await office.post('/account/export', {})).as(refusal).err).toBe('ReauthenticationRequired');
    expect((await office.post('/account/erasure', { currentPassword: office.password })).status).toBe(200);
    const admin = await api.adviser({ role: 'admin' });
    expect((await admin.post('/account/erasure', {})).status).toBe(403);
    expect(id).not.toBe(office.userId);
  });
});

describe('the export of an account', () => {
  it('has everything of it, and nothing of anybody else', async () => {
    const { api } = await started();
    const office = await api.office('Escritório Inconfundível');
    await aLife(office, api);
    await newCustomer(await api.adviser(), { ...someone, name: 'Cliente de Outro' });
    const [client] = (await office.get('/customers')).as(customerListAnswer).customers;
    const document = new FormData();
    document.set('name', 'CTC.pdf');
    document.set('file', new Blob(['%PDF-1.7 certidão']), 'CTC.pdf');
    expect((await office.post(`/customers/${client?.id}/attachments`, document)).status).toBe(201);
    const exported = await office.post('/account/export', {});
    expect(exported.headers.get('Content-Disposition')).toContain('dados-genial.json');
    const { account, users, customers } = z
      .object({ account: z.looseObject({}), users: z.array(z.looseObject({})), customers: z.array(z.looseObject({})) })
      .parse(exported.body);
    expect(account).toMatchObject({ name: 'Escritório Inconfundível', planId: 'genio-mensal' });
    expect(users.map(({ name }) => name)).toEqual(['Colega Inconfundível', 'Escritório Inconfundível']);
    expect(users[1]?.logo).toMatch(/^data:image\/png;base64,/);
    expect(customers).toMatchObject([
      {
        name: 'Cliente Inconfundível',
        calculations: [{ workRecords: [{ companyName: 'Fábrica Inconfundível' }], scenarios: [] }],
        attachments: [{ name: 'CTC.pdf', content: Buffer.from('%PDF-1.7 certidão').toString('base64') }],
      },
    ]);
    expect(exported.text).not.toMatch(/Cliente de Outro|scrypt|Hash/);
  });

  it('has nothing of an administrator of the installation who is in it', async () => {
    const { api } = await started();
    const office = await api.office();
    await api.adviser({ role: 'admin', accountId: office.accountId, name: 'Administradora Inconfundível' });
    expect((await office.post('/account/export', {})).text).not.toContain('Administradora Inconfundível');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, simulatorAt } from '../../billing/simulator/open.ts';
import { registerAnswer } from '../../domain/api/registration.ts';
import { allAccounts } from '../../projections/accounts/query.ts';
import { type Api, startApi, TEST_NOW } from '../testing/api.ts';
import { work } from '../testing/billing.ts';
import { refusal } from '../testing/client.ts';
import { aSignUp } from '../testing/sign-up.ts';
import { type Mishap, type UnrulyGateway, unrulyGateway } from '../testing/unruly-gateway.ts';

let api: Api;
let simulator: Simulator;
let gateway: UnrulyGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-provider-'));
  const clock = { now: TEST_NOW };
  simulator = simulatorAt({ file: join(folder, 'provider.db'), now: () => clock.now, webhookAddress: () => null });
  const { apiKey } = await simulator.place();
  gateway = await unrulyGateway(async () => (await simulator.place()).url);
  api = await startApi({
    env: { ASAAS_URL: gateway.url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: 'a webhook token' },
  });
});
beforeEach(() => {
  gateway.set(null);
  api.clock.now = TEST_NOW;
});
afterAll(async () => {
  await api.close();
  await gateway.close();
  await simulator.close();
  await rm(folder, { recursive: true });
});

const register = (body: unknown) => api.nobody.post('/auth/register', body);
const accountsOf = async (email: string) =>
  (await allAccounts(api.deps.views.accounts)).filter((account) => account.email === email);
/** What the provider holds for everybody whose account has this address, by account. */
const chargedTo = async (accountId: string) =>
  (await simulator.customers()).filter(({ reference }) => reference === accountId).flatMap(({ payments }) => payments);

const steps = [
  ['the customer is looked for', (call: string) => call === 'GET /customers'],
  ['the customer is made', (call: string) => call === 'POST /customers'],
  ['the card is charged or kept', (call: string) => /^POST \/(payments|subscriptions|creditCard)/.test(call)],
  ['the charge is read', (call: string) => /^GET \/(payments|subscriptions)/.test(call)],
] as const;
const mishaps: Readonly<Record<string, readonly Mishap[]>> = {
  'genio-mensal': ['away', 'answer lost', 'slow', 'failing', 'nonsense', 'another shape'],
  'genio-anual-pix': ['answer lost', 'nonsense'],
  'genio-anual-cartao': ['answer lost', 'nonsense'],
};

describe.each(Object.entries(mishaps))('a sign-up for %s', (planId, ofPlan) => {
  describe.each(ofPlan)('whose provider is %s', (mishap) => {
    it.each(steps)('while %s is finished by repeating it, and charged once', async (_step, concerns) => {
      const body = aSignUp(planId);
      gateway.set(mishap, concerns);
      const first = await register(body);
      if (first.status !== 201) {
        expect(first.status).toBe(503);
        expect(first.headers.get('Retry-After')).toBe('60');
        expect(first.as(refusal)).toMatchObject({ err: 'PaymentUnavailable' });
        gateway.set(null);
        const login = await api.nobody.post('/auth/login', { email: body.account.email, password: 'senha-segura' });
        expect(login.status).toBe(401);
        expect((await register(body)).status).toBe(201);
      }
      const [account, ...others] = await accountsOf(body.account.email);
      expect(others).toEqual([]);
      expect(account?.facts.signingUp).toBe(false);
      expect(await chargedTo(account?.id ?? '')).toHaveLength(planId === 'genio-anual-cartao' ? 0 : 1);
    });
  });
});

describe('a sign-up that was broken off', () => {
  const brokenOff = async () => {
    const body = aSignUp('genio-anual-pix');
    let isCharged = false;
    gateway.set('answer lost', (call) => {
      isCharged ||= call === 'POST /payments';
      return isCharged;
    });
    expect((await register(body)).status).toBe(503);
    gateway.set(null);
    const [account] = await accountsOf(body.account.email);
    return { body, email: body.account.email, accountId: account?.id ?? '' };
  };

  it('is in the way of whoever does not know its password', async () => {
    const { email } = await brokenOff();
    const other = await register(aSignUp('genio-mensal', { account: { email }, password: 'outra-senha' }));
    expect(other.as(refusal).err).toBe('EmailAlreadyExistsError');
  });

  it('is undone at the provider when another plan is chosen instead', async () => {
    const { email, accountId } = await brokenOff();
    expect(await chargedTo(accountId)).toHaveLength(1);
    const other = await register(aSignUp('genio-mensal', { account: { email } }));
    expect(other.as(registerAnswer).accountStatus).toBe('ONLY_TRIAL');
    expect(await chargedTo(accountId)).toEqual([]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('and never finished is undone by the daily work, and forgotten', async () => {
    const { email, accountId } = await brokenOff();
    api.clock.now = '2026-11-21T15:00:00.000Z';
    await work(api, 'comparison');
    expect(await accountsOf(email)).toEqual([]);
    expect(await chargedTo(accountId)).toEqual([]);
    expect((await api.deps.stores.keys.get(`account-${accountId}`)).status).toBe('destroyed');
    const again = await register(aSignUp('genio-mensal', { account: { email }, password: 'outra-senha' }));
    expect(again.status).toBe(201);
  });
});

it('the provider refuses our key: the sign-up is answered as unavailable', async () => {
  const other = await startApi({
    env: { ASAAS_URL: gateway.url, ASAAS_API_KEY: 'wrong', ASAAS_WEBHOOK_TOKEN: 'a webhook token' },
  });
  const answer = await other.nobody.post('/auth/register', aSignUp('genio-mensal'));
  expect([answer.status, answer.as(refusal).err]).toEqual([503, 'PaymentUnavailable']);
  await other.close();
});

it('a provider whose contract keeps no cards charges them at once', async () => {
  gateway.set('forbidden', (call) => call === 'POST /creditCard/tokenizeCreditCard');
  const { user, accountStatus } = (await register(aSignUp('genio-anual-cartao', { installmentNumber: 3 }))).as(
    registerAnswer,
  );
  expect(accountStatus).toBe('ACTIVE');
  expect((await chargedTo(user.accountId)).map(({ value, status }) => [value, status])).toEqual([
    [1000, 'CONFIRMED'],
    [1000, 'CONFIRMED'],
    [1000, 'CONFIRMED'],
  ]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, simulatorAt } from '../../billing/simulator/open.ts';
import { loginAnswer } from '../../domain/api/auth.ts';
import { registerAnswer } from '../../domain/api/registration.ts';
import { cancellationAnswer, subscription } from '../../domain/api/subscription.ts';
import { allAccounts } from '../../projections/accounts/query.ts';
import { type Api, startApi, TEST_NOW } from '../testing/api.ts';
import { settleFor, work } from '../testing/billing.ts';
import { clientOf, refusal } from '../testing/client.ts';
import { aCard, aSeller, aSignUp, REFUSED_CARDS } from '../testing/sign-up.ts';
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
    env: { ASAAS_URL: gateway.url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: 'a webhook token', ...aSeller },
    before: (real) => ({
      ...real,
      charge: async (charge) => {
        const came = await real.charge(charge);
        if (killAfter === 'charge') throw new Error('killed');
        return came;
      },
    }),
  });
});
/** After which call the process is killed: what follows in it does not happen. */
let killAfter: 'charge' | null = null;
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

const isKnownToProvider = async (accountId: string) =>
  (await simulator.customers()).some(({ reference }) => reference === accountId);

const steps = [
  ['the customer is looked for', (call: string) => call === 'GET /customers'],
  ['the customer is made', (call: string) => call === 'POST /customers'],
  ['the card is charged or kept', (call: string) => /^POST \/(payments|subscriptions|creditCard)/.test(call)],
  ['the charge is read', (call: string) => /^GET \/(payments|subscriptions)/.test(call)],
] as const;
/** How many charges the provider holds then: a month ahead is made 40 days before it is due. */
const CHARGES: Readonly<Record<string, number>> = { 'genio-mensal': 2, 'genio-anual-pix': 1, 'genio-anual-cartao': 0 };
const signedIn = async (email: string) => {
  const login = await api.nobody.post('/auth/login', { email, password: 'senha-segura' });
  return clientOf(api.url, login.as(loginAnswer).token);
};
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
      gateway.set(null);
      const again = await register(body);
      expect([again.status, again.as(refusal).err]).toEqual([409, 'EmailAlreadyExistsError']);
      await settleFor(api, 15);
      const [account, ...others] = await accountsOf(body.account.email);
      expect(others).toEqual([]);
      expect(account?.facts.signingUp).toBe(false);
      const { failure, hasCard } = (await signedIn(body.account.email).then((c) => c.get('/subscription'))).as(
        subscription,
      );
      if (failure !== null) {
        // Nothing was charged, and nobody keeps the card that could be charged: its holder types it again.
        expect(hasCard).toBe(false);
        expect(await chargedTo(account?.id ?? '')).toEqual([]);
        const rita = await signedIn(body.account.email);
        expect((await rita.put('/subscription/card', { creditCard: aCard })).status).toBe(200);
      }
      expect(await chargedTo(account?.id ?? '')).toHaveLength(CHARGES[planId] ?? -1);
    });
  });
});

describe('a sign-up whose process was killed after the charge', () => {
  const brokenOff = async () => {
    const body = aSignUp('genio-anual-pix');
    killAfter = 'charge';
    expect((await register(body)).status).toBe(500);
    killAfter = null;
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

  it('and never finished is undone by the hourly work, and forgotten', async () => {
    const { email, accountId } = await brokenOff();
    api.clock.now = '2026-11-20T15:20:00.000Z';
    await work(api, 'charges');
    expect(await accountsOf(email)).toEqual([]);
    expect(await chargedTo(accountId)).toEqual([]);
    expect(await isKnownToProvider(accountId)).toBe(false);
    expect((await api.deps.stores.keys.get(`account-${accountId}`)).status).toBe('destroyed');
    const again = await register(aSignUp('genio-mensal', { account: { email }, password: 'outra-senha' }));
    expect(again.status).toBe(201);
  });
});

describe('a sign-up that the provider refuses', () => {
  const refusedCard = () => aSignUp('genio-mensal', { card: { number: REFUSED_CARDS[0] } });
  const customersThere = async () => (await simulator.customers()).length;

  it('leaves no customer there', async () => {
    const before = await customersThere();
    expect((await register(refusedCard())).status).toBe(422);
    expect(await customersThere()).toBe(before);
  });

  it.each(['away', 'failing'] as const)('while it is %s leaves one until the hourly work', async (mishap) => {
    const before = await customersThere();
    const body = refusedCard();
    gateway.set(mishap, (call) => call.startsWith('DELETE /customers/'));
    expect((await register(body)).status).toBe(422);
    expect(await customersThere()).toBe(before + 1);
    await expect(
      api.nobody.post('/auth/login', { email: body.account.email, password: 'senha-segura' }),
    ).resolves.toMatchObject({ status: 401 });
    api.clock.now = '2026-11-20T15:20:00.000Z';
    await expect(work(api, 'charges')).rejects.toThrow('The payment provider is');
    gateway.set(null);
    await work(api, 'charges');
    expect(await customersThere()).toBe(before);
    expect(await accountsOf(body.account.email)).toEqual([]);
  });

  it('while it is away is tried again with another card, and leaves no second customer', async () => {
    const before = await customersThere();
    const body = refusedCard();
    gateway.set('away', (call) => call.startsWith('DELETE /customers/'));
    expect((await register(body)).status).toBe(422);
    gateway.set(null);
    expect((await register(aSignUp('genio-mensal', { account: { email: body.account.email } }))).status).toBe(201);
    expect(await customersThere()).toBe(before + 1);
  });

  it('whose customer was made without an answer is found by its reference', async () => {
    const before = await customersThere();
    const body = aSignUp('genio-mensal');
    let isMade = false;
    gateway.set('answer lost', (call) => {
      isMade ||= call === 'POST /customers';
      return isMade;
    });
    expect((await register(body)).status).toBe(503);
    gateway.set(null);
    expect(await customersThere()).toBe(before + 1);
    api.clock.now = '2026-11-20T15:20:00.000Z';
    await work(api, 'charges');
    expect(await customersThere()).toBe(before);
  });
});

describe('a cancellation with the money back', () => {
  const endings = [
    ['the payments are listed', (call: string) => call === 'GET /payments'],
    ['the money is sent back', (call: string) => /^POST \/payments\/.*refund$/.test(call)],
  ] as const;
  describe.each(['away', 'answer lost', 'nonsense', 'failing'] as const)('whose provider is %s', (mishap) => {
    it.each(endings)('while %s is finished by repeating it, and refunded once', async (_step, concerns) => {
      const { token, user, subscription } = (await register(aSignUp('genio-anual-pix'))).as(registerAnswer);
      await simulator.act(subscription.paymentId ?? '', 'confirm');
      await work(api, 'comparison');
      const rita = clientOf(api.url, token);
      gateway.set(mishap, concerns);
      const first = await rita.delete('/subscription/?reason=Caro&support=false');
      gateway.set(null);
      if (first.status !== 200) {
        expect([first.status, first.as(refusal).err]).toEqual([503, 'PaymentUnavailable']);
        expect((await api.deps.views.accounts.get(user.accountId))?.facts.cancellation).toBeNull();
      }
      const again = await rita.delete('/subscription/?reason=Caro&support=false');
      expect(again.as(cancellationAnswer)).toMatchObject({ accountStatus: 'INACTIVE', refunded: true });
      expect(await chargedTo(user.accountId)).toMatchObject([{ status: 'REFUNDED' }]);
      expect(
        gateway.calls.filter((call) => call.includes(subscription.paymentId ?? '-') && call.endsWith('/refund')).length,
      ).toBeLessThan(3);
    });
  });
});

it('a code that the provider cannot give now is asked for again later', async () => {
  const { token, subscription } = (await register(aSignUp('genio-anual-pix'))).as(registerAnswer);
  const rita = clientOf(api.url, token);
  const code = () => rita.get(`/subscription/paymentInfo/${subscription.paymentId}`);
  for (const mishap of ['away', 'nonsense', 'failing'] as const) {
    gateway.set(mishap);
    const refused = await code();
    expect([refused.status, refused.as(refusal).err]).toEqual([503, 'PaymentUnavailable']);
  }
  gateway.set(null);
  expect((await code()).status).toBe(200);
});

it('a charge that is due while the provider is away is made once it is back, and once', async () => {
  const { user } = (await register(aSignUp('genio-anual-cartao'))).as(registerAnswer);
  api.clock.now = '2026-11-28T15:00:00.000Z';
  gateway.set('away');
  await expect(work(api, 'charges')).rejects.toThrow('The payment provider is');
  gateway.set('answer lost', (call) => call === 'POST /payments');
  await work(api, 'charges');
  gateway.set(null);
  await work(api, 'charges');
  expect(await chargedTo(user.accountId)).toMatchObject([{ value: 3000, status: 'CONFIRMED' }]);
});

it('the provider refuses our key: the sign-up is answered as unavailable', async () => {
  const other = await startApi({
    env: { ASAAS_URL: gateway.url, ASAAS_API_KEY: 'wrong', ASAAS_WEBHOOK_TOKEN: 'a webhook token', ...aSeller },
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

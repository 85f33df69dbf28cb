import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountBilling, accountsAnswer } from '../../../domain/api/accounts.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { settleFor, work } from '../../testing/billing.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const signedUp = async (planId: string): Promise<string> =>
  (await provider.api.nobody.post('/auth/register', aSignUp(planId))).as(registerAnswer).user.accountId;
const at = (instant: string): void => {
  provider.api.clock.now = instant;
};
const charges = () => work(provider.api, 'charges').catch(() => 'the provider is away');
const settling = () => work(provider.api, 'settling').catch(() => 'the provider is away');

/** The account as 'Contas' has it. */
const seen = async (accountId: string): Promise<Partial<AccountBilling>> => {
  const seller = await provider.api.adviser({ role: 'admin' });
  const { accounts } = (await seller.get('/accounts')).as(accountsAnswer);
  return accounts.find(({ id }) => id === accountId)?.billing ?? {};
};
/** Three hours with every job that falls into them. */
const threeHours = async (from: string): Promise<void> => {
  for (let minute = 0; minute <= 180; minute += 1) {
    at(new Date(Date.parse(from) + minute * 60_000).toISOString());
    if (minute % 60 === 0) await charges();
    // Each minute in fact; what waits waits longer than these.
    if (minute % 5 === 0) await settling();
  }
};

const due = '2026-11-28T15:00:00.000Z';

describe('three hours after a charge that failed, the seller sees of its account', () => {
  it('what the provider refused, in its words', async () => {
    const id = await signedUp('genio-anual-cartao');
    at(due);
    await provider.behave({ refusesCards: 'not enabled' });
    await threeHours(due);
    expect((await seen(id)).failure).toMatchObject({
      purpose: 'charge',
      detail: expect.stringContaining('habilitadas'),
    });
  });

  it('that the provider cannot be reached, though its job fails with it', async () => {
    const id = await signedUp('genio-anual-cartao');
    provider.lose('charge', true);
    await threeHours(due);
    expect((await seen(id)).failure).toMatchObject({ purpose: 'charge', detail: 'unreachable' });
  });

  it('that an answer is missing, also where the provider cannot be asked what it did', async () => {
    const id = await signedUp('genio-anual-cartao');
    provider.lose('charge');
    at(due);
    await charges();
    expect((await seen(id)).failure).toBeNull();
    provider.lose('chargesUnder');
    await threeHours(due);
    expect((await seen(id)).failure).toMatchObject({ purpose: 'charge', detail: 'slow' });
    provider.lose(null);
    await settleFor(provider.api, 3);
    expect(await seen(id)).toMatchObject({ failure: null, paidUntil: '2027-11-28' });
  });

  it('that a kept card was declined: its invoice waits for somebody to pay it', async () => {
    const id = await signedUp('genio-anual-cartao');
    await provider.behave({ refusesCards: 'declined' });
    await threeHours(due);
    expect((await seen(id)).late).toEqual({ value: 3000, dueOn: '2026-11-28', byCard: true });
  });
});

describe('an invoice that is past its day', () => {
  it('of a subscription whose card the bank refuses is seen until it is paid', async () => {
    const id = await signedUp('genio-mensal');
    const customer = (await provider.simulator.customers()).find(({ reference }) => reference === id);
    const [first] = customer?.payments ?? [];
    await provider.simulator.act(first?.id ?? '', 'refuse');
    expect((await seen(id)).late).toBeNull();
    at('2026-11-29T15:00:00.000Z');
    expect((await seen(id)).late).toEqual({ value: 310, dueOn: '2026-11-28', byCard: true });
    await provider.simulator.act(first?.id ?? '', 'confirm');
    await work(provider.api, 'comparison');
    expect((await seen(id)).late).toBeNull();
  });

  it('of a PIX that nobody paid is seen the day after', async () => {
    const id = await signedUp('genio-anual-pix');
    expect((await seen(id)).late).toBeNull();
    at('2026-11-21T15:00:00.000Z');
    expect((await seen(id)).late).toEqual({ value: 2700, dueOn: '2026-11-20', byCard: false });
  });
});

it('what nobody finished is undone also in an hour in which a charge of somebody else cannot be made', async () => {
  const due = await signedUp('genio-anual-cartao');
  provider.kill('after', 'charge');
  const body = aSignUp('genio-anual-pix');
  expect((await provider.api.nobody.post('/auth/register', body)).status).toBe(500);
  provider.kill('after', null);
  const left = async () =>
    (await provider.api.deps.views.accounts.find({})).items.filter(({ email }) => email === body.account.email);
  const [abandoned] = await left();
  expect(await provider.heldFor(abandoned?.id ?? '')).toEqual(['2700 PENDING 2026-11-20']);
  at('2026-11-28T15:00:00.000Z');
  provider.lose('charge', true);
  expect(await charges()).toBe('the provider is away');
  expect((await seen(due)).failure?.purpose).toBe('charge');
  expect(await left()).toEqual([]);
  expect(await provider.heldFor(abandoned?.id ?? '')).toEqual([]);
});

it('who left, why, and whether they may be called reaches whoever runs the shop', async () => {
  const body = aSignUp('genio-mensal');
  const { user } = (await provider.api.nobody.post('/auth/register', body)).as(registerAnswer);
  const rita = await provider.signIn(user.email);
  expect((await seen(user.accountId)).leaving).toBeNull();
  await rita.delete('/subscription?reason=Muito%20caro&support=true');
  expect(await seen(user.accountId)).toMatchObject({
    cause: null,
    next: null,
    leaving: { reason: 'Muito caro', wantsContact: true, at: '2026-11-20T15:00:00.000Z' },
  });
  at('2026-11-29T15:00:00.000Z');
  expect((await seen(user.accountId)).cause).toBe('cancelled');
});

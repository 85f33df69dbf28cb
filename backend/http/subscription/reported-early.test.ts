import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayUnavailable } from '../../../billing/port.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { type Api, startApi, TEST_NOW } from '../../testing/api.ts';
import { deliver, settleFor, work } from '../../testing/billing.ts';
import { clientOf } from '../../testing/client.ts';
import { aSignUp } from '../../testing/sign-up.ts';

/** Whether the answer to a change of a subscription is lost: the provider has made it. */
let isLost = false;
/** What happens once the provider has listed its payments, and before anybody looks at them. */
let meanwhile: () => Promise<unknown> = async () => undefined;
/** Whether the provider makes the charge of the month ahead only once its charges were listed. */
let isAheadLate = false;
let api: Api;
beforeAll(async () => {
  api = await startApi({
    before: (real) => ({
      ...real,
      paymentsOfSubscription: async (id) => {
        const all = await real.paymentsOfSubscription(id);
        return isAheadLate ? all.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate)).slice(0, 1) : all;
      },
      changeSubscription: async (...asked) => {
        const came = await real.changeSubscription(...asked);
        if (isLost) throw new GatewayUnavailable('slow', 'changeSubscription');
        return came;
      },
      allPayments: async function* () {
        const page = [];
        for await (const payment of real.allPayments()) page.push(payment);
        await meanwhile();
        yield* page;
      },
      paymentsOf: async (customerId) => {
        const page = await real.paymentsOf(customerId);
        await meanwhile();
        return page;
      },
    }),
  });
});
beforeEach(() => {
  api.clock.now = TEST_NOW;
  meanwhile = async () => undefined;
  isAheadLate = false;
});
afterAll(() => api.close());

const accountOf = async (id: string) => (await api.deps.views.accounts.get(id))?.facts;

describe('a report that comes before the change of plan that it follows from is recorded', () => {
  it.each([
    ['a year instead of a month', 'genio-mensal', 'genio-anual', 3000, '2027-11-28'],
    ['a month instead of a year', 'genio-anual', 'genio-mensal', 310, '2026-12-28'],
  ])('%s: what is paid pays for that time', async (_what, from, to, value, until) => {
    const body = aSignUp(from);
    const { user, token } = (await api.nobody.post('/auth/register', body)).as(registerAnswer);
    await deliver(api);
    isLost = true;
    const rita = clientOf(api.url, token);
    await rita.put('/subscription/plan', { planId: to });
    isLost = false;
    await deliver(api);
    await settleFor(api, 4);
    await deliver(api);
    api.clock.now = '2026-11-28T15:00:00.000Z';
    await deliver(api);
    const facts = await accountOf(user.accountId);
    expect(facts?.planId).toBe(to);
    expect(facts?.invoices.find(({ status }) => status === 'paid')).toMatchObject({ value, paidUntil: until });
  });
});

describe('a PIX that is paid while the payments are being listed, and reported before they are looked at', () => {
  const later = (seconds: number): void => {
    api.clock.now = new Date(Date.parse(api.clock.now) + seconds * 1_000).toISOString();
  };
  const payMeanwhile = (paymentId: string): void => {
    meanwhile = async () => {
      meanwhile = async () => undefined;
      later(2);
      await api.deps.billing.simulator?.act(paymentId, 'confirm');
      await deliver(api);
      later(2);
    };
  };
  const withPix = async () => {
    const { user, token, subscription } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(
      registerAnswer,
    );
    await deliver(api);
    return { id: user.accountId, client: clientOf(api.url, token), invoiceId: subscription.paymentId ?? '' };
  };

  it('stays paid after the daily comparison', async () => {
    const { id, invoiceId } = await withPix();
    payMeanwhile(invoiceId);
    await work(api, 'comparison');
    expect((await accountOf(id))?.invoices).toMatchObject([{ invoiceId, status: 'received' }]);
  });

  it('and so does a month that is charged while its plan is changed', async () => {
    const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
    await deliver(api);
    const invoiceId = (await accountOf(user.accountId))?.invoices[0]?.invoiceId ?? '';
    payMeanwhile(invoiceId);
    await clientOf(api.url, token).put('/subscription/plan', { planId: 'mestre-mensal' });
    expect((await accountOf(user.accountId))?.invoices[0]).toMatchObject({ invoiceId, status: 'paid', value: 490 });
  });
});

it('a month that was paid before its plan became a yearly one, and is told of after that, pays for a month', async () => {
  const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
  await deliver(api);
  const [first] = (await accountOf(user.accountId))?.invoices ?? [];
  await api.deps.billing.simulator?.act(first?.invoiceId ?? '', 'confirm');
  await clientOf(api.url, token).put('/subscription/plan', { planId: 'genio-anual' });
  await deliver(api);
  const facts = await accountOf(user.accountId);
  expect(facts?.invoices.filter(({ status }) => status !== 'cancelled')).toMatchObject([
    { value: 310, status: 'paid', covers: { from: '2026-11-28', months: 1 }, paidUntil: '2026-12-28' },
    { value: 3000, status: 'open', covers: { from: '2026-12-28', months: 12 } },
  ]);
});

it('a charge that the provider makes while the plan is changed does not get the price of the new one, too', async () => {
  const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
  await deliver(api);
  isAheadLate = true;
  await clientOf(api.url, token).put('/subscription/plan', { planId: 'genio-anual' });
  await deliver(api);
  const open = (await accountOf(user.accountId))?.invoices.filter(({ status }) => status === 'open');
  expect(open?.map(({ value, originalDueDate }) => [value, originalDueDate])).toEqual([[3000, '2026-11-28']]);
});

it('a month that is paid before anybody told of its new amount is paid at once, as the provider says when asked', async () => {
  const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
  await deliver(api);
  isLost = true;
  await clientOf(api.url, token).put('/subscription/plan', { planId: 'mestre-mensal' });
  isLost = false;
  await settleFor(api, 4);
  api.clock.now = '2026-11-28T15:00:00.000Z';
  const simulator = api.deps.billing.simulator;
  const [payment] =
    (await simulator?.customers())
      ?.find(({ reference }) => reference === user.accountId)
      ?.payments.filter(({ dueDate }) => dueDate === '2026-11-28') ?? [];
  await simulator?.act(payment?.id ?? '', 'confirm');
  const { actions: _, refused: __, ...told } = { ...payment, status: 'CONFIRMED' };
  const body = { id: 'evt_first', event: 'PAYMENT_CONFIRMED', dateCreated: '2026-11-28 12:00:00', payment: told };
  const headers = { 'asaas-access-token': (await simulator?.webhookToken()) ?? '' };
  expect((await api.nobody.post('/webhooks/asaas', body, { headers })).status).toBe(200);
  await api.deps.views.waitFor(await api.deps.stores.events.head(), 12_000);
  expect((await accountOf(user.accountId))?.invoices.find(({ invoiceId }) => invoiceId === payment?.id)).toMatchObject({
    status: 'paid',
    value: 490,
    paidUntil: '2026-12-28',
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { selfAnswer } from '../../../domain/api/auth.ts';
import { paymentInfo, paymentsAnswer } from '../../../domain/api/payments.ts';
import { type Registered, registerAnswer } from '../../../domain/api/registration.ts';
import { subscription, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { issueToken, newSession } from '../../sessions/tokens.ts';
import { type Api, startApi, TEST_NOW } from '../../testing/api.ts';
import { deliver } from '../../testing/billing.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.clock.now = TEST_NOW;
});
afterAll(() => api.close());

const simulator = () => {
  if (api.deps.billing.simulator === null) throw new Error('no simulator');
  return api.deps.billing.simulator;
};
const monthly = async (): Promise<Registered> =>
  (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
/** Signed in on the day that it is: a session lasts no longer than a day. */
const now = async ({ user }: Registered): Promise<Client> =>
  clientOf(api.url, await issueToken(api.deps.tokenKey, newSession(user.id, 0, api.deps), api.clock.now));
const seen = async (who: Registered) => (await (await now(who)).get('/subscription')).as(subscription);
const invoiceOf = async (who: Registered, dueOn: string) =>
  (await seen(who)).invoices.find(({ originalDueDate }) => originalDueDate === dueOn);
const heldOf = async ({ user }: Registered) =>
  (await simulator().customers()).find(({ reference }) => reference === user.accountId)?.payments ?? [];
const chargeOf = async (who: Registered, dueOn: string) => (await heldOf(who)).find(({ dueDate }) => dueDate === dueOn);
const on = async (day: string): Promise<void> => {
  api.clock.now = `${day}T15:00:00.000Z`;
  await deliver(api);
};
/** The bank refuses the card for the charge of this day, on `day`. */
const refused = async (who: Registered, dueOn: string, day: string): Promise<void> => {
  api.clock.now = `${day}T03:05:00.000Z`;
  await simulator().act((await chargeOf(who, dueOn))?.id ?? '', 'refuse');
  await on(day);
};
const declined = { status: 'PENDING', declined: true, automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] };

it('a renewal that the bank refused is to be paid at once, on every page, before its own day is past', async () => {
  const rita = await monthly();
  await on('2026-11-28');
  await refused(rita, '2026-12-28', '2026-12-28');
  expect(await seen(rita)).toMatchObject({ state: 'OVERDUE', next: { date: '2026-12-28', amount: 310 } });
  expect(await invoiceOf(rita, '2026-12-28')).toMatchObject(declined);
  const { payments } = (await (await now(rita)).get('/payments')).as(paymentsAnswer);
  const told = payments.find(({ originalDueDate }) => originalDueDate === '2026-12-28');
  expect(told).toMatchObject({ status: 'PENDING', declined: true });
  expect(told).not.toHaveProperty('automatic');
  expect((await (await now(rita)).get('/users/self')).as(selfAnswer).accountStatus).toBe('ACTIVE');
});

it('a first charge that the bank refused too, while the trial still lasts', async () => {
  const rita = await monthly();
  await refused(rita, '2026-11-28', '2026-11-28');
  expect((await seen(rita)).state).toBe('ONLY_TRIAL');
  expect(await invoiceOf(rita, '2026-11-28')).toMatchObject(declined);
});

it('whoever takes the PIX of a refused charge is charged by no card for it, and the next month is', async () => {
  const rita = await monthly();
  await on('2026-11-28');
  await refused(rita, '2026-12-28', '2026-12-28');
  const charge = await chargeOf(rita, '2026-12-28');
  const code = await (await now(rita)).get(`/subscription/paymentInfo/${charge?.id}`);
  expect(code.as(paymentInfo).copyAndPaste).toContain('br.gov.bcb.pix');
  expect((await chargeOf(rita, '2026-12-28'))?.billingType).toBe('PIX');
  await simulator().act(charge?.id ?? '', 'confirm');
  await on('2026-12-28');
  expect(await seen(rita)).toMatchObject({ state: 'ACTIVE', paidUntil: '2027-01-28' });
  expect(await invoiceOf(rita, '2027-01-28')).toMatchObject({ automatic: true, payableBy: [] });
  await on('2027-01-28');
  expect((await heldOf(rita)).filter(({ status }) => status === 'CONFIRMED' || status === 'RECEIVED')).toHaveLength(3);
});

it('another card pays the refused charge itself, and nothing is left to be charged for the month', async () => {
  const rita = await monthly();
  await on('2026-11-28');
  await refused(rita, '2026-12-28', '2026-12-28');
  const { id } = (await chargeOf(rita, '2026-12-28')) ?? { id: '' };
  const paid = await (await now(rita)).post(`/subscription/payments/${id}/pay`, {
    billingType: 'CREDIT_CARD',
    creditCard: aCard,
  });
  expect(paid.status).toBe(200);
  expect(await seen(rita)).toMatchObject({ state: 'ACTIVE', paidUntil: '2027-01-28' });
  expect((await heldOf(rita)).map(({ dueDate, status }) => `${dueDate} ${status}`).sort()).toEqual([
    '2026-11-28 CONFIRMED',
    '2026-12-28 CONFIRMED',
    '2027-01-28 PENDING',
  ]);
});

it('another card stands in the answer to whoever gave it', async () => {
  const rita = await now(await monthly());
  const changed = await rita.put('/subscription/card', { creditCard: { ...aCard, number: '4111111111111111' } });
  expect(changed.as(subscriptionChanged).subscription).toMatchObject({
    failure: null,
    next: { amount: 310, cardEnding: '1111' },
  });
});

it('whoever owes more than a month gets another monthly plan all the same, charged from today on', async () => {
  const rita = await monthly();
  await refused(rita, '2026-11-28', '2026-11-28');
  await refused(rita, '2026-12-28', '2026-12-28');
  await on('2027-01-15');
  expect((await seen(rita)).state).toBe('INACTIVE');
  const changed = await (await now(rita)).put('/subscription/plan', { planId: 'mestre-mensal' });
  expect([changed.status, changed.as(subscriptionChanged).subscription.plan?.id]).toEqual([200, 'mestre-mensal']);
  await on('2027-01-15');
  expect((await heldOf(rita)).map(({ value, dueDate, status }) => `${value} ${dueDate} ${status}`)).toEqual([
    '490 2026-11-28 OVERDUE',
    '490 2027-01-15 CONFIRMED',
    '490 2027-02-15 PENDING',
  ]);
  expect(await seen(rita)).toMatchObject({ paidUntil: '2027-02-15' });
});

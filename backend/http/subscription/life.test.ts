import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crc16 } from '../../../billing/simulator/pix.ts';
import { selfAnswer } from '../../../domain/api/auth.ts';
import { erasureAnswer } from '../../../domain/api/own-account.ts';
import { paymentInfo, paymentsAnswer } from '../../../domain/api/payments.ts';
import { type Registered, registerAnswer } from '../../../domain/api/registration.ts';
import { cancellationAnswer, subscription } from '../../../domain/api/subscription.ts';
import { issueToken, newSession } from '../../sessions/tokens.ts';
import { type Api, startApi, TEST_NOW } from '../../testing/api.ts';
import { deliver, work } from '../../testing/billing.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.clock.now = TEST_NOW;
});
afterAll(() => api.close());

const registered = async (planId: string, installmentNumber = 1): Promise<Registered> =>
  (await api.nobody.post('/auth/register', aSignUp(planId, { installmentNumber }))).as(registerAnswer);

/** Signed in on the day that it is: a session lasts no longer than a day. */
const now = async ({ user }: Registered): Promise<Client> =>
  clientOf(api.url, await issueToken(api.deps.tokenKey, newSession(user.id, 0, api.deps), api.clock.now));
const statusOf = async (who: Registered) => {
  const { accountStatus, accountStatusCause } = (await (await now(who)).get('/users/self')).as(selfAnswer);
  return accountStatusCause === null ? accountStatus : `${accountStatus} ${accountStatusCause}`;
};
const paymentsOf = async (who: Registered) => (await (await now(who)).get('/payments')).as(paymentsAnswer).payments;
const simulator = () => {
  if (api.deps.billing.simulator === null) throw new Error('no simulator');
  return api.deps.billing.simulator;
};
const on = async (day: string): Promise<void> => {
  api.clock.now = `${day}T15:00:00.000Z`;
  await deliver(api);
  await work(api, 'charges');
  await deliver(api);
};

describe('a monthly subscription by card', () => {
  it('is tried, charged, overdue, paid by PIX and cancelled to the end of the paid month', async () => {
    const rita = await registered('genio-mensal');
    expect(await statusOf(rita)).toBe('ONLY_TRIAL');
    expect(await paymentsOf(rita)).toMatchObject([
      { value: 310, status: 'PENDING', originalDueDate: '2026-11-28' },
      { value: 310, status: 'PENDING', originalDueDate: '2026-12-28' },
    ]);

    await on('2026-11-28');
    expect(await statusOf(rita)).toBe('ACTIVE');
    const [, second] = await paymentsOf(rita);
    expect(await paymentsOf(rita)).toMatchObject([
      { status: 'CONFIRMED' },
      { status: 'PENDING', originalDueDate: '2026-12-28' },
    ]);

    await simulator().act(second?.id ?? '', 'refuse');
    await on('2026-12-29');
    expect((await paymentsOf(rita))[1]).toMatchObject({ status: 'OVERDUE' });
    expect(await statusOf(rita)).toBe('ACTIVE');
    await on('2027-01-04');
    expect(await statusOf(rita)).toBe('INACTIVE overdue');

    const code = await (await now(rita)).get(`/subscription/paymentInfo/${second?.id}`);
    expect(code.as(paymentInfo).copyAndPaste).toContain('br.gov.bcb.pix');
    await simulator().act(second?.id ?? '', 'confirm');
    await deliver(api);
    expect(await statusOf(rita)).toBe('ACTIVE');

    const cancelled = await (await now(rita)).delete('/subscription/?reason=Mudei%20de%20ideia&support=true');
    expect(cancelled.as(cancellationAnswer)).toEqual({
      accountStatus: 'ACTIVE',
      accountStatusCause: null,
      refunded: false,
    });
    expect((await paymentsOf(rita)).filter(({ status }) => status === 'PENDING')).toEqual([]);
    await on('2027-01-29');
    expect(await statusOf(rita)).toBe('INACTIVE cancelled');
  });

  it('disputed at the bank of the card ends, until the dispute is won', async () => {
    const rita = await registered('genio-mensal');
    await on('2026-11-28');
    const [first] = await paymentsOf(rita);
    await simulator().act(first?.id ?? '', 'dispute');
    await deliver(api);
    expect(await statusOf(rita)).toBe('INACTIVE disputed');
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'REFUNDED', disputed: true }, { status: 'PENDING' }]);
    api.clock.now = '2026-11-28T18:00:00.000Z';
    await simulator().act(first?.id ?? '', 'confirm');
    await deliver(api);
    expect(await statusOf(rita)).toBe('ACTIVE');
    expect(await paymentsOf(rita)).toHaveLength(2);
  });

  it('cancelled within its trial is never charged', async () => {
    const rita = await registered('educacional-mensal');
    await (await now(rita)).delete('/subscription/?reason=&support=false');
    expect(await statusOf(rita)).toBe('ONLY_TRIAL');
    await on('2026-12-30');
    expect(await statusOf(rita)).toBe('INACTIVE cancelled');
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
  });
});

describe('a year by card in instalments', () => {
  it('is charged once when the trial is over, and renewed after a year', async () => {
    const rita = await registered('genio-anual-cartao', 12);
    await on('2026-11-27');
    expect(await paymentsOf(rita)).toEqual([]);
    await on('2026-11-28');
    await work(api, 'charges');
    const payments = await paymentsOf(rita);
    expect(payments).toHaveLength(12);
    expect(payments.reduce((sum, { value }) => sum + value, 0)).toBe(3000);
    expect(await statusOf(rita)).toBe('ACTIVE');
    await on('2027-11-27');
    expect(await paymentsOf(rita)).toHaveLength(12);
    await on('2027-11-28');
    expect(await paymentsOf(rita)).toHaveLength(24);
    expect(await statusOf(rita)).toBe('ACTIVE');
    await on('2028-11-20');
    expect(await statusOf(rita)).toBe('ACTIVE');
  });
});

describe('a year by PIX', () => {
  const paid = async (): Promise<Registered> => {
    const rita = await registered('genio-anual-pix');
    await simulator().act(rita.subscription.paymentId ?? '', 'confirm');
    await deliver(api);
    return rita;
  };

  it('waits for its payment, whose code is a valid BR Code and whose picture is a PNG', async () => {
    const rita = await registered('genio-anual-pix');
    expect(await statusOf(rita)).toBe('PENDING');
    const answer = await (await now(rita)).get(`/subscription/paymentInfo/${rita.subscription.paymentId}`);
    const { copyAndPaste, qrCode } = answer.as(paymentInfo);
    expect(copyAndPaste).toMatch(/^000201.*5303986.*54072700\.00.*5802BR.*6304[0-9A-F]{4}$/);
    expect(copyAndPaste.slice(-4)).toBe(crc16(copyAndPaste.slice(0, -4)));
    expect(Buffer.from(qrCode, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const stranger = await registered('genio-anual-pix');
    const other = await (await now(stranger)).get(`/subscription/paymentInfo/${rita.subscription.paymentId}`);
    expect(other.status).toBe(404);
  });

  it('is active once the money is there', async () => {
    const rita = await paid();
    expect(await statusOf(rita)).toBe('ACTIVE');
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'RECEIVED', value: 2700 }]);
  });

  it('paid after its day pays for the year from then on, and its receipt says that year', async () => {
    const rita = await registered('genio-anual-pix');
    api.clock.now = '2026-11-24T15:00:00.000Z';
    await simulator().act(rita.subscription.paymentId ?? '', 'confirm');
    await deliver(api);
    const bought = (await (await now(rita)).get('/subscription')).as(subscription);
    expect(bought).toMatchObject({ paidUntil: '2027-11-24', invoices: [{ from: '2026-11-24', until: '2027-11-24' }] });
  });

  it('unpaid for seven days is inactive', async () => {
    const rita = await registered('genio-anual-pix');
    await on('2026-11-26');
    expect(await statusOf(rita)).toBe('PENDING');
    await on('2026-11-27');
    expect(await statusOf(rita)).toBe('INACTIVE overdue');
  });

  it('cancelled while the trial lasts is refunded, and ends at once', async () => {
    const rita = await paid();
    api.clock.now = '2026-11-26T15:00:00.000Z';
    const cancelled = await (await now(rita)).delete('/subscription/?reason=Caro&support=false');
    expect(cancelled.as(cancellationAnswer)).toEqual({
      accountStatus: 'INACTIVE',
      accountStatusCause: 'cancelled',
      refunded: true,
    });
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'REFUNDED' }]);
    const erasure = (await (await now(rita)).get('/account/erasure')).as(erasureAnswer);
    expect(erasure).toMatchObject({ eraseOn: '2027-02-26', requestedAt: null, leaving: null });
    const again = await (await now(rita)).delete('/subscription/?reason=Caro&support=false');
    expect(again.as(cancellationAnswer).refunded).toBe(true);
    expect(await deliver(api)).toBeGreaterThan(0);
    expect(await statusOf(rita)).toBe('INACTIVE cancelled');
  });

  it('cancelled on the fifteenth day of the contract is refunded, as its guarantee says', async () => {
    const rita = await paid();
    api.clock.now = '2026-12-05T15:00:00.000Z';
    const cancelled = await (await now(rita)).delete('/subscription/?reason=Caro&support=false');
    expect(cancelled.as(cancellationAnswer)).toMatchObject({ accountStatus: 'INACTIVE', refunded: true });
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'REFUNDED' }]);
  });

  it('cancelled after its guarantee is not refunded, and lasts to the end of the year', async () => {
    const rita = await paid();
    api.clock.now = '2026-12-06T15:00:00.000Z';
    const admin = await api.adviser({ role: 'admin' });
    const cancelled = await admin.delete(`/admin/subscription/?reason=Pedido&support=false&userId=${rita.user.id}`);
    expect(cancelled.as(cancellationAnswer)).toMatchObject({ accountStatus: 'ACTIVE', refunded: false });
    await on('2027-11-20');
    expect(await statusOf(rita)).toBe('ACTIVE');
    await on('2027-11-21');
    expect(await statusOf(rita)).toBe('INACTIVE cancelled');
  });

  it('is renewed by a PIX that comes ten days before the end', async () => {
    const rita = await paid();
    await on('2027-11-09');
    expect(await paymentsOf(rita)).toHaveLength(1);
    await on('2027-11-10');
    const [, renewal] = await paymentsOf(rita);
    expect(renewal).toMatchObject({ status: 'PENDING', originalDueDate: '2027-11-20' });
    await on('2027-11-22');
    expect(await statusOf(rita)).toBe('ACTIVE');
    await simulator().act(renewal?.id ?? '', 'confirm');
    await deliver(api);
    await on('2028-11-19');
    expect(await statusOf(rita)).toBe('ACTIVE');
  });
});

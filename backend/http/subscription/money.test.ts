import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlanAnswer } from '../../../domain/api/accounts.ts';
import { selfAnswer } from '../../../domain/api/auth.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import {
  cancellationAnswer,
  subscription,
  subscriptionAnswer,
  subscriptionChanged,
} from '../../../domain/api/subscription.ts';
import type { SignedIn } from '../../testing/api.ts';
import { settleFor, work } from '../../testing/billing.ts';
import { type Client, refusal } from '../../testing/client.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aCard, aSignUp, REFUSED_CARDS } from '../../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

interface Rita extends Client {
  readonly accountId: string;
  readonly email: string;
  readonly userId: string;
}
const registered = async (planId: string, installmentNumber = 1): Promise<Rita & { status: string }> => {
  const body = aSignUp(planId, { installmentNumber });
  const answer = await provider.api.nobody.post('/auth/register', body);
  const { user, subscription: bought } = answer.as(registerAnswer);
  const client = await provider.signIn(body.account.email);
  return { ...client, accountId: user.accountId, email: user.email, userId: user.id, status: bought.status };
};
const again = async (rita: Rita): Promise<Rita> => ({ ...rita, ...(await provider.signIn(rita.email)) });
const subscribed = async (rita: Client) => (await rita.get('/subscription')).as(subscription);
const on = (day: string): void => {
  provider.api.clock.now = `${day}T15:00:00.000Z`;
};
const charges = () => work(provider.api, 'charges');
const compare = () => work(provider.api, 'comparison');
const admin = (): Promise<SignedIn> => provider.api.adviser({ role: 'admin' });
describe('what is refused has moved no money', () => {
  it('a stale revision of a plan, also of the one it has, and of a cancellation', async () => {
    const rita = await registered('genio-mensal');
    const held = await provider.heldFor(rita.accountId);
    const boss = await admin();
    const stale = { headers: { 'If-Match': '"999"' } };
    for (const planId of ['mestre-mensal', 'genio-mensal']) {
      const answer = await boss.put(`/accounts/${rita.accountId}/plan`, { planId }, stale);
      expect([answer.status, answer.as(refusal).err]).toEqual([409, 'StaleRevision']);
    }
    expect((await rita.delete('/subscription', stale)).status).toBe(409);
    expect(await provider.heldFor(rita.accountId)).toEqual(held);
    expect((await subscribed(rita)).cancellation).toBeNull();
  });

  it('and the present one is taken, whatever the program noted since it was read', async () => {
    const rita = await registered('genio-mensal');
    const seen = (await rita.get('/subscription')).headers.get('ETag') ?? '';
    on('2026-11-28');
    await provider.heldFor(rita.accountId);
    await compare();
    const now = await again(rita);
    expect((await now.get('/subscription')).headers.get('ETag')).toBe(seen);
    const changed = await now.put('/subscription/plan', { planId: 'mestre-mensal' }, { headers: { 'If-Match': seen } });
    expect(changed.as(subscriptionChanged).subscription.plan?.id).toBe('mestre-mensal');
    expect(
      (await now.put('/subscription/plan', { planId: 'genio-mensal' }, { headers: { 'If-Match': seen } })).status,
    ).toBe(409);
  });

  it('fewer places than active users, with their names', async () => {
    const rita = await registered('genio-mensal');
    await rita.post('/users', {
      user: { name: 'Bruno', email: `b${rita.userId}@genial.test`, password: 'senha-segura' },
    });
    const refused = await rita.put('/subscription/plan', { planId: 'educacional-mensal' });
    expect([refused.status, refused.as(refusal).err]).toEqual([422, 'TooManyUsers']);
    expect(refused.as(refusal).errorMessage).toContain('Bruno');
    const byAdmin = await (await admin()).put(`/accounts/${rita.accountId}/plan`, { planId: 'educacional-mensal' });
    expect(byAdmin.as(refusal).err).toBe('TooManyUsers');
  });

  it('and a colleague who is added at the same moment: one of both is refused', async () => {
    const rita = await registered('genio-mensal');
    const user = { name: 'Bruno', email: `b${rita.userId}@genial.test`, password: 'senha-segura' };
    const answers = await Promise.all([
      rita.put('/subscription/plan', { planId: 'educacional-mensal' }),
      rita.post('/users', { user }),
    ]);
    expect(answers.filter(({ status }) => status === 422).map((one) => one.as(refusal).err)).toEqual(['TooManyUsers']);
  });

  it('as many places as its own users: an administrator of the installation in the account takes none', async () => {
    const rita = await registered('genio-mensal');
    await provider.api.adviser({ role: 'admin', accountId: rita.accountId });
    expect((await rita.put('/subscription/plan', { planId: 'educacional-mensal' })).status).toBe(200);
  });
});

describe('a cancellation', () => {
  it('sent four times at once is done once, and answered each time', async () => {
    const rita = await registered('genio-mensal');
    const answers = await Promise.all([1, 2, 3, 4].map(() => rita.delete('/subscription/?reason=Caro&support=false')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await provider.heldFor(rita.accountId)).toEqual([]);
  });

  it('whose refund the provider has no balance for stands, says so, and is refunded when it has', async () => {
    const rita = await registered('genio-anual-pix');
    const [invoice] = (await subscribed(rita)).invoices;
    await provider.simulator.act(invoice?.id ?? '', 'confirm');
    await provider.behave({ hasBalance: false });
    const left = (await rita.delete('/subscription')).as(cancellationAnswer);
    expect(left).toMatchObject({ refunded: true, accountStatus: 'INACTIVE' });
    expect((await subscribed(rita)).cancellation).toMatchObject({ refunded: true, refundPending: 2700 });
    const [wish] = (await provider.api.deps.views.accounts.get(rita.accountId))?.facts.attempts ?? [];
    expect(wish).toMatchObject({ purpose: 'refund', outcome: 'refused', amount: 2700 });
    expect(wish?.detail).toContain('Saldo insuficiente');
    await provider.behave({ hasBalance: true });
    await settleFor(provider.api, 125);
    expect((await subscribed(await again(rita))).cancellation).toMatchObject({ refundPending: 0 });
    expect(await provider.heldFor(rita.accountId)).toEqual(['2700 REFUNDED 2026-11-20']);
  });

  it('is taken back by a new contract, with its own seven days', async () => {
    const rita = await registered('genio-mensal');
    await rita.delete('/subscription');
    on('2027-03-01');
    const now = await again(rita);
    expect((await subscribed(now)).state).toBe('INACTIVE');
    const back = await now.post('/subscription/return', { planId: 'genio-anual-pix' });
    const { pix, subscription: bought } = back.as(subscriptionChanged);
    expect(pix?.copyAndPaste).toContain('br.gov.bcb.pix');
    expect(bought).toMatchObject({ cancellation: null, guaranteeUntil: '2027-03-08', plan: { id: 'genio-anual-pix' } });
    await provider.simulator.act(bought.invoices.at(-1)?.id ?? '', 'confirm');
    await compare();
    expect(await subscribed(now)).toMatchObject({ state: 'ACTIVE', paidUntil: '2028-03-01', refund: { amount: 2700 } });
  });

  it('is taken back with a subscription, charged from that day on', async () => {
    const rita = await registered('genio-anual-pix');
    await rita.delete('/subscription');
    on('2027-03-01');
    const now = await again(rita);
    const typed = { planId: 'genio-mensal', creditCard: aCard };
    const refused = await now.post('/subscription/return', {
      ...typed,
      creditCard: { ...aCard, number: REFUSED_CARDS[0] },
    });
    expect(refused.as(refusal).err).toBe('PaymentRefused');
    expect((await subscribed(now)).cancellation).not.toBeNull();
    expect((await now.post('/subscription/return', typed)).status).toBe(200);
    await compare();
    expect(await subscribed(now)).toMatchObject({ state: 'ACTIVE', plan: { id: 'genio-mensal' } });
    expect((await provider.heldFor(rita.accountId)).filter((one) => one.endsWith('2027-03-01'))).toHaveLength(1);
  });
});

describe('each account by itself', () => {
  it('one whose charge is always refused stops nobody, is kept with its reason, and backed off', async () => {
    const [before, failing, after] = [
      await registered('genio-anual-cartao'),
      await registered('genio-anual-cartao'),
      await registered('genio-anual-cartao'),
    ];
    on('2026-11-28');
    await provider.behave({ refusesCards: 'not enabled' });
    await charges();
    const failed = (await provider.api.deps.views.accounts.get(failing.accountId))?.facts.attempts;
    expect(failed).toMatchObject([{ purpose: 'charge', outcome: 'refused', tries: 1 }]);
    expect(failed?.[0]?.detail).toContain('não estão habilitadas');
    // The provider's sentence is about the seller's account: its customer reads that it is not theirs.
    expect((await subscribed(await again(failing))).failure?.sentence).toMatch(/por um problema nosso/);
    // Not declined by its bank: it does not become a PIX.
    expect(await provider.heldFor(failing.accountId)).toEqual([]);
    await provider.behave({ refusesCards: null });
    await charges();
    for (const { accountId } of [before, failing, after])
      expect(await provider.heldFor(accountId)).toEqual(['3000 CONFIRMED 2026-11-28']);
    expect((await provider.api.deps.views.accounts.get(failing.accountId))?.facts.attempts).toEqual([]);
  });

  it('a kept card that its bank declines becomes a PIX', async () => {
    const rita = await registered('genio-anual-cartao');
    on('2026-11-28');
    await provider.behave({ refusesCards: 'declined' });
    await charges();
    expect(await provider.heldFor(rita.accountId)).toEqual(['3000 PENDING 2026-11-28']);
    const { invoices } = await subscribed(await again(rita));
    expect(invoices).toMatchObject([{ payableBy: ['PIX', 'CREDIT_CARD'] }]);
  });
});

describe('what the provider holds twice', () => {
  const twice = async (pay: boolean) => {
    const rita = await registered('genio-anual-pix');
    const [first] = (await subscribed(rita)).invoices;
    const customer = (await provider.simulator.customers()).find(({ reference }) => reference === rita.accountId);
    const { url, apiKey } = await provider.simulator.place();
    const made = await fetch(`${url}/payments`, {
      method: 'POST',
      headers: { access_token: apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        customer: customer?.id,
        billingType: 'PIX',
        value: 2700,
        dueDate: '2026-11-20',
        externalReference: `${rita.accountId}:1:2026-11-20`,
      }),
    });
    const { id: second } = JSON.parse(await made.text());
    for (const id of pay ? [first?.id ?? '', second] : []) await provider.simulator.act(id, 'confirm');
    return rita;
  };

  it('unpaid, the younger is removed by the daily comparison, and an administrator can see it', async () => {
    const rita = await twice(false);
    expect(await compare()).toMatchObject({ surplus: 1 });
    expect(await provider.heldFor(rita.accountId)).toEqual(['2700 PENDING 2026-11-20']);
    const { surpluses } = (await provider.api.deps.views.accounts.get(rita.accountId))?.facts ?? {};
    expect(surpluses).toMatchObject([{ amount: 2700, done: 'removed' }]);
    expect(await compare()).toMatchObject({ surplus: 0 });
  });

  it('both paid, one is sent back and the account stays paid', async () => {
    const rita = await twice(true);
    expect(await compare()).toMatchObject({ surplus: 1 });
    expect((await provider.heldFor(rita.accountId)).map((one) => one.split(' ')[1]).sort()).toEqual([
      'RECEIVED',
      'REFUNDED',
    ]);
    expect((await rita.get('/users/self')).as(selfAnswer).accountStatus).toBe('ACTIVE');
    // The year goes on being renewed.
    expect((await subscribed(rita)).next).toMatchObject({ amount: 2700, date: '2027-11-20' });
    on('2027-11-11');
    await charges();
    expect(await provider.heldFor(rita.accountId)).toContain('2700 PENDING 2027-11-20');
  });
});

describe('an overdue month of a subscription', () => {
  const overdue = async () => {
    const rita = await registered('genio-mensal');
    const [first] = (await subscribed(rita)).invoices;
    expect(first).toMatchObject({ automatic: true, payableBy: [] });
    await provider.simulator.act(first?.id ?? '', 'refuse');
    on('2026-12-01');
    await compare();
    const now = await again(rita);
    expect((await subscribed(now)).invoices[0]).toMatchObject({ status: 'OVERDUE', payableBy: ['PIX', 'CREDIT_CARD'] });
    return { rita: now, id: first?.id ?? '' };
  };

  it('is paid by PIX', async () => {
    const { rita, id } = await overdue();
    const { pix } = (await rita.post(`/subscription/payments/${id}/pay`, { billingType: 'PIX' })).as(
      subscriptionChanged,
    );
    expect(pix?.copyAndPaste).toContain('5406310.00');
    await provider.simulator.act(id, 'confirm');
    await compare();
    // The receipt says how it was paid, and for which plan, whatever plan comes after it.
    const payment = { date: '2026-12-01', by: 'PIX' };
    const plan = 'Gênio mensal, assinatura no cartão';
    expect(await subscribed(rita)).toMatchObject({ state: 'ACTIVE', invoices: [{ payment, plan }, { payment: null }] });
    await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    expect((await subscribed(rita)).invoices[0]).toMatchObject({ payment, plan });
    expect((await subscribed(rita)).plan?.id).toBe('mestre-mensal');
  });

  it('is paid by another card, once, and not by one that is refused', async () => {
    const { rita, id } = await overdue();
    const pay = (number: string) =>
      rita.post(`/subscription/payments/${id}/pay`, { billingType: 'CREDIT_CARD', creditCard: { ...aCard, number } });
    expect((await pay(REFUSED_CARDS[0])).as(refusal).err).toBe('PaymentRefused');
    expect((await pay(aCard.number)).as(subscriptionChanged).subscription).toMatchObject({
      state: 'ACTIVE',
      failure: null,
    });
    expect((await pay(aCard.number)).as(refusal).err).toBe('InvoicePaid');
    expect((await subscribed(rita)).invoices[0]?.payment).toEqual({ date: '2026-12-01', by: 'CREDIT_CARD' });
    expect((await provider.heldFor(rita.accountId))[0]).toBe('310 CONFIRMED 2026-11-28');
  });
});

it('a change of plan asks what the provider holds: the first open month changes, the others go', async () => {
  const rita = await registered('genio-mensal');
  const changed = await (await admin()).put(`/accounts/${rita.accountId}/plan`, { planId: 'genio-anual' });
  expect(changed.as(accountPlanAnswer).nextCharge).toEqual({ value: 3000, dueOn: '2026-11-28' });
  expect(await provider.heldFor(rita.accountId)).toEqual(['3000 PENDING 2026-11-28']);
  on('2027-01-15');
  await compare();
  expect(await provider.heldFor(rita.accountId)).toEqual(['3000 CONFIRMED 2026-11-28', '3000 PENDING 2027-11-28']);
});

it('users who do not decide about the account read its state, and change nothing', async () => {
  const rita = await registered('genio-mensal');
  const email = `c${rita.userId}@genial.test`;
  await rita.post('/users', { user: { name: 'Bruno', email, password: 'senha-segura' } });
  const bruno = await provider.signIn(email);
  expect((await bruno.get('/subscription')).as(subscriptionAnswer)).toEqual({ state: 'ONLY_TRIAL' });
  for (const call of [
    bruno.put('/subscription/card', { creditCard: aCard }),
    bruno.put('/subscription/plan', { planId: 'mestre-mensal' }),
    bruno.post('/subscription/payments/pay_1/pay', { billingType: 'PIX' }),
    bruno.post('/subscription/return', { planId: 'genio-mensal' }),
  ])
    expect((await call).as(refusal).err).toBe('Forbidden');
});

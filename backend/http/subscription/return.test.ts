import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { subscription, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { settleFor, work } from '../../testing/billing.ts';
import { type Client, refusal } from '../../testing/client.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const registered = async (planId: string) => {
  const body = aSignUp(planId);
  const { user } = (await provider.api.nobody.post('/auth/register', body)).as(registerAnswer);
  const client = await provider.signIn(body.account.email);
  return { ...client, accountId: user.accountId, email: user.email };
};
const subscribed = async (rita: Client) => (await rita.get('/subscription')).as(subscription);

describe('a return while the provider has not ended the former contract', () => {
  const cancelledInVain = async (planId: string, call: 'cancelSubscription' | 'cancelPayment') => {
    const rita = await registered(planId);
    provider.lose(call, true);
    expect((await rita.delete('/subscription')).status).toBe(200);
    return rita;
  };

  it.each([
    ['genio-mensal', 'cancelSubscription', { planId: 'mestre-mensal', creditCard: aCard }],
    ['genio-mensal', 'cancelSubscription', { planId: 'genio-anual-pix' }],
    ['genio-anual-pix', 'cancelPayment', { planId: 'genio-anual-pix' }],
  ] as const)('from %s waits for %s, and begins nothing', async (planId, call, body) => {
    const rita = await cancelledInVain(planId, call);
    const before = await provider.heldFor(rita.accountId);
    expect((await rita.post('/subscription/return', body)).as(refusal).err).toBe('ContractEnding');
    expect(await provider.heldFor(rita.accountId)).toEqual(before);
    expect((await subscribed(rita)).cancellation).not.toBeNull();
  });

  it('ends it first, and the job ends nothing of the new one', async () => {
    const rita = await cancelledInVain('genio-mensal', 'cancelSubscription');
    provider.lose(null);
    const back = await rita.post('/subscription/return', { planId: 'mestre-mensal', creditCard: aCard });
    expect(back.as(subscriptionChanged).subscription).toMatchObject({ next: { amount: 490, date: '2026-11-28' } });
    await settleFor(provider.api, 6);
    await work(provider.api, 'charges');
    expect(await provider.heldFor(rita.accountId)).toEqual([
      expect.stringMatching(/^490 PENDING 2026-11-28/),
      expect.stringMatching(/^490 PENDING 2026-12-28/),
    ]);
  });
});

describe('a return whose card is refused', () => {
  const cancelledLongAgo = async (planId: string) => {
    const rita = await registered(planId);
    await rita.delete('/subscription');
    provider.api.clock.now = '2027-01-05T15:00:00.000Z';
    return { ...(await provider.signIn(rita.email)), accountId: rita.accountId };
  };

  it('begins nothing, and is not charged later by itself', async () => {
    const rita = await cancelledLongAgo('genio-anual-cartao');
    await provider.behave({ keepsCards: false, refusesCards: 'declined' });
    const body = { planId: 'genio-anual-cartao', installmentNumber: 12, creditCard: aCard };
    expect((await rita.post('/subscription/return', body)).as(refusal).err).toBe('PaymentRefused');
    expect((await subscribed(rita)).cancellation).not.toBeNull();
    await provider.behave({ keepsCards: true, refusesCards: null });
    await settleFor(provider.api, 70);
    await work(provider.api, 'charges');
    expect(await provider.heldFor(rita.accountId)).toEqual([]);
    const again = (await rita.post('/subscription/return', body)).as(subscriptionChanged);
    expect(again.subscription).toMatchObject({ state: 'ACTIVE', cancellation: null, failure: null });
    const repeated = await rita.post('/subscription/return', body);
    expect(repeated.as(refusal).err).toBe('NotCancelled');
    await settleFor(provider.api, 5);
    const held = await provider.heldFor(rita.accountId);
    expect(held.map((one) => one.slice(0, 13))).toEqual(Array.from({ length: 12 }, () => '250 CONFIRMED'));
  });

  it.each([
    ['genio-anual-pix', 'charge', [/^2700 PENDING/]],
    ['genio-anual-cartao', 'charge', [/^3000 CONFIRMED/]],
    ['genio-mensal', 'subscribe', [/^310 /, /^310 /]],
  ] as const)(
    'to %s whose payment is reported before its answer is one contract with one charge',
    async (planId, call, held) => {
      const rita = await cancelledLongAgo('genio-anual-pix');
      provider.kill('after', call);
      const body = { planId, ...(planId.endsWith('-pix') ? {} : { creditCard: aCard }) };
      await rita.post('/subscription/return', body);
      provider.kill('after', null);
      await work(provider.api, 'comparison');
      await settleFor(provider.api, 14);
      for (let time = 0; time < 3; time += 1) {
        await settleFor(provider.api, 60);
        await work(provider.api, 'charges');
      }
      const found = await provider.heldFor(rita.accountId);
      expect(found).toEqual(held.map((one) => expect.stringMatching(one)));
      const { cancellation, plan, guaranteeUntil } = await subscribed(rita);
      expect([cancellation, plan?.id, guaranteeUntil]).toEqual([null, planId, '2027-01-12']);
    },
  );

  it('that is unanswered and paid already goes back to nobody who came back', async () => {
    const rita = await cancelledLongAgo('genio-anual-pix');
    provider.lose('charge');
    const body = { planId: 'genio-anual-cartao', creditCard: aCard };
    const came = (await rita.post('/subscription/return', body)).as(subscriptionChanged).subscription;
    expect(came.state).toBe('CONFIRMING');
    // The report of the payment arrives before its answer.
    await work(provider.api, 'comparison');
    provider.lose(null);
    await settleFor(provider.api, 14);
    expect(await provider.heldFor(rita.accountId)).toEqual(['3000 CONFIRMED 2027-01-05']);
    expect(await subscribed(rita)).toMatchObject({ state: 'ACTIVE', failure: null });
  });
});

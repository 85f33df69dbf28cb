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
  return { ...client, accountId: user.accountId };
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

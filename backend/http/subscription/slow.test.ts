import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { subscription } from '../../../domain/api/subscription.ts';
import { settleFor, work } from '../../testing/billing.ts';
import { type Client, refusal } from '../../testing/client.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider({ chargeTimeoutMs: 2_000, patienceMs: 1_500 });
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

/** Longer than the call may last. */
const slow = () => provider.behave({ slowMs: 4_500 });
const registered = async (planId: string) => {
  const body = aSignUp(planId);
  const { user, subscription: bought } = (await provider.api.nobody.post('/auth/register', body)).as(registerAnswer);
  const client = await provider.signIn(body.account.email);
  return { ...client, accountId: user.accountId, email: user.email, status: bought.status };
};
const subscribed = async (rita: Client) => (await rita.get('/subscription')).as(subscription);
const charges = () => work(provider.api, 'charges');

describe('a provider that takes longer than anybody waits', () => {
  it('is not asked again by the job, which finds the charge once it is made', async () => {
    const rita = await registered('genio-anual-cartao');
    provider.api.clock.now = '2026-11-28T15:00:00.000Z';
    await slow();
    for (let time = 0; time < 3; time += 1) await charges();
    await provider.simulator.idle();
    await settleFor(provider.api, 3);
    await charges();
    expect(await provider.heldFor(rita.accountId)).toEqual(['3000 CONFIRMED 2026-11-28']);
    expect(await subscribed(await provider.signIn(rita.email))).toMatchObject({ state: 'ACTIVE', failure: null });
  });

  it('leaves a sign-up that is confirmed later; trying again at once charges nothing', async () => {
    await slow();
    const body = aSignUp('genio-mensal');
    const first = await provider.api.nobody.post('/auth/register', body);
    expect(first.status).toBe(201);
    const { user, subscription: bought, accountStatus } = first.as(registerAnswer);
    expect(bought).toEqual({ id: null, type: 'SUBSCRIPTION', status: 'CONFIRMING', paymentId: null });
    expect(accountStatus).toBe('ONLY_TRIAL');
    expect((await provider.api.nobody.post('/auth/register', body)).as(refusal).err).toBe('EmailAlreadyExistsError');
    const rita = await provider.signIn(body.account.email);
    expect((await subscribed(rita)).state).toBe('CONFIRMING');
    expect((await rita.put('/subscription/card', { creditCard: aCard })).as(refusal).err).toBe('PaymentConfirming');
    await provider.simulator.idle();
    await settleFor(provider.api, 3);
    expect(await subscribed(rita)).toMatchObject({ state: 'ONLY_TRIAL', next: { amount: 310, cardEnding: null } });
    expect(await provider.heldFor(user.accountId)).toHaveLength(2);
  });

  it('and refuses afterwards is told by the account, and another card makes it good', async () => {
    await slow();
    await provider.behave({ refusesCards: 'declined' });
    const rita = await registered('genio-mensal');
    expect(rita.status).toBe('CONFIRMING');
    await provider.simulator.idle();
    await settleFor(provider.api, 14);
    await provider.behave({ slowMs: 0 });
    await provider.behave({ refusesCards: null });
    const { state, failure } = await subscribed(rita);
    expect([state, failure === null]).toEqual(['ONLY_TRIAL', false]);
    expect((await rita.put('/subscription/card', { creditCard: aCard })).status).toBe(200);
    // On a busy machine it takes longer than its caller is kept waiting here.
    await expect
      .poll(() => subscribed(rita))
      .toMatchObject({ failure: null, next: { cardEnding: aCard.number.slice(-4) } });
    expect(await provider.heldFor(rita.accountId)).toHaveLength(2);
  });
});

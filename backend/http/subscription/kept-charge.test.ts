import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { subscription, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { sellersFault } from '../../../domain/words/charges.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { settleFor } from '../../testing/billing.ts';
import { clientOf, refusal } from '../../testing/client.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let api: Api;
let keepsCharges = true;
let givesCodes = true;
const sentence = 'Esta cobrança não pode ser removida.';
beforeAll(async () => {
  api = await startApi({
    before: (real) => ({
      ...real,
      pixCode: async (id) =>
        givesCodes
          ? real.pixCode(id)
          : { ok: false, error: { name: 'PaymentRefused', reason: 'not enabled', sentence } },
      cancelPayment: async (id) =>
        keepsCharges
          ? { ok: false, error: { name: 'PaymentRefused', reason: 'data', sentence } }
          : real.cancelPayment(id),
    }),
  });
});
afterAll(() => api.close());

it('no subscription begins beside a PIX that the provider would not give up: it could be paid twice', async () => {
  const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(registerAnswer);
  const rita = clientOf(api.url, token);
  const monthly = { planId: 'genio-mensal', creditCard: aCard };
  const asked = (await rita.put('/subscription/plan', monthly)).as(subscriptionChanged);
  expect(asked.subscription).toMatchObject({ state: 'CONFIRMING', plan: { id: 'genio-anual-pix' } });
  await settleFor(api, 40);
  const held = async () =>
    (await api.deps.billing.simulator?.customers())
      ?.filter(({ reference }) => reference === user.accountId)
      .flatMap(({ payments }) => payments)
      .filter(({ deleted }) => !deleted)
      .map(({ value, billingType }) => `${billingType} ${value}`);
  expect(await held()).toEqual(['PIX 2700']);
  expect((await rita.get('/subscription')).as(subscription)).toMatchObject({
    plan: { id: 'genio-anual-pix' },
    planNotChanged: { sentence: expect.stringContaining('peça a mudança de novo') },
  });
  keepsCharges = false;
  expect((await rita.put('/subscription/plan', monthly)).as(subscriptionChanged).subscription.plan?.id).toBe(
    'genio-mensal',
  );
  expect(await held()).toEqual(['CREDIT_CARD 310', 'CREDIT_CARD 310']);
});

it('a PIX code that the provider refuses to the seller is no invoice that is not found, and it is not the payer who is at fault', async () => {
  const { subscription: bought, token } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(
    registerAnswer,
  );
  givesCodes = false;
  const rita = clientOf(api.url, token);
  const asked = [
    await rita.get(`/subscription/paymentInfo/${bought.paymentId}`),
    await rita.post(`/subscription/payments/${bought.paymentId}/pay`, { billingType: 'PIX' }),
  ];
  for (const answer of asked)
    expect([answer.status, answer.as(refusal).errorMessage]).toEqual([422, expect.stringContaining(sellersFault)]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { subscription, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { settleFor } from '../../testing/billing.ts';
import { clientOf } from '../../testing/client.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let api: Api;
let keepsCharges = true;
const sentence = 'Esta cobrança não pode ser removida.';
beforeAll(async () => {
  api = await startApi({
    before: (real) => ({
      ...real,
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

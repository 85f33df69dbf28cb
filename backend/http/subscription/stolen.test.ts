import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { clientOf, refusal } from '../../testing/client.ts';
import { aCard, aSignUp, REFUSED_CARDS } from '../../testing/sign-up.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it.each([
  ['an invoice', 'genio-anual-pix', 'post', (id: string) => `/subscription/payments/${id}/pay`],
  ['the next charges', 'genio-anual-cartao', 'put', () => '/subscription/card'],
] as const)(
  'nobody finds out which of many cards is good by paying %s with them',
  async (_what, planId, method, path) => {
    const { token, subscription } = (await api.nobody.post('/auth/register', aSignUp(planId))).as(registerAnswer);
    const client = clientOf(api.url, token);
    const tried = (number: string) => {
      const creditCard = { ...aCard, number };
      const body = method === 'post' ? { billingType: 'CREDIT_CARD', creditCard } : { creditCard };
      return client[method](path(subscription.paymentId ?? ''), body);
    };
    for (let time = 0; time < 10; time += 1)
      expect((await tried(REFUSED_CARDS[0])).as(refusal).err).toBe('PaymentRefused');
    const good = await tried(aCard.number);
    expect([good.status, good.as(refusal).err]).toEqual([429, 'TooManyRequests']);
  },
);

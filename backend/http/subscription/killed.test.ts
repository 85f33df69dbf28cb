import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../../billing/port.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { subscription } from '../../../domain/api/subscription.ts';
import { settleFor, work } from '../../testing/billing.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aCard, aSignUp } from '../../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

interface Account {
  readonly id: string;
  /** Signed in now: a session lasts no longer than a day. */
  readonly client: () => Promise<Client>;
}
const signedUp = async (planId: string): Promise<Account> => {
  const body = aSignUp(planId);
  const { user } = (await provider.api.nobody.post('/auth/register', body)).as(registerAnswer);
  return { id: user.accountId, client: () => provider.signIn(body.account.email) };
};
const firstInvoice = async ({ client }: Account): Promise<string> =>
  (await (await client()).get('/subscription')).as(subscription).invoices[0]?.id ?? '';
const on = (day: string): void => {
  provider.api.clock.now = `${day}T15:00:00.000Z`;
};
const charges = () => work(provider.api, 'charges').catch((error: unknown) => error);

interface Case {
  readonly name: string;
  readonly calls: readonly (keyof PaymentGateway)[];
  readonly planId: string;
  readonly before?: (account: Account) => Promise<unknown>;
  /** What a person or the job does, and does again after the kill. */
  readonly act: (account: Account) => Promise<unknown>;
  /** What the provider holds in the end, each charge once. */
  readonly held: readonly RegExp[];
}

const pix = async (account: Account): Promise<void> => {
  await provider.simulator.act(await firstInvoice(account), 'confirm');
  await work(provider.api, 'comparison');
};
const overdue = async (account: Account): Promise<void> => {
  await provider.simulator.act(await firstInvoice(account), 'refuse');
  on('2026-12-01');
  await work(provider.api, 'comparison');
};
const left = async ({ client }: Account): Promise<void> => {
  await (await client()).delete('/subscription');
  on('2027-01-05');
};
const asked = (call: (client: Client) => Promise<Answer>) => async (account: Account) => call(await account.client());

const cases: readonly Case[] = [
  {
    name: 'the charge of a year by the job',
    calls: ['charge'],
    planId: 'genio-anual-cartao',
    before: async () => on('2026-11-28'),
    act: charges,
    held: [/^3000 CONFIRMED/],
  },
  {
    name: 'an overdue month that is paid by card',
    calls: ['payWithCard'],
    planId: 'genio-mensal',
    before: overdue,
    act: async (account) => {
      const id = await firstInvoice(account);
      const body = { billingType: 'CREDIT_CARD', creditCard: aCard };
      return (await account.client()).post(`/subscription/payments/${id}/pay`, body);
    },
    held: [/^310 CONFIRMED 2026-11-28/, /^310 PENDING 2026-12-28/],
  },
  {
    name: 'a larger plan by subscription',
    calls: ['cancelPayment', 'changeSubscription'],
    planId: 'genio-mensal',
    act: asked((client) => client.put('/subscription/plan', { planId: 'mestre-mensal' })),
    held: [/^490 PENDING 2026-11-28/, /^490 PENDING 2026-12-28/],
  },
  {
    name: 'a subscription in place of a year by card',
    calls: ['subscribe'],
    planId: 'genio-anual-cartao',
    act: asked((client) => client.put('/subscription/plan', { planId: 'mestre-mensal' })),
    held: [/^490 PENDING 2026-11-28/, /^490 PENDING 2026-12-28/],
  },
  {
    name: 'PIX in place of a subscription',
    calls: ['cancelSubscription', 'charge'],
    planId: 'genio-mensal',
    act: asked((client) => client.put('/subscription/plan', { planId: 'genio-anual-pix' })),
    held: [/^2700 PENDING/],
  },
  {
    name: 'a cancellation with the money back',
    calls: ['refund'],
    planId: 'genio-anual-pix',
    before: pix,
    act: asked((client) => client.delete('/subscription')),
    held: [/^2700 REFUNDED/],
  },
  {
    name: 'a cancellation of a subscription',
    calls: ['cancelSubscription', 'cancelPayment'],
    planId: 'genio-mensal',
    act: asked((client) => client.delete('/subscription')),
    held: [],
  },
  {
    name: 'a return by a year by card',
    calls: ['charge'],
    planId: 'genio-anual-pix',
    before: left,
    act: asked((client) => client.post('/subscription/return', { planId: 'genio-anual-cartao', creditCard: aCard })),
    held: [/^3000 CONFIRMED 2027-01-05/],
  },
  {
    name: 'a return by PIX',
    calls: ['charge'],
    planId: 'genio-anual-pix',
    before: left,
    act: asked((client) => client.post('/subscription/return', { planId: 'genio-anual-pix' })),
    held: [/^2700 PENDING 2027-01-05/],
  },
  {
    name: 'a return by subscription',
    calls: ['subscribe'],
    planId: 'genio-anual-pix',
    before: left,
    act: asked((client) => client.post('/subscription/return', { planId: 'genio-mensal', creditCard: aCard })),
    held: [/^310 (PENDING|CONFIRMED) 2027-01-05/, /^310 PENDING 2027-02-05/],
  },
  {
    name: 'another card',
    calls: ['changeCard'],
    planId: 'genio-mensal',
    act: asked((client) => client.put('/subscription/card', { creditCard: aCard })),
    held: [/^310 PENDING 2026-11-28/, /^310 PENDING 2026-12-28/],
  },
];

const moments = ['before', 'after'] as const;
const kills = cases.flatMap((one) =>
  one.calls.flatMap((call) => moments.map((moment) => [one.name, moment, call, one] as const)),
);

describe.each(kills)('%s, the process killed %s %s', (_name, moment, call, { planId, before, act, held }) => {
  const killed = async (): Promise<Account> => {
    const account = await signedUp(planId);
    await before?.(account);
    provider.kill(moment, call);
    await act(account);
    provider.kill(moment, null);
    return account;
  };
  const expectOnce = async ({ id }: Account): Promise<void> => {
    const found = await provider.heldFor(id);
    expect(found).toEqual(held.map((one) => expect.stringMatching(one)));
  };

  it('is done once when it is repeated, and the job settles the rest', async () => {
    const account = await killed();
    await act(account);
    await settleFor(provider.api, 14);
    await act(account);
    await charges();
    await expectOnce(account);
  });

  it('is done at most once when the job alone goes on', async () => {
    const account = await killed();
    await settleFor(provider.api, 14);
    await charges();
    const found = await provider.heldFor(account.id);
    expect(new Set(found).size).toBe(found.length);
    const { facts } = (await provider.api.deps.views.accounts.get(account.id)) ?? {};
    expect(facts?.attempts.filter(({ outcome }) => outcome === 'open')).toEqual([]);
  });
});

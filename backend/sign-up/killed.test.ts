import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../billing/port.ts';
import { allAccounts } from '../../projections/accounts/query.ts';
import { settleFor, work } from '../testing/billing.ts';
import { startWithProvider, type WithProvider } from '../testing/provider.ts';
import { aSignUp } from '../testing/sign-up.ts';

let provider: WithProvider;
beforeAll(async () => {
  provider = await startWithProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const register = (body: unknown) => provider.api.nobody.post('/auth/register', body);
const accountsOf = async (email: string) =>
  (await allAccounts(provider.api.deps.views.accounts)).filter((account) => account.email === email);

/** What a sign-up is charged once it is complete, with a first month that is made with the second. */
const once: Readonly<Record<string, readonly string[]>> = {
  'genio-mensal': ['310 PENDING 2026-11-28', '310 PENDING 2026-12-28'],
  'genio-anual-pix': ['2700 PENDING 2026-11-20'],
};
const calls: Readonly<Record<string, readonly (keyof PaymentGateway)[]>> = {
  'genio-mensal': ['customer', 'subscribe'],
  'genio-anual-pix': ['customer', 'charge'],
};
const moments = ['before', 'after'] as const;
const cases = Object.entries(calls).flatMap(([planId, names]) =>
  names.flatMap((call) => moments.map((moment) => [planId, moment, call] as const)),
);

describe.each(cases)('a sign-up for %s whose process is killed %s %s', (planId, moment, call) => {
  const killed = async () => {
    const body = aSignUp(planId);
    provider.kill(moment, call);
    expect((await register(body)).status).toBe(500);
    provider.kill(moment, null);
    return body;
  };

  it('is charged once when its person repeats it, and the job settles the rest', async () => {
    const body = await killed();
    expect((await register(body)).status).toBe(201);
    expect((await register(body)).status).toBe(409);
    await settleFor(provider.api, 15);
    const [account, ...others] = await accountsOf(body.account.email);
    expect(others).toEqual([]);
    const held = await provider.heldFor(account?.id ?? '');
    // A card is nowhere kept: one that was not charged is typed again.
    const isTypedAgain = planId === 'genio-mensal' && moment === 'before' && call === 'subscribe';
    expect(held).toEqual(isTypedAgain ? [] : once[planId]?.map((one) => expect.stringMatching(one.slice(0, 12))));
  });

  it('and never repeated is undone, at the provider too', async () => {
    const body = await killed();
    const [account] = await accountsOf(body.account.email);
    await settleFor(provider.api, 16);
    await work(provider.api, 'charges');
    expect(await accountsOf(body.account.email)).toEqual([]);
    expect(await provider.heldFor(account?.id ?? '')).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAnswer, accountsAnswer } from '../../../domain/api/accounts.ts';
import { auditAnswer } from '../../../domain/api/audit.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import type { SignedIn } from '../../testing/api.ts';
import { settleFor, work } from '../../testing/billing.ts';
import { refusal } from '../../testing/client.ts';
import { startWithProvider, type WithProvider } from '../../testing/provider.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let provider: WithProvider;
let admin: SignedIn;
let accountId: string;
let path: string;

const on = (day: string): void => {
  provider.api.clock.now = `${day}T15:00:00.000Z`;
};
const billing = async () =>
  (await admin.get('/accounts')).as(accountsAnswer).accounts.find(({ id }) => id === accountId)?.billing;
/** INPC of September 2025: 0.52 %. */
const days = { paidOn: '2025-09-25', refundedOn: '2025-10-02' };
const owed = { ...days, amount: 14.04 };

beforeAll(async () => {
  provider = await startWithProvider();
  on(days.paidOn);
  const answer = await provider.api.nobody.post('/auth/register', aSignUp('genio-anual-pix'));
  const { user, subscription } = answer.as(registerAnswer);
  accountId = user.accountId;
  path = `/accounts/${accountId}/difference`;
  await provider.simulator.act(subscription.paymentId ?? '', 'confirm');
  await work(provider.api, 'comparison');
  on(days.refundedOn);
  const rita = await provider.signIn(user.email);
  expect((await rita.delete('/subscription')).status).toBe(200);
  await settleFor(provider.api, 5);
  admin = await provider.api.adviser({ role: 'admin' });
});
afterAll(() => provider.close());

describe('what is owed beside a refund', () => {
  it('is shown until it is paid, and not noted on behalf of a revision that is past', async () => {
    expect((await billing())?.owed).toEqual([{ ...owed, value: 2700 }]);
    const stale = await admin.put(path, owed, { headers: { 'If-Match': '"999"' } });
    expect([stale.status, stale.as(refusal).err]).toEqual([409, 'StaleRevision']);
    expect((await billing())?.differencesPaid).toEqual([]);
  });

  it('is not noted as another amount, nor of other days', async () => {
    expect((await admin.put(path, { ...owed, amount: 14 })).status).toBe(409);
    expect((await admin.put(path, { ...owed, paidOn: '2025-09-24' })).status).toBe(404);
    expect((await admin.put(path, { ...owed, amount: 0 })).status).toBe(422);
    expect((await billing())?.owed).toHaveLength(1);
  });

  it('is noted as paid once, however often that is said, with who said it', async () => {
    const first = (await admin.put(path, owed)).as(accountAnswer).account.billing;
    expect(first).toMatchObject({ owed: [], differencesPaid: [owed] });
    const at = first?.differencesPaid[0]?.at;
    on('2025-10-03');
    admin = await provider.api.adviser({ role: 'admin' });
    const both = await Promise.all([admin.put(path, owed), admin.put(path, owed)]);
    for (const answer of both)
      expect(answer.as(accountAnswer).account.billing).toMatchObject({ owed: [], differencesPaid: [{ ...owed, at }] });
    const sentence =
      'Correção de R$ 14,04 marcada como paga por fora, sobre o que foi pago em 25/09/2025 e devolvido em 02/10/2025: Rita Fictícia';
    const { entries } = (await admin.get('/audit?limit=100')).as(auditAnswer);
    expect(entries.filter(({ summary }) => summary.replaceAll('\u00a0', ' ') === sentence)).toHaveLength(1);
  });
});

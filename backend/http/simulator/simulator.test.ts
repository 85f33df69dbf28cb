import { afterAll, beforeAll, expect, it } from 'vitest';
import { selfAnswer } from '../../../domain/api/auth.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { settingsAnswer } from '../../../domain/api/settings.ts';
import { simulatorAnswer } from '../../../domain/api/simulator.ts';
import { accountStream } from '../../../domain/streams.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { clientOf, refusal } from '../../testing/client.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let api: Api;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.adviser({ role: 'admin' });
});
afterAll(() => api.close());

it('an administrator pays, refunds and lets time pass for an account, and the account follows at once', async () => {
  const { user, token, subscription } = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(
    registerAnswer,
  );
  const rita = clientOf(api.url, token);
  const status = async () => (await rita.get('/users/self')).as(selfAnswer).accountStatus;
  const act = async (action: string) =>
    (await admin.post(`/simulator/payments/${subscription.paymentId}`, { action }))
      .as(simulatorAnswer)
      .customers.find(({ accountId }) => accountId === user.accountId)?.payments[0];

  expect(await act('confirm')).toMatchObject({ status: 'RECEIVED', actions: ['refund'] });
  expect(await status()).toBe('ACTIVE');
  const moved = await admin.post(`/simulator/accounts/${user.accountId}/time`, { days: 10 });
  expect(moved.as(simulatorAnswer).customers[0]?.payments[0]?.dueDate).toBe('2026-11-10');
  const { user: older } = (await rita.get('/users/self')).as(selfAnswer);
  expect(older.trialAsaasExpiration).toBe('2026-11-17T15:00:00.000Z');
  expect(await act('refund')).toMatchObject({ status: 'REFUNDED', actions: [] });
  expect(await status()).toBe('INACTIVE');
  const again = await admin.post(`/simulator/payments/${subscription.paymentId}`, { action: 'refund' });
  expect(again.as(refusal).err).toBe('NotFound');
});

it('time that passes for a subscription charges its card', async () => {
  const { user, token } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
  await admin.post(`/simulator/accounts/${user.accountId}/time`, { days: 8 });
  expect((await clientOf(api.url, token).get('/users/self')).as(selfAnswer).accountStatus).toBe('ACTIVE');
});

it('time that passes for a year of months charges each month on its day, so that none is ever overdue', async () => {
  const { user } = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
  await admin.post(`/simulator/accounts/${user.accountId}/time`, { days: 100 });
  const events = await api.newEvents(accountStream(user.accountId));
  expect(events.filter(({ type }) => type === 'PaymentConfirmed')).toHaveLength(4);
  const { invoices } = (await api.deps.views.accounts.get(user.accountId))?.facts ?? { invoices: [] };
  expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'open']);
  expect((invoices.at(-1)?.originalDueDate ?? '') > '2026-11-20').toBe(true);
});

it('with a real provider there is none', async () => {
  const settings = { ASAAS_URL: 'http://127.0.0.1:9', ASAAS_API_KEY: 'k', ASAAS_WEBHOOK_TOKEN: 't' };
  const real = await startApi({ env: settings });
  const other = await real.adviser({ role: 'admin' });
  expect((await other.get('/simulator')).status).toBe(404);
  expect((await real.nobody.get('/settings')).as(settingsAnswer).simulatedPayments).toBe(false);
  expect((await api.nobody.get('/settings')).as(settingsAnswer).simulatedPayments).toBe(true);
  await real.close();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlanAnswer } from '../../../domain/api/accounts.ts';
import { auditAnswer } from '../../../domain/api/audit.ts';
import { selfAnswer } from '../../../domain/api/auth.ts';
import { paymentsAnswer } from '../../../domain/api/payments.ts';
import { type Registered, registerAnswer } from '../../../domain/api/registration.ts';
import { issueToken, newSession } from '../../sessions/tokens.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from '../../testing/api.ts';
import { deliver, work } from '../../testing/billing.ts';
import { clientOf, refusal } from '../../testing/client.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let api: Api;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi({ workers: true });
});
beforeEach(async () => {
  api.clock.now = TEST_NOW;
  admin = await api.adviser({ role: 'admin' });
});
afterAll(() => api.close());

const registered = async (planId: string, installmentNumber = 1): Promise<Registered> =>
  (await api.nobody.post('/auth/register', aSignUp(planId, { installmentNumber }))).as(registerAnswer);
const now = async ({ user }: Registered) =>
  clientOf(api.url, await issueToken(api.deps.tokenKey, newSession(user.id, 0, api.deps), api.clock.now));
const self = async (who: Registered) => (await (await now(who)).get('/users/self')).as(selfAnswer);
const paymentsOf = async (who: Registered) =>
  (await (await now(who)).get('/payments')).as(paymentsAnswer).payments.filter(({ status }) => status !== 'CANCELLED');
const changed = async ({ user }: Registered, planId: string) =>
  (await admin.put(`/accounts/${user.accountId}/plan`, { planId })).as(accountPlanAnswer);
const on = async (day: string): Promise<void> => {
  api.clock.now = `${day}T15:00:00.000Z`;
  await deliver(api);
  await work(api, 'charges');
  await deliver(api);
  // The administrator's session ended long ago.
  admin = await api.adviser({ role: 'admin' });
};
const simulator = () => {
  if (api.deps.billing.simulator === null) throw new Error('no simulator');
  return api.deps.billing.simulator;
};

describe('a monthly subscription', () => {
  it('that gets a larger plan in its trial is charged by it when the trial is over, and each month after', async () => {
    const rita = await registered('genio-mensal');
    expect(await changed(rita, 'mestre-mensal')).toMatchObject({
      planId: 'mestre-mensal',
      nextCharge: { value: 490, dueOn: '2026-11-28' },
    });
    expect((await self(rita)).user).toMatchObject({ planId: 'mestre-mensal', planName: 'Mestre' });
    expect(await paymentsOf(rita)).toMatchObject([
      { value: 490, status: 'PENDING', originalDueDate: '2026-11-28' },
      { value: 490, status: 'PENDING', originalDueDate: '2026-12-28' },
    ]);
    await on('2026-11-28');
    expect(await paymentsOf(rita)).toMatchObject([
      { value: 490, status: 'CONFIRMED' },
      { value: 490, status: 'PENDING', originalDueDate: '2026-12-28' },
    ]);
  });

  it('that becomes a yearly one pays for a year at its next charge', async () => {
    const rita = await registered('genio-mensal');
    await on('2026-11-28');
    await changed(rita, 'genio-anual');
    await on('2026-12-28');
    expect((await self(rita)).user.planValidUntil).toBe('2027-12-28');
    expect(await paymentsOf(rita)).toMatchObject([
      { value: 310, status: 'CONFIRMED' },
      { value: 3000, status: 'CONFIRMED' },
      { value: 3000, status: 'PENDING', originalDueDate: '2027-12-28' },
    ]);
  });

  it('that is to be paid by PIX ends at the provider, and its time that is paid goes on', async () => {
    const rita = await registered('genio-mensal');
    await on('2026-11-28');
    expect(await changed(rita, 'genio-anual-pix')).toMatchObject({ nextCharge: { value: 2700, dueOn: '2026-12-28' } });
    expect(await paymentsOf(rita)).toMatchObject([{ status: 'CONFIRMED' }]);
    await on('2026-12-18');
    const [, renewal] = await paymentsOf(rita);
    expect(renewal).toMatchObject({ value: 2700, status: 'PENDING', originalDueDate: '2026-12-28' });
    await simulator().act(renewal?.id ?? '', 'confirm');
    await on('2027-02-01');
    expect((await self(rita)).user.planValidUntil).toBe('2027-12-28');
    expect(await paymentsOf(rita)).toHaveLength(2);
  });
});

describe('a year', () => {
  it('by PIX that nobody has paid yet is asked at the new price at once', async () => {
    const rita = await registered('genio-anual-pix');
    await changed(rita, 'educacional-anual-pix');
    const [payment, ...others] = await paymentsOf(rita);
    expect([payment, others]).toMatchObject([{ value: 1620, status: 'PENDING' }, []]);
    await simulator().act(payment?.id ?? '', 'confirm');
    await deliver(api);
    expect(await self(rita)).toMatchObject({ accountStatus: 'ACTIVE', user: { planName: 'Educacional' } });
  });

  it('by card with a kept card becomes a monthly subscription after its trial', async () => {
    const rita = await registered('genio-anual-cartao', 12);
    await changed(rita, 'genio-mensal');
    await on('2026-11-28');
    expect(await paymentsOf(rita)).toMatchObject([
      { value: 310, status: 'CONFIRMED' },
      { value: 310, status: 'PENDING' },
    ]);
  });
});

it('an account without a charge gets the name of a plan and its number of users, and may lose it', async () => {
  const ana = await api.adviser();
  const path = `/accounts/${ana.accountId}/plan`;
  expect((await admin.put(path, { planId: 'mestre-anual' })).as(accountPlanAnswer)).toMatchObject({
    planId: 'mestre-anual',
    nextCharge: null,
    users: 1,
  });
  expect((await ana.get('/users/self')).as(selfAnswer).user.planName).toBe('Mestre');
  expect((await admin.put(path, { planId: null })).as(accountPlanAnswer).planId).toBeNull();
});

it('what an account cannot have is told before it is asked, and refused', async () => {
  const { user } = await registered('genio-anual-pix');
  const path = `/accounts/${user.accountId}/plan`;
  const { choices } = (await admin.get(path)).as(accountPlanAnswer);
  expect(choices).toHaveLength(12);
  expect(choices.find(({ planId }) => planId === 'genio-mensal')?.refusal).toMatch(/cartão/);
  expect(choices.find(({ planId }) => planId === 'mestre-anual-pix')).toEqual({
    planId: 'mestre-anual-pix',
    name: 'Mestre anual, PIX à vista',
    value: 4080,
    users: 10,
    refusal: null,
  });
  const refused = await admin.put(path, { planId: 'genio-mensal' });
  expect([refused.status, refused.as(refusal).err]).toEqual([409, 'CardRequired']);
  for (const planId of ['platina', null]) expect((await admin.put(path, { planId })).status).toBe(422);
  await admin.delete(`/admin/subscription/?reason=&support=false&userId=${user.id}`);
  const ended = await admin.put(path, { planId: 'mestre-anual-pix' });
  expect([ended.status, ended.as(refusal).err]).toEqual([409, 'SubscriptionEnded']);
  expect((await admin.get('/accounts/nowhere/plan')).status).toBe(404);
});

it('the office is told by mail, and the audit by whom it was changed', async () => {
  const rita = await registered('genio-mensal');
  await changed(rita, 'mestre-mensal');
  const subject = 'Genial: plano alterado';
  await expect
    .poll(() => api.mails.find((mail) => mail.to === rita.user.email && mail.subject === subject))
    .toBeTruthy();
  const mail = api.mails.find((one) => one.to === rita.user.email && one.subject === subject);
  expect(mail?.text).toContain('Mestre mensal, assinatura no cartão');
  expect(mail?.text).toContain('R$ 490,00, com vencimento em 28/11/2026');
  const { entries } = (await admin.get('/audit?kind=account&limit=5')).as(auditAnswer);
  const told = 'Plano alterado: Mestre mensal, assinatura no cartão';
  expect(entries.find(({ summary }) => summary.includes(told))?.by?.id).toBe(admin.userId);
});

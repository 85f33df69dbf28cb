import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlanAnswer } from '../../../domain/api/accounts.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { cancellationAnswer, subscription, subscriptionChanged } from '../../../domain/api/subscription.ts';
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
  return { ...client, accountId: user.accountId, email: user.email };
};
const subscribed = async (rita: Client) => (await rita.get('/subscription')).as(subscription);
const compare = () => work(provider.api, 'comparison');
const accountOf = async (accountId: string) => (await provider.api.deps.views.accounts.get(accountId))?.facts;

describe('a charge that is paid although its contract is over', () => {
  it('goes back by itself, where its payer was faster than its removal', async () => {
    const rita = await registered('genio-anual-pix');
    const [invoice] = (await subscribed(rita)).invoices;
    provider.kill('before', 'cancelPayment');
    await rita.delete('/subscription');
    provider.kill('before', null);
    await provider.simulator.act(invoice?.id ?? '', 'confirm');
    await compare();
    await settleFor(provider.api, 4);
    expect(await provider.heldFor(rita.accountId)).toEqual(['2700 REFUNDED 2026-11-20']);
    expect((await accountOf(rita.accountId))?.attempts).toEqual([]);
    expect(await subscribed(rita)).toMatchObject({ state: 'INACTIVE', cancellation: { refundPending: 0 } });
  });

  it('stays the wish of the account while the provider lacks the balance', async () => {
    const rita = await registered('genio-anual-pix');
    const [invoice] = (await subscribed(rita)).invoices;
    provider.kill('before', 'cancelPayment');
    await rita.delete('/subscription');
    provider.kill('before', null);
    await provider.behave({ hasBalance: false });
    await provider.simulator.act(invoice?.id ?? '', 'confirm');
    await compare();
    await settleFor(provider.api, 4);
    expect((await subscribed(rita)).cancellation).toMatchObject({ refundPending: 2700 });
    await provider.behave({ hasBalance: true });
    await settleFor(provider.api, 130);
    expect(await provider.heldFor(rita.accountId)).toEqual(['2700 REFUNDED 2026-11-20']);
  });

  it('and one that was paid before stays, as its contract says', async () => {
    const rita = await registered('genio-mensal');
    provider.api.clock.now = '2026-11-28T15:00:00.000Z';
    await compare();
    provider.api.clock.now = '2026-12-20T15:00:00.000Z';
    const now = await provider.signIn(rita.email);
    expect((await now.delete('/subscription')).as(cancellationAnswer).refunded).toBe(false);
    await compare();
    await settleFor(provider.api, 4);
    expect(await provider.heldFor(rita.accountId)).toEqual(['310 CONFIRMED 2026-11-28']);
  });
});

describe('two subscriptions under one reference', () => {
  const twice = async () => {
    const rita = await registered('genio-mensal');
    const customer = (await provider.simulator.customers()).find(({ reference }) => reference === rita.accountId);
    const { url, apiKey } = await provider.simulator.place();
    const call = async (method: string, path: string, body: unknown) =>
      JSON.parse(
        await (
          await fetch(`${url}${path}`, {
            method,
            headers: { access_token: apiKey, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).text(),
      );
    const { creditCard } = aSignUp('genio-mensal');
    const made = await call('POST', '/subscriptions', {
      customer: customer?.id,
      billingType: 'CREDIT_CARD',
      value: 310,
      nextDueDate: '2026-11-28',
      cycle: 'MONTHLY',
      externalReference: rita.accountId,
      creditCard,
      creditCardHolderInfo: { name: 'Rita', email: rita.email, cpfCnpj: '', postalCode: '', addressNumber: '10' },
      remoteIp: '203.0.113.7',
    });
    expect(made.id).toMatch(/^sub/);
    return rita;
  };

  it('unpaid: the one that the account does not know ends, with its months, and the administrator can see it', async () => {
    const rita = await twice();
    expect(await provider.heldFor(rita.accountId)).toHaveLength(4);
    expect(await compare()).toMatchObject({ surplus: 1 });
    expect(await provider.heldFor(rita.accountId)).toEqual(['310 PENDING 2026-11-28', '310 PENDING 2026-12-28']);
    expect((await accountOf(rita.accountId))?.surpluses).toMatchObject([{ amount: 620, done: 'removed' }]);
    expect(await compare()).toMatchObject({ surplus: 0 });
  });

  it('both charged: the month paid twice goes back, the other pays, and nothing more is charged by it', async () => {
    const rita = await twice();
    provider.api.clock.now = '2026-11-28T15:00:00.000Z';
    expect(await compare()).toMatchObject({ surplus: 1 });
    const held = await provider.heldFor(rita.accountId);
    expect(held.filter((one) => one.endsWith('2026-11-28')).sort()).toEqual([
      '310 CONFIRMED 2026-11-28',
      '310 REFUNDED 2026-11-28',
    ]);
    expect(held.filter((one) => one.includes('PENDING'))).toEqual(['310 PENDING 2026-12-28']);
    const now = await provider.signIn(rita.email);
    expect(await subscribed(now)).toMatchObject({ state: 'ACTIVE', paidUntil: '2026-12-28' });
    expect((await accountOf(rita.accountId))?.surpluses).toMatchObject([{ done: 'refunded' }]);
  });
});

describe('another plan while a charge of this one is being confirmed', () => {
  it('waits for it: else its price stood for the other one', async () => {
    const rita = await registered('genio-anual-cartao');
    provider.api.clock.now = '2026-11-28T15:00:00.000Z';
    provider.lose('charge');
    await work(provider.api, 'charges').catch(() => undefined);
    provider.lose(null);
    const now = await provider.signIn(rita.email);
    const asked = await now.put('/subscription/plan', { planId: 'mestre-anual-pix' });
    expect([asked.status, asked.as(refusal).err]).toEqual([409, 'PaymentConfirming']);
    await settleFor(provider.api, 4);
    expect(await subscribed(now)).toMatchObject({ state: 'ACTIVE', plan: { id: 'genio-anual-cartao' } });
    expect((await now.put('/subscription/plan', { planId: 'mestre-anual-pix' })).status).toBe(200);
    expect(await provider.heldFor(rita.accountId)).toEqual(['3000 CONFIRMED 2026-11-28']);
  });
});

describe('another plan while the provider is silent', () => {
  it('or cannot be reached is confirmed later, too, and to an administrator as to the office', async () => {
    const rita = await registered('genio-mensal');
    provider.lose('changeSubscription', true);
    const answer = await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    expect(answer.as(subscriptionChanged).subscription).toMatchObject({
      state: 'CONFIRMING',
      plan: { id: 'genio-mensal' },
      confirming: { purpose: 'plan', plan: 'Mestre mensal, assinatura no cartão', amount: 490 },
      next: null,
    });
    const olga = await registered('genio-mensal');
    const admin = await provider.api.adviser({ role: 'admin' });
    const asked = await admin.put(`/accounts/${olga.accountId}/plan`, { planId: 'mestre-mensal' });
    expect(asked.as(accountPlanAnswer)).toMatchObject({ state: 'CONFIRMING', planId: 'genio-mensal' });
    provider.lose(null);
    await settleFor(provider.api, 4);
    for (const one of [rita, olga]) expect(await subscribed(one)).toMatchObject({ plan: { id: 'mestre-mensal' } });
  });

  it('is confirmed later and not refused: it is said so, and done by the job', async () => {
    const rita = await registered('genio-mensal');
    provider.lose('changeSubscription');
    const answer = await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    expect([answer.status, answer.as(subscriptionChanged).subscription.state]).toEqual([200, 'CONFIRMING']);
    const other = await rita.put('/subscription/plan', { planId: 'educacional-mensal' });
    expect(other.status).toBe(409);
    provider.lose(null);
    await settleFor(provider.api, 4);
    expect(await subscribed(rita)).toMatchObject({ state: 'ONLY_TRIAL', plan: { id: 'mestre-mensal' } });
    expect(await provider.heldFor(rita.accountId)).toEqual(['490 PENDING 2026-11-28', '490 PENDING 2026-12-28']);
  });

  it('and still silent for the job, it stands among the failures, and another one takes its place', async () => {
    const rita = await registered('genio-mensal');
    provider.lose('changeSubscription');
    await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    await settleFor(provider.api, 4);
    const waiting = await subscribed(rita);
    expect(waiting.state).toBe('ONLY_TRIAL');
    expect(waiting.planNotChanged?.sentence).toMatch(/ainda não foi feita.*Continuamos pedindo/);
    expect((await accountOf(rita.accountId))?.attempts).toMatchObject([{ purpose: 'plan', outcome: 'not done' }]);
    provider.lose(null);
    const changed = await rita.put('/subscription/plan', { planId: 'genio-anual' });
    expect(changed.as(subscriptionChanged).subscription).toMatchObject({ plan: { id: 'genio-anual' } });
    await settleFor(provider.api, 130);
    expect((await subscribed(rita)).plan?.id).toBe('genio-anual');
    expect((await accountOf(rita.accountId))?.attempts).toEqual([]);
  });

  it('and refused by the job stands on the page, and no longer once another plan came about', async () => {
    const rita = await registered('genio-anual-cartao');
    provider.lose('subscribe', true);
    const asked = await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    expect(asked.as(subscriptionChanged).subscription).toMatchObject({ state: 'CONFIRMING', planNotChanged: null });
    provider.lose(null);
    await provider.behave({ refusesCards: 'declined' });
    await settleFor(provider.api, 40);
    const { state, plan, planNotChanged, failure } = await subscribed(rita);
    expect([state, plan?.id, failure]).toEqual(['ONLY_TRIAL', 'genio-anual-cartao', null]);
    expect(planNotChanged?.sentence).toMatch(
      /^A mudança para Mestre mensal, assinatura no cartão, não foi feita\. Motivo: /,
    );
    await provider.behave({ refusesCards: null });
    const changed = await rita.put('/subscription/plan', { planId: 'genio-anual-pix' });
    expect(changed.as(subscriptionChanged).subscription).toMatchObject({ planNotChanged: null });
  });

  const monthly = { planId: 'genio-mensal', creditCard: aCard };

  it('that needs a typed card and never arrived is asked for again by its person, and by nobody else', async () => {
    const rita = await registered('genio-anual-pix');
    provider.lose('subscribe', true);
    const answer = await rita.put('/subscription/plan', monthly);
    expect([answer.status, answer.as(refusal).errorMessage]).toEqual([
      503,
      'O provedor de pagamento não respondeu. O plano não mudou, e nada foi cobrado. Aguarde um minuto e peça a mudança de novo, com o cartão.',
    ]);
    await settleFor(provider.api, 40);
    const { planNotChanged, plan } = await subscribed(rita);
    expect(plan?.id).toBe('genio-anual-pix');
    expect(planNotChanged?.sentence).toBe(
      'A mudança para Gênio mensal, assinatura no cartão, não foi feita: o provedor de pagamento não respondeu, e nada foi cobrado. O cartão digitado não fica guardado: peça a mudança de novo, com ele. Continua valendo o plano de agora.',
    );
    provider.lose(null);
    const again = await rita.put('/subscription/plan', monthly);
    expect(again.as(subscriptionChanged).subscription).toMatchObject({
      plan: { id: 'genio-mensal' },
      planNotChanged: null,
    });
  });

  it('that needs a typed card and was broken off before the card was asked for tells its person to type it again', async () => {
    const rita = await registered('genio-anual-pix');
    provider.lose('cancelPayment');
    const answer = await rita.put('/subscription/plan', monthly);
    expect(answer.as(subscriptionChanged).subscription.state).toBe('CONFIRMING');
    provider.lose(null);
    await settleFor(provider.api, 40);
    const { planNotChanged, failure } = await subscribed(rita);
    expect(failure).toBeNull();
    expect(planNotChanged?.sentence).toContain('peça a mudança de novo, com ele');
    expect((await accountOf(rita.accountId))?.attempts).toMatchObject([{ purpose: 'plan', outcome: 'refused' }]);
  });

  it('is no wish any more once the subscription is cancelled', async () => {
    const rita = await registered('genio-mensal');
    provider.lose('changeSubscription');
    await rita.put('/subscription/plan', { planId: 'mestre-mensal' });
    provider.lose(null);
    await rita.delete('/subscription');
    const back = await rita.post('/subscription/return', { planId: 'genio-anual-pix' });
    expect(back.status).toBe(200);
    await settleFor(provider.api, 4);
    expect((await subscribed(rita)).plan?.id).toBe('genio-anual-pix');
  });
});

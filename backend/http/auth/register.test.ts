import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAnswer } from '../../../domain/api/auth.ts';
import { registerAnswer } from '../../../domain/api/registration.ts';
import { userStream } from '../../../domain/streams.ts';
import { TERMS_VERSION } from '../../../domain/words/terms-version.ts';
import { allAccounts } from '../../../projections/accounts/query.ts';
import { type Api, startApi, TEST_NOW } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';
import { aSignUp, REFUSED_CARDS } from '../../testing/sign-up.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const register = (body: unknown) => api.nobody.post('/auth/register', body);
const accountsOf = async (email: string) =>
  (await allAccounts(api.deps.views.accounts)).filter((account) => account.email === email);

describe('a sign-up', () => {
  it('by subscription begins with a trial; the first charge falls after it', async () => {
    const answer = await register(aSignUp('genio-mensal'));
    expect(answer.status).toBe(201);
    const { user, subscription, accountStatus, accountStatusCause } = answer.as(registerAnswer);
    expect({ accountStatus, accountStatusCause }).toEqual({ accountStatus: 'ONLY_TRIAL', accountStatusCause: null });
    expect(subscription).toMatchObject({ type: 'SUBSCRIPTION', status: 'ACTIVE' });
    expect(user).toMatchObject({
      planId: 'genio-mensal',
      trialAsaasExpiration: '2026-11-27T15:00:00.000Z',
      asaasSubscriptionId: subscription.id,
    });
    const { facts } = (await api.deps.views.accounts.get(user.accountId)) ?? {};
    expect(facts?.invoices).toMatchObject([
      { invoiceId: subscription.paymentId, value: 310, originalDueDate: '2026-11-28', status: 'open' },
      { value: 310, originalDueDate: '2026-12-28', status: 'open' },
    ]);
  });

  it('by card keeps the card for the time after the trial, and charges nothing yet', async () => {
    const { user, subscription, accountStatus } = (
      await register(aSignUp('genio-anual-cartao', { installmentNumber: 12 }))
    ).as(registerAnswer);
    expect(accountStatus).toBe('ONLY_TRIAL');
    expect(subscription).toMatchObject({ type: 'CREDIT_CARD', paymentId: null });
    expect((await api.deps.views.accounts.get(user.accountId))?.facts).toMatchObject({ instalments: 12, invoices: [] });
  });

  it('by PIX waits for its payment', async () => {
    const { subscription, accountStatus } = (await register(aSignUp('genio-anual-pix'))).as(registerAnswer);
    expect(accountStatus).toBe('PENDING');
    expect(subscription).toMatchObject({ type: 'PIX', status: 'PENDING' });
    expect(subscription.paymentId).toMatch(/^pay_/);
  });

  it('signs in at once, and later with the password', async () => {
    const body = aSignUp('educacional-mensal');
    const { token } = (await register(body)).as(registerAnswer);
    const self = await api.nobody.get('/users/self', { headers: { Authorization: `Bearer ${token}` } });
    expect(self.status).toBe(200);
    const { email } = body.account;
    const login = await api.nobody.post('/auth/login', { email, password: 'senha-segura' });
    expect(login.as(loginAnswer).accountStatus).toBe('ONLY_TRIAL');
  });
});

describe('a sign-up whose answer was lost', () => {
  const under = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const again = (body: unknown, key = 'key-of-this-form') => api.nobody.post('/auth/register', body, under(key));

  it.each(['genio-mensal', 'genio-anual-pix', 'genio-anual-cartao'])(
    'for %s is answered as the first time when it is repeated under its key',
    async (planId) => {
      const body = aSignUp(planId);
      const first = (await again(body)).as(registerAnswer);
      const repeated = await again(body);
      expect(repeated.status).toBe(201);
      const { user, subscription, accountStatus } = repeated.as(registerAnswer);
      expect({ id: user.id, subscription, accountStatus }).toEqual({
        id: first.user.id,
        subscription: first.subscription,
        accountStatus: first.accountStatus,
      });
      expect(await accountsOf(body.account.email)).toHaveLength(1);
      const { facts } = (await api.deps.views.accounts.get(user.accountId)) ?? {};
      expect(facts?.invoices).toHaveLength({ 'genio-anual-cartao': 0, 'genio-mensal': 2 }[planId] ?? 1);
    },
  );

  it('is no way in for another key, other content, another password or another day', async () => {
    const body = aSignUp('genio-mensal');
    const { email } = body.account;
    expect((await again(body)).status).toBe(201);
    for (const [key, other] of [
      ['another-key-of-a-form', body],
      ['key-of-this-form', { ...body, planId: 'mestre-mensal' }],
      ['key-of-this-form', aSignUp('genio-mensal', { account: { email }, password: 'outra-senha' })],
    ] as const)
      expect((await again(other, key)).as(refusal).err).toBe('EmailAlreadyExistsError');
    api.clock.now = '2026-11-20T16:00:00.000Z';
    expect((await again(body)).status).toBe(409);
    api.clock.now = TEST_NOW;
  });

  it('after a refusal is a new one under the same key', async () => {
    const { account } = aSignUp('genio-mensal');
    const { email } = account;
    expect((await again(aSignUp('genio-mensal', { account: { email, cpf: '111.111.111-11' } }))).status).toBe(422);
    expect((await again(aSignUp('genio-mensal', { account: { email } }))).status).toBe(201);
  });
});

it('a sign-up begins a session on its device, which later is no new one', async () => {
  const body = { ...aSignUp('genio-mensal'), device: 'this-browser' };
  const { user } = (await register(body)).as(registerAnswer);
  const { email } = body.account;
  for (const device of ['this-browser', 'another-one'])
    await api.nobody.post('/auth/login', { email, password: 'senha-segura', device });
  const began = (await api.newEvents(userStream(user.id))).flatMap((event) =>
    event.type === 'SessionBegan' ? [event.data.newDevice] : [],
  );
  expect(began).toEqual([false, false, true]);
});

it.each([
  ['says so with the version that was shown', { acceptedTerms: { version: TERMS_VERSION } }, TERMS_VERSION],
  ['and is silent about the terms accepts none', {}, undefined],
])('a sign-up that %s', async (_what, more, version) => {
  const { user } = (await register({ ...aSignUp('genio-mensal'), ...more })).as(registerAnswer);
  expect((await api.deps.views.accounts.get(user.accountId))?.facts.terms?.version).toBe(version);
});

describe('what the payment provider refuses', () => {
  const cases = [
    [
      'a CPF',
      { account: { cpf: '111.111.111-11' } },
      'O CPF/CNPJ informado é inválido.',
      'Erro ao se cadastrar. O CPF/CNPJ informado é inválido.',
    ],
    [
      'a phone',
      { account: { phoneNumber: '(00) 1111-1111' } },
      'O telefone informado é inválido.',
      'Erro ao se cadastrar. O telefone informado é inválido.',
    ],
    [
      'a card',
      { card: { number: REFUSED_CARDS[0] } },
      'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
      'Erro ao se cadastrar. Por favor, verifique seus dados e tente novamente.',
    ],
  ] as const;
  it.each(cases)('%s is answered in its own words, and can be corrected', async (_what, changes, err, errorMessage) => {
    for (const planId of ['genio-mensal', 'genio-anual-cartao']) {
      const body = aSignUp(planId, changes);
      const refused = await register(body);
      expect(refused.status).toBe(422);
      expect(refused.as(refusal)).toEqual({ err, errorMessage });
      expect(await accountsOf(body.account.email)).toEqual([]);
      const { email } = body.account;
      const again = await register(aSignUp(planId, { account: { email }, password: 'outra-senha' }));
      expect(again.status).toBe(201);
      expect(await accountsOf(email)).toHaveLength(1);
    }
  });
});

describe('what this program refuses', () => {
  it('an address that is none', async () => {
    const refused = await register(aSignUp('genio-mensal', { account: { email: 'rita.genial.test' } }));
    expect(refused.as(refusal)).toEqual({
      err: 'InvalidEmailError',
      errorMessage: 'Erro ao se cadastrar. O email informado é inválido.',
    });
  });

  it('an address that somebody has', async () => {
    const body = aSignUp('genio-anual-pix');
    await register(body);
    const refused = await register(body);
    expect(refused.status).toBe(409);
    expect(refused.as(refusal)).toEqual({
      err: 'EmailAlreadyExistsError',
      errorMessage: 'Email já cadastrado. Entre em contato para mais informações.',
    });
  });

  it('an unknown plan, and a card plan without a card', async () => {
    expect((await register(aSignUp('platina'))).as(refusal).fields).toHaveProperty('planId');
    const { creditCard: _none, ...withoutCard } = aSignUp('genio-mensal');
    expect((await register(withoutCard)).as(refusal).fields).toHaveProperty('creditCard');
  });
});

describe('the sign-ups from one network', () => {
  it('are limited, made or refused by the provider, and say how long to wait', async () => {
    const crowded = await startApi();
    const from = (body: unknown) => crowded.nobody.post('/auth/register', body);
    const address = '127.0.0.1';
    for (let count = 0; count < 97; count += 1)
      await crowded.deps.limits.signUps.take(`u${count}@genial.test`, address);
    const known = aSignUp('genio-anual-pix');
    expect((await from(known)).status).toBe(201);
    expect((await from({ ...known, planId: 'mestre-anual-pix' })).status).toBe(409);
    expect((await from(aSignUp('genio-mensal', { card: { number: REFUSED_CARDS[0] } }))).status).toBe(422);
    expect((await from(aSignUp('genio-anual-pix'))).status).toBe(201);
    const late = await from(aSignUp('genio-anual-pix'));
    expect([late.status, late.as(refusal).err]).toEqual([429, 'TooManyRequests']);
    expect(late.as(refusal).errorMessage).toMatch(/Aguarde 15 minutos e tente novamente; nada foi cobrado\.$/);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(800);
    await crowded.close();
  });
});

it('fifty sign-ups at once with one address make one account and one charge', async () => {
  const body = aSignUp('genio-anual-pix');
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  const [account, ...others] = await accountsOf(body.account.email);
  expect(others).toEqual([]);
  const customers = (await api.deps.billing.simulator?.customers()) ?? [];
  expect(customers.filter(({ reference }) => reference === account?.id)).toHaveLength(1);
  expect(customers.find(({ reference }) => reference === account?.id)?.payments).toHaveLength(1);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentsAnswer } from '../../domain/api/payments.ts';
import { firstChargeAnswer, registerAnswer } from '../../domain/api/registration.ts';
import { accountStream } from '../../domain/streams.ts';
import { type Api, startApi, TEST_NOW } from '../testing/api.ts';
import { work } from '../testing/billing.ts';
import { clientOf, refusal } from '../testing/client.ts';
import { aCpf, aSignUp, REFUSED_CARDS } from '../testing/sign-up.ts';
import { keptInFolder, tracesIn } from '../testing/traces.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.clock.now = TEST_NOW;
});
afterAll(() => api.close());

const signUp = async (planId: string, cpf: string) => {
  const answer = await api.nobody.post('/auth/register', aSignUp(planId, { account: { cpf } }));
  expect(answer.status).toBe(201);
  return answer.as(registerAnswer);
};
const paymentsOf = async ({ token }: { token: string }) =>
  (await clientOf(api.url, token).get('/payments')).as(paymentsAnswer).payments;
const told = async (cpf: string) => (await api.nobody.post('/auth/first-charge', { cpf })).as(firstChargeAnswer);

/** TEST_NOW is the 20th: a trial ends on the 27th. */
const ahead = { trial: true, firstChargeOn: '2026-11-28' };
const today = { trial: false, firstChargeOn: '2026-11-20' };

describe('nobody is charged earlier than the page said', () => {
  const shownLater = (planId: string, cpf: string, acceptedFirstCharge = '2026-11-28') => ({
    ...aSignUp(planId, { account: { cpf } }),
    acceptedFirstCharge,
  });

  it('whose trial somebody else took meanwhile', async () => {
    const cpf = aCpf();
    await signUp('genio-mensal', cpf);
    const body = shownLater('genio-mensal', cpf);
    const refused = await api.nobody.post('/auth/register', body);
    expect(refused.as(refusal).err).toMatch(/não no dia que a página mostrava: nada foi cobrado/);
    const again = await api.nobody.post('/auth/register', { ...body, acceptedFirstCharge: '2026-11-20' });
    expect(again.as(registerAnswer).accountStatus).toBe('ACTIVE');
  });

  it('whose card the provider would not keep until then, and whoever asks afterwards is told', async () => {
    await api.deps.billing.simulator?.behave({ keepsCards: false });
    const cpf = aCpf();
    const plan = 'genio-anual-cartao';
    const body = shownLater(plan, cpf);
    expect((await api.nobody.post('/auth/register', body)).as(refusal).err).toMatch(/nada foi cobrado/);
    const asked = await api.nobody.post('/auth/first-charge', { cpf, planId: plan });
    expect(asked.as(firstChargeAnswer)).toEqual({ trial: true, firstChargeOn: '2026-11-20' });
    expect(await told(cpf)).toEqual(ahead);
    const signed = await api.nobody.post('/auth/register', { ...body, acceptedFirstCharge: '2026-11-20' });
    const paid = await paymentsOf(signed.as(registerAnswer));
    expect(paid.map(({ value, status }) => [value, status])).toEqual([[3000, 'CONFIRMED']]);
    await api.deps.billing.simulator?.behave({ keepsCards: true });
  });
});

describe('a CPF or CNPJ', () => {
  it.each([aCpf(), '12.ABC.345/01DE-35'])(
    '%s has one trial, and is told before that there is no second one',
    async (cpf) => {
      expect(await told(cpf)).toEqual(ahead);
      const first = await signUp('genio-mensal', cpf);
      expect(first.accountStatus).toBe('ONLY_TRIAL');
      expect((await paymentsOf(first))[0]).toMatchObject({ originalDueDate: '2026-11-28', status: 'PENDING' });

      expect(await told(cpf)).toEqual(today);
      const second = await signUp('genio-mensal', cpf);
      expect(second.user.trialAsaasExpiration).toBeNull();
      // The provider charges it today: here at once.
      expect(second.accountStatus).toBe('ACTIVE');
      expect((await paymentsOf(second))[0]).toMatchObject({ originalDueDate: '2026-11-20', status: 'CONFIRMED' });
      // Who signed up decides about the account, with a trial or without one.
      expect(second.user.accountAdmin).toBe(true);
    },
  );

  it('that had its trial pays a year by card at once', async () => {
    const cpf = aCpf();
    await signUp('genio-mensal', cpf);
    const second = await signUp('genio-anual-cartao', cpf);
    expect(second.accountStatus).toBe('ACTIVE');
    expect((await paymentsOf(second)).reduce((sum, { value }) => sum + value, 0)).toBe(3000);
  });

  it('of a sign-up that the card refused still has its trial', async () => {
    const cpf = aCpf();
    const refused = aSignUp('genio-mensal', { account: { cpf }, card: { number: REFUSED_CARDS[0] } });
    expect((await api.nobody.post('/auth/register', refused)).status).toBe(422);
    expect(await told(cpf)).toEqual(ahead);
    expect((await signUp('genio-mensal', cpf)).accountStatus).toBe('ONLY_TRIAL');
  });

  it('is remembered after everything of its account was erased, and stands nowhere', async () => {
    const cpf = aCpf();
    const { user } = await signUp('genio-mensal', cpf);
    await api.given(accountStream(user.accountId), { type: 'AccountErased', data: {} });
    await api.deps.stores.keys.destroy(accountStream(user.accountId));
    expect(await told(cpf)).toEqual(today);
    const kept = [...(await keptInFolder(api.deps.config.dataDir))].filter(([file]) => !file.includes('simulator'));
    expect(tracesIn(new Map(kept), [cpf])).toEqual([]);
  });

  it('of a sign-up from before trials were remembered is remembered by the workers, once', async () => {
    const cpf = aCpf();
    const accountId = `old-${cpf}`;
    const { account } = aSignUp('genio-mensal', { account: { cpf } });
    const { phoneNumber: phone, state, city, neighborhood, street, streetNumber } = account;
    await api.given(
      accountStream(accountId),
      {
        type: 'AccountCreated',
        data: {
          accountId,
          origin: 'registered',
          isAdministrators: false,
          paymentType: 'SUBSCRIPTION',
          trialEndsAt: '2026-10-08T12:00:00.000Z',
          signedUpOn: '2026-10-01',
          licenceExpiryDate: null,
          planId: 'genio-mensal',
          instalments: 1,
          terms: null,
          personal: {
            name: 'Rita',
            email: 'rita@genial.test',
            payer: { cpf, phone, state, city, neighborhood, street, streetNumber, zipcode: '' },
          },
        },
      },
      { type: 'SignUpCompleted', data: {} },
    );
    expect(await told(cpf)).toEqual(ahead);
    expect(await work(api, 'trials')).toMatchObject({ remembered: 1, failed: 0 });
    expect(await told(cpf)).toEqual(today);
    expect(await work(api, 'trials')).toMatchObject({ remembered: 0 });
  });

  it('is not found out by trying: the question is limited', async () => {
    const cpf = aCpf();
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await api.nobody.post('/auth/first-charge', { cpf })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

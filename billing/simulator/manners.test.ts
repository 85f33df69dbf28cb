import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asaasGateway } from '../asaas/gateway.ts';
import { GatewayUnavailable, type PaymentGateway } from '../port.ts';
import { type Simulator, simulatorAt } from './open.ts';

const payer = {
  cpf: '52998224725',
  phone: '41999990000',
  state: 'PR',
  city: 'Curitiba',
  neighborhood: 'Centro',
  street: 'Rua Inventada',
  streetNumber: '10',
  zipcode: '80010000',
};
const holder = {
  name: 'Rita',
  email: 'rita@genial.test',
  cpfCnpj: payer.cpf,
  postalCode: payer.zipcode,
  addressNumber: '10',
  addressComplement: null,
  phone: payer.phone,
  mobilePhone: null,
};
const card = { holderName: 'RITA', number: '4444555566667777', expiryMonth: '05', expiryYear: '2031', ccv: '987' };
const typed = { card, holder, remoteIp: '203.0.113.7' };

let folder: string;
let simulator: Simulator;
let gateway: PaymentGateway;
let now: string;
beforeEach(async () => {
  now = '2026-11-20T15:00:00.000Z';
  folder = await mkdtemp(join(tmpdir(), 'genial-manners-'));
  simulator = simulatorAt({ file: join(folder, 'simulator.db'), now: () => now, webhookAddress: () => null });
  gateway = asaasGateway({ place: simulator.place, againMs: 1, chargeTimeoutMs: 2_000 });
});
afterEach(async () => {
  await simulator.close();
  await rm(folder, { recursive: true });
});

const customer = async (phone = payer.phone): Promise<string> => {
  const made = await gateway.customer({
    reference: 'a1',
    name: 'Rita',
    email: 'r@genial.test',
    payer: { ...payer, phone },
  });
  if (!made.ok) throw new Error(made.error.sentence);
  return made.value;
};
const charge = async (by: 'PIX' | 'card' = 'card', value = 3000) =>
  gateway.charge({
    reference: 'a1:1:2026-11-20',
    customerId: await customer(),
    value,
    dueDate: '2026-11-20',
    description: 'Plano',
    by: by === 'PIX' ? { type: 'PIX' } : { type: 'CREDIT_CARD', instalments: 1, with: typed },
  });
const subscribe = async (months: 1 | 12 = 1) => {
  const made = await gateway.subscribe({
    reference: 'a1',
    customerId: await customer(),
    value: 310,
    nextDueDate: '2026-11-28',
    months,
    description: 'Plano',
    with: typed,
  });
  if (!made.ok) throw new Error(made.error.sentence);
  return made.value;
};

describe('the provider', () => {
  it('makes the charges of a subscription 40 days ahead: two of a month, one of a year', async () => {
    expect((await subscribe()).payments.map(({ dueDate }) => dueDate)).toEqual(['2026-11-28', '2026-12-28']);
  });

  it('makes one at a time where that is switched off', async () => {
    await simulator.behave({ daysAhead: 0 });
    expect((await subscribe()).payments.map(({ dueDate }) => dueDate)).toEqual(['2026-11-28']);
  });

  it('does what takes long after its caller went away, and lists it only then', async () => {
    await simulator.behave({ slowMs: 5_000 });
    await expect(charge()).rejects.toThrow(GatewayUnavailable);
    expect(await gateway.chargesUnder('a1:1:2026-11-20')).toEqual([]);
    await expect.poll(() => gateway.chargesUnder('a1:1:2026-11-20')).toHaveLength(1);
  });

  it.each([
    ['declined', 'declined'],
    ['not enabled', 'not enabled'],
  ] as const)('refuses cards as %s, by its words', async (refusesCards, reason) => {
    await simulator.behave({ refusesCards });
    expect(await charge()).toMatchObject({ ok: false, error: { name: 'PaymentRefused', reason } });
  });

  it('keeps no cards where its contract says so', async () => {
    await simulator.behave({ keepsCards: false });
    expect(await gateway.keepCard(await customer(), typed)).toEqual({ ok: false, error: { name: 'CardsNotKept' } });
  });

  it('refunds nothing that its balance does not cover', async () => {
    const charged = await charge();
    const id = charged.ok ? (charged.value[0]?.id ?? '') : '';
    await simulator.behave({ hasBalance: false });
    expect(await gateway.refund(id)).toMatchObject({ ok: false, error: { reason: 'balance' } });
    await simulator.behave({ hasBalance: true });
    expect(await gateway.refund(id)).toMatchObject({ ok: true });
  });

  it('says when it takes the next call, and a read waits for it; a change was not done', async () => {
    await customer();
    await simulator.behave({ tooManyCalls: 1 });
    const impatient = asaasGateway({ place: simulator.place, againMs: 1, mostWaitMs: 10 });
    await expect(impatient.paymentsOf('cus_1')).rejects.toMatchObject({ trouble: 'busy', nothingDone: true });
    await simulator.behave({ tooManyCalls: 1 });
    expect(await gateway.paymentsOf('cus_1')).toEqual([]);
  });

  it.each([
    ['4133334444', true],
    ['41999990000', true],
    ['419999', false],
  ])('takes a landline as a phone and a mobile phone as one: %s', async (phone, isTaken) => {
    if (isTaken) expect(await customer(phone)).toMatch(/^cus_/);
    else await expect(customer(phone)).rejects.toThrow('O celular informado é inválido.');
  });

  it('takes no charge under five reais', async () => {
    expect(await charge('PIX', 4.99)).toMatchObject({
      ok: false,
      error: { sentence: 'O valor mínimo para cobranças é R$ 5,00.' },
    });
  });

  it('has an overdue month paid by PIX, with its amount and day', async () => {
    const { payments } = await subscribe();
    const id = payments[0]?.id ?? '';
    await simulator.act(id, 'refuse');
    now = '2026-12-02T15:00:00.000Z';
    expect(await gateway.pixCode(id)).toMatchObject({ ok: true });
    expect(await gateway.payment(id)).toMatchObject({ value: { value: 310, dueDate: '2026-11-28', billing: 'PIX' } });
  });

  it('has an open charge paid by card, once, and a card of a subscription changed', async () => {
    const { id: subscriptionId, payments } = await subscribe();
    const id = payments[0]?.id ?? '';
    for (let time = 0; time < 2; time += 1)
      expect(await gateway.payWithCard(id, typed)).toMatchObject({ ok: true, value: { status: 'paid' } });
    expect(await gateway.changeCard(subscriptionId, typed)).toEqual({ ok: true, value: null });
    await simulator.behave({ refusesCards: 'declined' });
    expect(await gateway.changeCard(subscriptionId, typed)).toMatchObject({ ok: false, error: { reason: 'declined' } });
    expect(await gateway.payWithCard('pay_unknown', typed)).toMatchObject({ error: { name: 'PaymentUnknown' } });
  });

  it('lists ten of a subscription at a time, and all of them are read', async () => {
    const { id } = await subscribe();
    await simulator.behave({ daysAhead: 500 });
    // A year and more of charges takes its time.
    await asaasGateway({ place: simulator.place }).changeCard(id, typed);
    expect((await gateway.paymentsOfSubscription(id)).length).toBeGreaterThan(10);
  });
});

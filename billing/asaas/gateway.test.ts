import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulatorAt } from '../simulator/open.ts';
import { asaasGateway } from './gateway.ts';
import { reportOf } from './shapes.ts';

const now = () => '2026-11-20T15:00:00.000Z';
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
const card = { holderName: 'RITA', number: '4444555566667777', expiryMonth: '05', expiryYear: '2031', ccv: '987' };
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

describe('the adapter against the simulator', () => {
  let folder: string;
  let simulator: ReturnType<typeof simulatorAt>;
  let gateway: ReturnType<typeof asaasGateway>;
  const open = () => {
    simulator = simulatorAt({ file: join(folder, 'simulator.db'), now, webhookAddress: () => null });
    gateway = asaasGateway({ place: simulator.place });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'genial-simulator-'));
    open();
  });
  afterAll(async () => {
    await simulator.close();
    await rm(folder, { recursive: true });
  });
  const customer = async (reference: string): Promise<string> => {
    const made = await gateway.customer({ reference, name: 'Rita', email: 'rita@genial.test', payer });
    if (!made.ok) throw new Error(made.error.sentence);
    return made.value;
  };
  const pix = async (reference: string) => {
    const customerId = await customer(reference);
    const charge = { reference, customerId, value: 2700, dueDate: '2026-11-20', description: 'Plano' } as const;
    return gateway.charge({ ...charge, by: { type: 'PIX' } });
  };

  it('makes a customer and a charge once for a reference, also after a restart', async () => {
    const first = await customer('a1');
    const charged = await pix('a1');
    await simulator.close();
    open();
    expect(await customer('a1')).toBe(first);
    expect(await pix('a1')).toEqual(charged);
    expect(await gateway.paymentsOf(first)).toHaveLength(1);
  });

  it('charges a card in instalments whose sum is the price', async () => {
    const customerId = await customer('a2');
    const kept = await gateway.keepCard(customerId, { card, holder, remoteIp: '203.0.113.7' });
    expect(kept).toMatchObject({ ok: true, value: { lastFour: '7777' } });
    const token = kept.ok ? kept.value.token : '';
    const charged = await gateway.charge({
      reference: 'a2:1',
      customerId,
      value: 1000,
      dueDate: '2026-11-20',
      description: 'Plano',
      by: { type: 'CREDIT_CARD', instalments: 3, with: { token, remoteIp: '203.0.113.7' } },
    });
    expect(charged.ok && charged.value.map(({ value, dueDate, status }) => [value, dueDate, status])).toEqual([
      [333.33, '2026-11-20', 'paid'],
      [333.33, '2026-12-20', 'paid'],
      [333.34, '2027-01-20', 'paid'],
    ]);
  });

  it('subscribes with a first charge after the trial, and ends it', async () => {
    const customerId = await customer('a3');
    const subscription = {
      reference: 'a3',
      customerId,
      value: 310,
      nextDueDate: '2026-11-27',
      months: 1,
      description: 'Plano',
      with: { card, holder, remoteIp: '203.0.113.7' },
    } as const;
    const made = await gateway.subscribe(subscription);
    expect(made).toMatchObject({
      ok: true,
      value: {
        payments: [
          { dueDate: '2026-11-27', status: 'open' },
          { dueDate: '2026-12-27', status: 'open' },
        ],
      },
    });
    expect(await gateway.subscribe(subscription)).toEqual(made);
    const id = made.ok ? made.value.id : '';
    expect(await gateway.subscriptionsOf('a3')).toEqual([id]);
    for (let time = 0; time < 2; time += 1) expect(await gateway.cancelSubscription(id)).toMatchObject({ ok: true });
    expect(await gateway.subscriptionsOf('a3')).toEqual([]);
    const payment = made.ok ? (made.value.payments[0]?.id ?? '') : '';
    expect(await gateway.payment(payment)).toMatchObject({ value: { status: 'cancelled' } });
  });

  it('refunds once, and not what was never paid', async () => {
    const charged = await pix('a4');
    const id = charged.ok ? (charged.value[0]?.id ?? '') : '';
    expect(await gateway.refund(id)).toMatchObject({ ok: false, error: { name: 'PaymentRefused' } });
    await simulator.act(id, 'confirm');
    for (let time = 0; time < 2; time += 1) expect(await gateway.refund(id)).toMatchObject({ ok: true });
    expect(await gateway.payment(id)).toMatchObject({ value: { status: 'refunded', paidOn: '2026-11-20' } });
    expect(await gateway.refund('pay_unknown')).toMatchObject({ ok: false, error: { name: 'PaymentUnknown' } });
  });

  it('reads every payment, page by page', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 101; number += 1) await pix(`many-${number}`);
    for await (const { id } of gateway.allPayments()) ids.push(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(101);
  });
});

describe('the shapes of the API', () => {
  /** As the provider documents a webhook. */
  const documented = {
    id: 'evt_05b708f961d739ea7eba7e4db318f621&368604920',
    event: 'PAYMENT_RECEIVED',
    dateCreated: '2024-06-12 16:45:03',
    payment: {
      object: 'payment',
      id: 'pay_080225913252',
      dateCreated: '2021-01-01',
      customer: 'cus_G7Dvo4iphUNk',
      subscription: 'sub_VXJBYgP2u0eO',
      installment: '2765d086-c7c5-5cca-898a-4262d212587c',
      dueDate: '2021-01-01',
      originalDueDate: '2021-01-01',
      value: 100,
      netValue: 94.51,
      billingType: 'CREDIT_CARD',
      status: 'RECEIVED',
      externalReference: '056984',
      confirmedDate: '2021-01-01',
      paymentDate: '2021-01-01',
      clientPaymentDate: '2021-01-01',
      creditCard: { creditCardNumber: '8829', creditCardBrand: 'MASTERCARD' },
      deleted: false,
      split: [],
    },
  };

  it('are read as documented, the hour as that of São Paulo', () => {
    expect(reportOf(documented)).toEqual({
      id: documented.id,
      event: 'PAYMENT_RECEIVED',
      at: '2024-06-12T19:45:03.000Z',
      payment: {
        id: 'pay_080225913252',
        value: 100,
        dueDate: '2021-01-01',
        status: 'received',
        paidOn: '2021-01-01',
        billing: 'CREDIT_CARD',
        madeOn: '2021-01-01',
        instalmentPlanId: '2765d086-c7c5-5cca-898a-4262d212587c',
        customerId: 'cus_G7Dvo4iphUNk',
        subscriptionId: 'sub_VXJBYgP2u0eO',
        reference: '056984',
      },
    });
  });

  it.each([
    ['CONFIRMED', 'paid'],
    ['RECEIVED_IN_CASH', 'received'],
    ['OVERDUE', 'open'],
    ['REFUND_IN_PROGRESS', 'refunded'],
    ['CHARGEBACK_REQUESTED', 'disputed'],
    ['CHARGEBACK_DISPUTE', 'disputed'],
    ['AWAITING_CHARGEBACK_REVERSAL', 'disputed'],
  ])('%s is %s', (status, meaning) => {
    expect(reportOf({ ...documented, payment: { ...documented.payment, status } })?.payment.status).toBe(meaning);
  });

  it('of something else are not read', () => {
    for (const payment of [null, [], { ...documented.payment, value: '100' }, { ...documented.payment, id: '../x' }])
      expect(reportOf({ ...documented, payment })).toBeNull();
    expect(reportOf({ ...documented, event: '__proto__' })).toBeNull();
  });
});

it('a call that waits too long is given up, and says nothing of what was sent', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3`;
  const gateway = asaasGateway({ place: async () => ({ url, apiKey: 'k' }), timeoutMs: 20, againMs: 1 });
  const failed = gateway.customer({ reference: 'secret-reference', name: 'Rita', email: 'r@x.test', payer });
  await expect(failed).rejects.toMatchObject({ name: 'GatewayUnavailable', trouble: 'slow' });
  await expect(failed).rejects.not.toThrow(/secret|Rita|52998224725/);
  silent.closeAllConnections();
  silent.close();
});

it('what charges a card is waited for as long as the provider asks, everything else for a moment', async () => {
  const failing = createServer((request, response) => {
    const isReading = request.method === 'GET';
    response.writeHead(isReading ? 200 : 500).end(isReading ? '{"data":[],"hasMore":false}' : '');
  });
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const address = failing.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3`;
  const gateway = asaasGateway({ place: async () => ({ url, apiKey: 'k' }), againMs: 1 });
  const waiting = vi.spyOn(AbortSignal, 'timeout');
  /** The longest of what it asks for: it looks for its reference before and after. */
  const limitOf = async (call: () => Promise<unknown>): Promise<number> => {
    waiting.mockClear();
    await expect(call()).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    return Math.max(...waiting.mock.calls.map(([limit]) => limit));
  };
  const typed = { token: 't', remoteIp: '203.0.113.7' };
  const about = { customerId: 'cus_1', value: 310, description: 'Genial', reference: 'a:1', dueDate: '2026-11-20' };
  const byCard = { ...about, by: { type: 'CREDIT_CARD', instalments: 12, with: typed } } as const;
  const subscription = { ...about, nextDueDate: '2026-11-28', months: 1, with: typed } as const;
  expect(await limitOf(() => gateway.charge(byCard))).toBe(90_000);
  expect(await limitOf(() => gateway.subscribe(subscription))).toBe(90_000);
  expect(await limitOf(() => gateway.charge({ ...about, by: { type: 'PIX' } }))).toBe(15_000);
  failing.closeAllConnections();
  failing.close();
});

it.each([
  [
    'with its sentence',
    '{"errors":[{"code":"invalid_action","description":"Sua conta não está habilitada."}]}',
    /habilitada/,
  ],
  ['without one', '', /não permite esta operação à conta de quem vende/],
])('what the seller may not do (403, %s) is refused at once, and was not done', async (_what, body, sentence) => {
  const strict = createServer((request, response) => {
    const isReading = request.method === 'GET';
    response.writeHead(isReading ? 200 : 403).end(isReading ? '{"data":[],"hasMore":false}' : body);
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  const address = strict.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3`;
  const gateway = asaasGateway({ place: async () => ({ url, apiKey: 'k' }), timeoutMs: 2_000 });
  const by = { type: 'CREDIT_CARD', instalments: 1, with: { token: 't', remoteIp: '203.0.113.7' } } as const;
  const about = { customerId: 'cus_1', value: 310, description: 'Genial' };
  const refused = { ok: false, error: { reason: 'not enabled', sentence: expect.stringMatching(sentence) } };
  expect(await gateway.charge({ ...about, reference: 'a:1', dueDate: '2026-11-20', by })).toMatchObject(refused);
  expect(
    await gateway.subscribe({ ...about, reference: 'a', nextDueDate: '2026-11-28', months: 1, with: by.with }),
  ).toMatchObject(refused);
  strict.closeAllConnections();
  strict.close();
});

it('a code that the seller may not ask for is refused with the sentence of the provider, not called unknown', async () => {
  const sentence = 'Sem permissão.';
  const strict = createServer((request, response) => {
    if (request.method === 'GET')
      return response.end(JSON.stringify({ value: 310, dueDate: '2026-11-28', billingType: 'CREDIT_CARD' }));
    return response.writeHead(403).end(JSON.stringify({ errors: [{ code: 'forbidden', description: sentence }] }));
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  const address = strict.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3`;
  const gateway = asaasGateway({ place: async () => ({ url, apiKey: 'k' }) });
  const error = { name: 'PaymentRefused', reason: 'not enabled', sentence };
  expect(await gateway.pixCode('pay_1')).toEqual({ ok: false, error });
  strict.closeAllConnections();
  strict.close();
});

it('a code for what a card was to pay is given once no card is charged for it: the provider may try it again', async () => {
  const calls: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    'GET /v3/payments/pay_1': { value: 310, dueDate: '2026-11-28', billingType: 'CREDIT_CARD' },
    'GET /v3/payments/pay_1/pixQrCode': { encodedImage: 'AAAA', payload: 'code' },
  };
  const lenient = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end(JSON.stringify(answers[calls.at(-1) ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => lenient.listen(0, '127.0.0.1', resolve));
  const address = lenient.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3`;
  const gateway = asaasGateway({ place: async () => ({ url, apiKey: 'k' }) });
  expect(await gateway.pixCode('pay_1')).toMatchObject({ ok: true, value: { copyAndPaste: 'code' } });
  expect(calls).toEqual(['GET /v3/payments/pay_1', 'PUT /v3/payments/pay_1', 'GET /v3/payments/pay_1/pixQrCode']);
  lenient.closeAllConnections();
  lenient.close();
});

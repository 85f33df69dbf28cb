import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../../../domain/api/accounts.ts';
import { type Registered, registerAnswer } from '../../../domain/api/registration.ts';
import { accountStream } from '../../../domain/streams.ts';
import { type Api, startApi, TEST_NOW } from '../../testing/api.ts';
import { deliver, work } from '../../testing/billing.ts';
import { aSignUp } from '../../testing/sign-up.ts';

let api: Api;
let token: string;
let rita: Registered;
beforeAll(async () => {
  api = await startApi();
  token = (await api.deps.billing.simulator?.webhookToken()) ?? '';
});
beforeEach(async () => {
  api.clock.now = TEST_NOW;
  rita = (await api.nobody.post('/auth/register', aSignUp('genio-anual-pix'))).as(registerAnswer);
  await deliver(api);
});
afterAll(() => api.close());

const paymentId = () => rita.subscription.paymentId ?? '';
const send = (body: unknown, given = token) =>
  api.nobody.post('/webhooks/asaas', body, { headers: { 'asaas-access-token': given } });

let sent = 0;
const report = (event: string, status: string, at: string | null, payment: object = {}) => ({
  id: `evt_test_${++sent}`,
  event,
  ...(at === null ? {} : { dateCreated: `2026-11-20 ${at}` }),
  payment: {
    object: 'payment',
    id: paymentId(),
    customer: 'cus_other',
    value: 2700,
    dueDate: '2026-11-20',
    billingType: 'PIX',
    status,
    externalReference: rita.user.accountId,
    ...payment,
  },
});
const invoices = async () => {
  await api.deps.views.waitFor(await api.deps.stores.events.head(), 12_000);
  return (await api.deps.views.accounts.get(rita.user.accountId))?.facts.invoices ?? [];
};
const eventsOf = async () => (await api.newEvents(accountStream(rita.user.accountId))).map(({ type }) => type);

const simulator = () => {
  if (api.deps.billing.simulator === null) throw new Error('no simulator');
  return api.deps.billing.simulator;
};

describe('a report of the payment provider', () => {
  it('is refused with a wrong token or none, and changes nothing', async () => {
    for (const wrong of ['', 'guess', `${token}x`]) {
      const answer = await send(report('PAYMENT_RECEIVED', 'RECEIVED', '12:01:00'), wrong);
      expect(answer.status).toBe(401);
    }
    expect(await invoices()).toMatchObject([{ status: 'open' }]);
  });

  it('sent three times has one effect', async () => {
    const body = report('PAYMENT_RECEIVED', 'RECEIVED', '12:01:00');
    for (let time = 0; time < 3; time += 1) expect((await send(body)).status).toBe(200);
    await Promise.all([send(body), send(body), send(body)]);
    expect((await eventsOf()).filter((type) => type === 'PaymentReceived')).toHaveLength(1);
  });

  it('that comes late changes nothing any more', async () => {
    await send(report('PAYMENT_RECEIVED', 'RECEIVED', '12:05:00'));
    for (const late of [
      report('PAYMENT_CONFIRMED', 'CONFIRMED', '12:04:00'),
      report('PAYMENT_OVERDUE', 'OVERDUE', '12:03:00'),
      report('PAYMENT_CREATED', 'PENDING', '12:00:00'),
    ])
      expect((await send(late)).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'received', paidUntil: '2027-11-20' }]);
  });

  it.each([
    ['as they happened', [0, 1, 2], true],
    ['backwards', [2, 1, 0], true],
    ['the middle one last', [0, 2, 1], true],
    ['backwards and without hours', [2, 1, 0], false],
  ])('leads to the same whatever the order: %s', async (_order, order, hours) => {
    const bodies = [
      report('PAYMENT_CONFIRMED', 'CONFIRMED', hours ? '12:01:00' : null),
      report('PAYMENT_RECEIVED', 'RECEIVED', hours ? '12:02:00' : null),
      report('PAYMENT_REFUNDED', 'REFUNDED', hours ? '12:03:00' : null),
    ];
    for (const place of order) await send(bodies[place]);
    expect(await invoices()).toMatchObject([{ status: 'refunded', paidUntil: null }]);
  });

  it('that only names the event is understood, and one that a dispute was won gives access back', async () => {
    const { status: _status, ...payment } = report('PAYMENT_RECEIVED', '', null).payment;
    await send({ id: 'evt_bare', event: 'PAYMENT_RECEIVED', payment });
    expect(await invoices()).toMatchObject([{ status: 'received' }]);
    await send(report('PAYMENT_CHARGEBACK_REQUESTED', 'CHARGEBACK_REQUESTED', '13:00:00'));
    expect(await invoices()).toMatchObject([{ status: 'disputed', paidUntil: null }]);
    await send(report('PAYMENT_RECEIVED', 'RECEIVED', '14:00:00'));
    expect(await invoices()).toMatchObject([{ status: 'received' }]);
  });

  it('of another amount than the invoice asks for is not taken at its word', async () => {
    expect((await send(report('PAYMENT_RECEIVED', 'RECEIVED', '12:05:00', { value: 0.01 }))).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'open', value: 2700 }]);
    await send(report('PAYMENT_RECEIVED', 'RECEIVED', '12:05:00', { value: 0.01, id: 'pay_nobody_knows' }));
    expect(await invoices()).toHaveLength(1);
  });

  it('that the bank refused the card is seen by the seller at once, and only until it is paid', async () => {
    const office = (await api.nobody.post('/auth/register', aSignUp('genio-mensal'))).as(registerAnswer);
    await deliver(api);
    const [payment] =
      (await simulator().customers()).find(({ reference }) => reference === office.user.accountId)?.payments ?? [];
    const late = async () => {
      const seller = await api.adviser({ role: 'admin' });
      const { accounts } = (await seller.get('/accounts')).as(accountsAnswer);
      return accounts.find(({ id }) => id === office.user.accountId)?.billing?.late;
    };
    expect(await late()).toBeNull();
    await simulator().act(payment?.id ?? '', 'refuse');
    await deliver(api);
    expect(await late()).toEqual({ value: 310, dueOn: '2026-11-28', byCard: true });
    await simulator().act(payment?.id ?? '', 'confirm');
    await deliver(api);
    expect(await late()).toBeNull();
  });

  it('about a renewal that nobody announced becomes an invoice', async () => {
    await send(report('PAYMENT_CREATED', 'PENDING', '12:00:00', { id: 'pay_renewal', dueDate: '2027-11-20' }));
    expect(await invoices()).toMatchObject([{}, { invoiceId: 'pay_renewal', originalDueDate: '2027-11-20' }]);
  });

  it.each([
    [
      'of an unknown payment',
      () => report('PAYMENT_RECEIVED', 'RECEIVED', null, { externalReference: 'nobody', id: 'pay_9' }),
    ],
    [
      'of another customer',
      () => report('PAYMENT_RECEIVED', 'RECEIVED', null, { externalReference: null, id: 'pay_9' }),
    ],
    ['of an unknown kind', () => report('PAYMENT_DANCED', 'DANCING', null)],
    ['of something else', () => ({ id: 'evt_x', event: 'SUBSCRIPTION_CREATED', subscription: { id: 'sub_x' } })],
    ['with hostile content', () => report('PAYMENT_RECEIVED', 'RECEIVED', null, { value: '1e999', id: { $ne: 1 } })],
    ['with nothing', () => ({})],
  ])('%s is answered 200 and ignored', async (_what, body) => {
    expect((await send(body())).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'open', invoiceId: paymentId() }]);
  });
});

describe('when the program was away', () => {
  it('fifteen failures stop the reports; resumed, each of the backlog has one effect', async () => {
    const address = `${api.url}/webhooks/asaas`;
    api.deps.billing.deliverTo(`${api.url}/nowhere`);
    await simulator().act(paymentId(), 'confirm');
    for (let failure = 0; failure < 20 && !(await simulator().isStopped()); failure += 1) {
      expect(await deliver(api)).toBe(0);
      api.clock.now = new Date(Date.parse(api.clock.now) + 3 * 3_600_000).toISOString();
    }
    expect(await simulator().isStopped()).toBe(true);
    await simulator().act(paymentId(), 'refund');
    api.deps.billing.deliverTo(address);
    expect(await deliver(api)).toBe(0);
    await simulator().resume();
    expect(await deliver(api)).toBeGreaterThanOrEqual(2);
    expect(await invoices()).toMatchObject([{ status: 'refunded' }]);
    const types = await eventsOf();
    for (const type of ['PaymentReceived', 'PaymentRefunded'])
      expect(types.filter((one) => one === type)).toHaveLength(1);
  });

  it('the daily comparison finds what no report told, and late reports then change nothing', async () => {
    api.deps.billing.deliverTo(`${api.url}/nowhere`);
    await simulator().act(paymentId(), 'confirm');
    await work(api, 'comparison');
    expect(await invoices()).toMatchObject([{ status: 'received' }]);
    expect(await work(api, 'comparison')).toMatchObject({ missed: 0 });
    api.deps.billing.deliverTo(`${api.url}/webhooks/asaas`);
    await simulator().resume();
    await deliver(api);
    expect((await eventsOf()).filter((type) => type === 'PaymentReceived')).toHaveLength(1);
  });
});

import { z } from 'zod';
import { isCpfOrCnpj, unmasked } from '../../domain/api/documents.ts';
import { addMonths, dayOf, isoOf } from '../../domain/units/day.ts';
import { centsOf, reaisOf } from '../../domain/units/money.ts';
import { customerBody, paymentBody, paymentChange, subscriptionBody, subscriptionChange, tokenBody } from './bodies.ts';
import { cardOf } from './cards.ts';
import type { SimulatedPayment, SimulatedSubscription } from './documents.ts';
import { dayAt, isOpen, type Life, unpaid } from './life.ts';
import { pixCodeOf, pixPayload } from './pix.ts';
import { Missing, Refusal } from './refusal.ts';
import type { SimulatorStore } from './store.ts';

interface Call {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
type Handler = (call: Call) => unknown;

const MOST_PER_PAGE = 100;

/** The calls of the provider's API, by method and path. Each runs within one write of the store. */
export const callsOf = (store: SimulatorStore, life: Life, now: () => string): Readonly<Record<string, Handler>> => {
  const today = (): string => dayAt(now());
  const found = <Document>(document: Document | null): Document => {
    if (document === null) throw new Missing();
    return document;
  };
  const paymentAt = (id: string): SimulatedPayment => found(store.payments.get(id));
  const customerAt = (id: string): void => {
    if (store.customers.get(id) === null) throw new Refusal('Customer inválido ou não informado.');
  };
  const notPast = (dueDate: string): void => {
    if (dueDate < today()) throw new Refusal('Não é permitido data de vencimento inferior a hoje.');
  };

  const createCustomer: Handler = ({ body }) => {
    const { name, cpfCnpj, email, mobilePhone, phone, externalReference } = customerBody.parse(body);
    if (!isCpfOrCnpj(unmasked(cpfCnpj))) throw new Refusal('O CPF/CNPJ informado é inválido.');
    if (email !== null && email !== undefined && !z.email().safeParse(email).success)
      throw new Refusal('O email informado é inválido.');
    const number = mobilePhone ?? phone ?? null;
    if (number !== null && !/^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(number.replace(/\D/g, '')))
      throw new Refusal('O telefone informado é inválido.');
    return store.customers.put({
      object: 'customer',
      id: store.nextId('cus'),
      dateCreated: today(),
      name,
      email: email ?? null,
      cpfCnpj,
      mobilePhone: number,
      externalReference: externalReference ?? null,
      deleted: false,
    });
  };

  const createPayment: Handler = ({ body }) => {
    const asked = paymentBody.parse(body);
    customerAt(asked.customer);
    notPast(asked.dueDate);
    const count = asked.installmentCount ?? 1;
    const total = asked.totalValue ?? asked.value ?? (asked.installmentValue ?? 0) * count;
    if (total <= 0) throw new Refusal('O valor da cobrança deve ser informado.');
    const byCard = asked.creditCard !== undefined || asked.creditCardToken !== undefined;
    if (byCard) cardOf(store, asked.customer, asked, today());
    const cents = centsOf(total);
    const share = Math.floor(cents / count);
    const installment = count > 1 ? store.nextId('ins') : null;
    const payments = Array.from({ length: count }, (_, index) => {
      const dueDate = isoOf(addMonths(dayOf(asked.dueDate), index));
      return life.created({
        id: store.nextId('pay'),
        customer: asked.customer,
        subscription: null,
        installment,
        installmentNumber: installment === null ? null : index + 1,
        billingType: asked.billingType,
        // What does not divide is added to the last one.
        value: reaisOf(index === count - 1 ? cents - share * (count - 1) : share),
        dueDate,
        originalDueDate: dueDate,
        status: 'PENDING',
        description: asked.description ?? null,
        externalReference: asked.externalReference ?? null,
        ...unpaid,
      });
    });
    const charged = byCard ? payments.map(life.pay) : payments;
    return charged[0];
  };

  const createSubscription: Handler = ({ body }) => {
    const asked = subscriptionBody.parse(body);
    customerAt(asked.customer);
    notPast(asked.nextDueDate);
    cardOf(store, asked.customer, asked, today());
    const { customer, value, nextDueDate, cycle, description = null, externalReference = null } = asked;
    const subscription: SimulatedSubscription = {
      object: 'subscription',
      id: store.nextId('sub'),
      dateCreated: today(),
      customer,
      billingType: 'CREDIT_CARD',
      value,
      cycle,
      nextDueDate,
      status: 'ACTIVE',
      deleted: false,
      description,
      externalReference,
    };
    life.nextOf(store.subscriptions.put(subscription));
    return subscription;
  };

  const pixQrCode: Handler = async ({ id }) => {
    const payment = paymentAt(id);
    if (payment.billingType === 'CREDIT_CARD' || !isOpen(payment))
      throw new Refusal('Esta cobrança não pode ser paga por PIX.');
    const { pixKey: key } = store.settings();
    const { copyAndPaste, qrCode } = await pixCodeOf(pixPayload({ key, value: payment.value, reference: payment.id }));
    return { encodedImage: qrCode, payload: copyAndPaste, expirationDate: `${payment.dueDate} 23:59:59` };
  };

  const refund: Handler = ({ id }) => {
    const payment = paymentAt(id);
    if (payment.status !== 'CONFIRMED' && payment.status !== 'RECEIVED')
      throw new Refusal('Somente é possível estornar cobranças confirmadas ou recebidas.');
    return life.refund(payment);
  };

  const removePayment: Handler = ({ id }) => {
    const payment = paymentAt(id);
    if (payment.deleted) throw new Missing();
    if (!isOpen(payment)) throw new Refusal('Esta cobrança não pode ser removida.');
    return { id: life.remove(payment).id, deleted: true };
  };

  /** What remains is what the books need: the payments. */
  const removeCustomer: Handler = ({ id }) => {
    const customer = found(store.customers.get(id));
    if (customer.deleted) throw new Missing();
    for (const card of store.cards.all().filter((one) => one.customer === id)) store.cards.remove(card.id);
    const nobody = { name: 'Cliente removido', email: null, cpfCnpj: '', mobilePhone: null };
    store.customers.put({ ...customer, ...nobody, deleted: true });
    return { id, deleted: true };
  };

  const removeSubscription: Handler = ({ id }) => {
    const subscription = found(store.subscriptions.get(id));
    if (subscription.deleted) throw new Missing();
    store.subscriptions.put({ ...subscription, status: 'INACTIVE', deleted: true });
    store.payments
      .all()
      .filter((one) => one.subscription === id && isOpen(one))
      .forEach(life.remove);
    return { id, deleted: true };
  };

  const changeSubscription: Handler = ({ id, body }) => {
    const subscription = found(store.subscriptions.get(id));
    if (subscription.deleted) throw new Missing();
    const { updatePendingPayments, description = null, ...change } = subscriptionChange.parse(body);
    const changed = store.subscriptions.put({ ...subscription, ...change, description });
    const pending = store.payments.all().filter((one) => one.subscription === id && isOpen(one));
    if (updatePendingPayments) for (const one of pending) life.revalue(one, change.value, description);
    return changed;
  };

  const changePayment: Handler = ({ id, body }) => {
    const payment = paymentAt(id);
    if (!isOpen(payment)) throw new Refusal('Esta cobrança não pode ser alterada.');
    return store.payments.put({ ...payment, ...paymentChange.parse(body) });
  };

  const listed = <Document>(documents: readonly Document[], query: URLSearchParams) => {
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? 10), MOST_PER_PAGE);
    const data = documents.slice(offset, offset + limit);
    const hasMore = offset + limit < documents.length;
    return { object: 'list', hasMore, totalCount: documents.length, limit, offset, data };
  };
  const is = (query: URLSearchParams, name: string, value: string | null): boolean =>
    !query.has(name) || query.get(name) === value;

  return {
    'POST /customers': createCustomer,
    'GET /customers': ({ query }) =>
      listed(
        store.customers.all().filter((one) => is(query, 'externalReference', one.externalReference)),
        query,
      ),
    'DELETE /customers/:id': removeCustomer,
    'POST /creditCard/tokenizeCreditCard': ({ body }) => {
      const asked = tokenBody.parse(body);
      customerAt(asked.customer);
      const { id, lastFour } = cardOf(store, asked.customer, asked, today());
      return { creditCardToken: id, creditCardNumber: lastFour, creditCardBrand: 'VISA' };
    },
    'POST /payments': createPayment,
    'GET /payments': ({ query }) =>
      listed(
        store.payments
          .all()
          .filter(
            (one) =>
              !one.deleted &&
              is(query, 'customer', one.customer) &&
              is(query, 'installment', one.installment) &&
              is(query, 'subscription', one.subscription) &&
              is(query, 'status', one.status) &&
              is(query, 'externalReference', one.externalReference),
          ),
        query,
      ),
    'GET /payments/:id': ({ id }) => paymentAt(id),
    'PUT /payments/:id': changePayment,
    'DELETE /payments/:id': removePayment,
    'GET /payments/:id/pixQrCode': pixQrCode,
    'GET /payments/:id/status': ({ id }) => ({ status: paymentAt(id).status }),
    'POST /payments/:id/refund': refund,
    'POST /subscriptions': createSubscription,
    'GET /subscriptions': ({ query }) =>
      listed(
        store.subscriptions
          .all()
          .filter((one) => !one.deleted && is(query, 'externalReference', one.externalReference)),
        query,
      ),
    'GET /subscriptions/:id/payments': ({ id, query }) =>
      listed(
        store.payments.all().filter((one) => one.subscription === id && !one.deleted),
        query,
      ),
    'PUT /subscriptions/:id': changeSubscription,
    'DELETE /subscriptions/:id': removeSubscription,
    'POST /sandbox/payment/:id/confirm': ({ id }) => life.pay(paymentAt(id)),
    'POST /sandbox/payment/:id/overdue': ({ id }) => life.overdue(paymentAt(id)),
  };
};

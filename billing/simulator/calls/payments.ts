import type { z } from 'zod';
import { addMonths, dayOf, isoOf } from '../../../domain/units/day.ts';
import { centsOf, reaisOf } from '../../../domain/units/money.ts';
import { cardBody, paymentBody, paymentChange } from '../bodies.ts';
import { cardOf } from '../cards.ts';
import type { SimulatedPayment } from '../documents.ts';
import { dayAt, isOpen, unpaid } from '../life.ts';
import { pixCodeOf, pixPayload } from '../pix.ts';
import { Missing, Refusal } from '../refusal.ts';
import { type Calls, customerAt, enough, found, is, listed, notPast, type Provider } from './call.ts';

/** Makes a payment, or one for each instalment: equal shares to the cent, what does not divide in the last one. */
const make = (
  { store, life }: Provider,
  asked: z.output<typeof paymentBody>,
): readonly [SimulatedPayment, ...SimulatedPayment[]] => {
  const count = asked.installmentCount ?? 1;
  const total = asked.totalValue ?? asked.value ?? (asked.installmentValue ?? 0) * count;
  enough(total);
  const cents = centsOf(total);
  const share = Math.floor(cents / count);
  const installment = count > 1 ? store.nextId('ins') : null;
  const one = (index: number): SimulatedPayment => {
    const dueDate = isoOf(addMonths(dayOf(asked.dueDate), index));
    return life.created({
      id: store.nextId('pay'),
      customer: asked.customer,
      subscription: null,
      installment,
      installmentNumber: installment === null ? null : index + 1,
      billingType: asked.billingType,
      value: reaisOf(index === count - 1 ? cents - share * (count - 1) : share),
      dueDate,
      originalDueDate: dueDate,
      status: 'PENDING',
      description: asked.description ?? null,
      externalReference: asked.externalReference ?? null,
      ...unpaid,
    });
  };
  return [one(0), ...Array.from({ length: count - 1 }, (_, index) => one(index + 1))];
};

/** Charges: made, read, changed, given up. */
export const paymentCalls = (provider: Provider): Calls => {
  const { store, life, now } = provider;
  const paymentAt = (id: string): SimulatedPayment => found(store.payments.get(id));
  const openAt = (id: string, refusal: string): SimulatedPayment => {
    const payment = paymentAt(id);
    if (payment.deleted) throw new Missing();
    if (!isOpen(payment)) throw new Refusal(refusal);
    return payment;
  };
  return {
    'POST /payments': ({ body }) => {
      const asked = paymentBody.parse(body);
      customerAt(provider, asked.customer);
      notPast(provider, asked.dueDate, 'invalid_dueDate');
      const byCard = asked.creditCard !== undefined || asked.creditCardToken !== undefined;
      if (byCard) cardOf(store, asked.customer, asked, dayAt(now()));
      const [first, ...others] = make(provider, asked);
      if (!byCard) return first;
      for (const one of others) life.pay(one);
      return life.pay(first);
    },
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
    'GET /payments/:id/status': ({ id }) => ({ status: paymentAt(id).status }),
    'PUT /payments/:id': ({ id, body }) => {
      const payment = openAt(id, 'Esta cobrança não pode ser alterada.');
      return store.payments.put({ ...payment, ...paymentChange.parse(body) });
    },
    'DELETE /payments/:id': ({ id }) => {
      const payment = openAt(id, 'Esta cobrança não pode ser removida.');
      return { id: life.remove(payment).id, deleted: true };
    },
    'GET /payments/:id/pixQrCode': async ({ id }) => {
      const payment = paymentAt(id);
      if (payment.billingType === 'CREDIT_CARD' || !isOpen(payment))
        throw new Refusal('Esta cobrança não pode ser paga por PIX.');
      const { pixKey: key } = store.settings();
      const asked = pixPayload({ key, value: payment.value, reference: payment.id });
      const { copyAndPaste, qrCode } = await pixCodeOf(asked);
      return { encodedImage: qrCode, payload: copyAndPaste, expirationDate: `${payment.dueDate} 23:59:59` };
    },
    'POST /payments/:id/payWithCreditCard': ({ id, body }) => {
      const payment = openAt(id, 'Esta cobrança não pode ser paga.');
      cardOf(store, payment.customer, { remoteIp: 'not asked for', ...cardBody.parse(body) }, dayAt(now()));
      return life.pay(store.payments.put({ ...payment, billingType: 'CREDIT_CARD' }));
    },
    'POST /payments/:id/refund': ({ id }) => {
      const payment = paymentAt(id);
      if (payment.status !== 'CONFIRMED' && payment.status !== 'RECEIVED')
        throw new Refusal('Somente é possível estornar cobranças confirmadas ou recebidas.');
      if (!store.settings().manners.hasBalance)
        throw new Refusal('Saldo insuficiente para realizar o estorno desta cobrança.');
      return life.refund(payment);
    },
    'POST /sandbox/payment/:id/confirm': ({ id }) => life.pay(paymentAt(id)),
    'POST /sandbox/payment/:id/overdue': ({ id }) => life.overdue(paymentAt(id)),
  };
};

import { DateTime } from 'luxon';
import { addMonths, dayOf, isoOf } from '../../domain/units/day.ts';
import { TIME_ZONE } from '../../domain/words/today.ts';
import type { SimulatedPayment, SimulatedSubscription } from './documents.ts';
import type { SimulatorStore } from './store.ts';

/** The clock on the wall in São Paulo, as Asaas writes it. */
export const wallClockOf = (now: string): string =>
  DateTime.fromISO(now, { zone: TIME_ZONE }).toFormat('yyyy-MM-dd HH:mm:ss');
export const dayAt = (now: string): string => wallClockOf(now).slice(0, 10);

/** What happens to payments: each change is told by an event. All of it runs within one write of the store. */
export const lifeOf = (store: SimulatorStore, now: () => string) => {
  const tell = (event: string, payment: SimulatedPayment): void => {
    const at = now();
    // Unguessable, so that an id is never met again after the file was deleted.
    const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`;
    const { refused, ...shown } = payment;
    const body = JSON.stringify({ id, event, dateCreated: wallClockOf(at), payment: shown });
    store.deliveries.put({ id, event, body, attempts: 0, nextAt: Date.parse(at) });
  };
  const change = (payment: SimulatedPayment, changes: Partial<SimulatedPayment>, event: string): SimulatedPayment => {
    const changed = store.payments.put({ ...payment, ...changes });
    tell(event, changed);
    return changed;
  };

  const created = (
    payment: Omit<SimulatedPayment, 'object' | 'dateCreated' | 'deleted' | 'refused'>,
  ): SimulatedPayment => {
    const made = { object: 'payment', dateCreated: dayAt(now()), deleted: false, refused: false, ...payment } as const;
    tell('PAYMENT_CREATED', store.payments.put(made));
    return made;
  };

  const nextOf = (subscription: SimulatedSubscription): void => {
    const { id, customer, value, nextDueDate, description, externalReference, cycle } = subscription;
    created({
      id: store.nextId('pay'),
      customer,
      subscription: id,
      installment: null,
      installmentNumber: null,
      billingType: 'CREDIT_CARD',
      value,
      dueDate: nextDueDate,
      originalDueDate: nextDueDate,
      status: 'PENDING',
      description,
      externalReference,
      ...unpaid,
    });
    const following = isoOf(addMonths(dayOf(nextDueDate), cycle === 'MONTHLY' ? 1 : 12));
    store.subscriptions.put({ ...subscription, nextDueDate: following });
  };

  /** Makes the charges of a subscription that are due within the days ahead, and one in any case. */
  const ahead = (subscriptionId: string): void => {
    const { daysAhead } = store.settings().manners;
    const until = isoOf(dayOf(dayAt(now())) + daysAhead);
    for (;;) {
      const subscription = store.subscriptions.get(subscriptionId);
      if (subscription === null || subscription.deleted) return;
      const hasOpen = store.payments.all().some((one) => one.subscription === subscriptionId && isOpen(one));
      if (hasOpen && (daysAhead === 0 || subscription.nextDueDate > until)) return;
      nextOf(subscription);
    }
  };

  const pay = (payment: SimulatedPayment): SimulatedPayment => {
    const today = dayAt(now());
    const paid =
      payment.billingType === 'CREDIT_CARD'
        ? change(payment, { status: 'CONFIRMED', confirmedDate: today, clientPaymentDate: today }, 'PAYMENT_CONFIRMED')
        : change(
            payment,
            { status: 'RECEIVED', confirmedDate: today, clientPaymentDate: today, paymentDate: today },
            'PAYMENT_RECEIVED',
          );
    if (payment.subscription !== null) ahead(payment.subscription);
    return paid;
  };

  const refuse = (payment: SimulatedPayment): SimulatedPayment =>
    change(payment, { refused: true }, 'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED');

  const overdue = (payment: SimulatedPayment): SimulatedPayment =>
    change(payment, { status: 'OVERDUE' }, 'PAYMENT_OVERDUE');

  const refund = (payment: SimulatedPayment): SimulatedPayment =>
    change(payment, { status: 'REFUNDED' }, 'PAYMENT_REFUNDED');

  /** What is as it was is not told of: nobody may count on a second report. */
  const revalue = (payment: SimulatedPayment, value: number, description: string | null): SimulatedPayment =>
    payment.value === value && payment.description === description
      ? payment
      : change(payment, { value, description }, 'PAYMENT_UPDATED');

  /** The holder of the card disputes it at their bank. */
  const dispute = (payment: SimulatedPayment): SimulatedPayment =>
    change(payment, { status: 'CHARGEBACK_REQUESTED' }, 'PAYMENT_CHARGEBACK_REQUESTED');

  const remove = (payment: SimulatedPayment): SimulatedPayment => change(payment, { deleted: true }, 'PAYMENT_DELETED');

  /** What the passing of time does: cards are charged on the day, what is unpaid the day after is overdue. */
  const pass = (): void => {
    const today = dayAt(now());
    for (;;) {
      const due = store.payments.all().find((one) => isChargedBy(one, today));
      if (due === undefined) break;
      pay(due);
    }
    for (const { id, deleted } of store.subscriptions.all()) if (!deleted) ahead(id);
    for (const one of store.payments.all())
      if (one.status === 'PENDING' && !one.deleted && one.dueDate < today) overdue(one);
  };

  /** As if the customer had come so many days earlier. */
  const age = (customerId: string, days: number): void => {
    const earlier = <Day extends string | null>(day: Day): string | Day =>
      day === null ? day : isoOf(dayOf(day) - days);
    for (const one of store.payments.all().filter(({ customer }) => customer === customerId))
      store.payments.put({
        ...one,
        dateCreated: earlier(one.dateCreated),
        dueDate: earlier(one.dueDate),
        originalDueDate: earlier(one.originalDueDate),
        confirmedDate: earlier(one.confirmedDate),
        clientPaymentDate: earlier(one.clientPaymentDate),
        paymentDate: earlier(one.paymentDate),
      });
    for (const one of store.subscriptions.all().filter(({ customer }) => customer === customerId))
      store.subscriptions.put({ ...one, nextDueDate: earlier(one.nextDueDate) });
    pass();
  };

  return { created, ahead, pay, refuse, overdue, refund, revalue, dispute, remove, pass, age };
};
export type Life = ReturnType<typeof lifeOf>;

export const unpaid = { confirmedDate: null, clientPaymentDate: null, paymentDate: null } as const;

export const isOpen = ({ status, deleted }: SimulatedPayment): boolean =>
  !deleted && (status === 'PENDING' || status === 'OVERDUE');

const isChargedBy = (payment: SimulatedPayment, today: string): boolean =>
  payment.status === 'PENDING' &&
  !payment.deleted &&
  payment.billingType === 'CREDIT_CARD' &&
  payment.subscription !== null &&
  !payment.refused &&
  payment.dueDate <= today;

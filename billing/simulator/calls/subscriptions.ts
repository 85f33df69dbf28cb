import { cardBody, subscriptionBody, subscriptionChange } from '../bodies.ts';
import { cardOf } from '../cards.ts';
import type { SimulatedSubscription } from '../documents.ts';
import { dayAt, isOpen } from '../life.ts';
import { Missing } from '../refusal.ts';
import { type Calls, customerAt, enough, found, is, listed, notPast, type Provider } from './call.ts';

/** What charges a card again and again. */
export const subscriptionCalls = (provider: Provider): Calls => {
  const { store, life, now } = provider;
  const livingAt = (id: string): SimulatedSubscription => {
    const subscription = found(store.subscriptions.get(id));
    if (subscription.deleted) throw new Missing();
    return subscription;
  };
  const openOf = (id: string) => store.payments.all().filter((one) => one.subscription === id && isOpen(one));
  return {
    'POST /subscriptions': ({ body }) => {
      const asked = subscriptionBody.parse(body);
      customerAt(provider, asked.customer);
      notPast(provider, asked.nextDueDate, 'invalid_nextDueDate');
      enough(asked.value);
      cardOf(store, asked.customer, asked, dayAt(now()));
      const { customer, value, nextDueDate, cycle, description = null, externalReference = null } = asked;
      const subscription: SimulatedSubscription = {
        object: 'subscription',
        id: store.nextId('sub'),
        dateCreated: dayAt(now()),
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
      store.subscriptions.put(subscription);
      life.ahead(subscription.id);
      return subscription;
    },
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
    'PUT /subscriptions/:id': ({ id, body }) => {
      const subscription = livingAt(id);
      const { updatePendingPayments, description = null, ...change } = subscriptionChange.parse(body);
      notPast(provider, change.nextDueDate, 'invalid_nextDueDate');
      const changed = store.subscriptions.put({ ...subscription, ...change, description });
      if (updatePendingPayments) for (const one of openOf(id)) life.revalue(one, change.value, description);
      life.ahead(id);
      return changed;
    },
    // Charges nothing by itself; what is made already keeps the refusal of the former card.
    'PUT /subscriptions/:id/creditCard': ({ id, body }) => {
      const subscription = livingAt(id);
      cardOf(store, subscription.customer, cardBody.parse(body), dayAt(now()));
      return subscription;
    },
    'DELETE /subscriptions/:id': ({ id }) => {
      const subscription = livingAt(id);
      store.subscriptions.put({ ...subscription, status: 'INACTIVE', deleted: true });
      openOf(id).forEach(life.remove);
      return { id, deleted: true };
    },
  };
};

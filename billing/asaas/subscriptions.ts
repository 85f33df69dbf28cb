import type { PaymentGateway } from '../port.ts';
import { cardBody, changeBody, subscriptionBody } from './bodies.ts';
import { anything, at, createOnce, listed, living, refusedOr, remove } from './calls.ts';
import type { AsaasHttp } from './http.ts';
import { made } from './shapes.ts';

type Calls =
  | 'subscribe'
  | 'changeSubscription'
  | 'changeCard'
  | 'cancelSubscription'
  | 'subscriptionsOf'
  | 'paymentsOfSubscription';

export const subscriptionCalls = (http: AsaasHttp): Pick<PaymentGateway, Calls> => {
  const paymentsOfSubscription = (id: string) => listed(http, `${at('subscriptions', id)}/payments`);
  return {
    subscribe: (subscription) =>
      createOnce(
        async () => {
          const [id] = await living(http, 'subscriptions', subscription.reference);
          return id === undefined ? null : { id, payments: await paymentsOfSubscription(id) };
        },
        async () => {
          const created = await http.charge('POST', '/subscriptions', subscriptionBody(subscription), made);
          if (!created.ok) return created;
          const { id } = created.value;
          return { ok: true, value: { id, payments: await paymentsOfSubscription(id) } };
        },
      ),

    changeSubscription: async (id, change) => {
      const changed = await http.send('PUT', at('subscriptions', id), changeBody(change), made);
      if (!changed.ok) return { ok: false, error: refusedOr(changed.error, 'PUT /subscriptions') };
      return { ok: true, value: await paymentsOfSubscription(id) };
    },

    changeCard: async (id, card) => {
      const changed = await http.charge('PUT', `${at('subscriptions', id)}/creditCard`, cardBody(card), anything);
      return changed.ok ? { ok: true, value: null } : { ok: false, error: refusedOr(changed.error, 'PUT creditCard') };
    },

    cancelSubscription: (id) => remove(http, at('subscriptions', id)),
    subscriptionsOf: (reference) => living(http, 'subscriptions', reference),
    paymentsOfSubscription,
  };
};

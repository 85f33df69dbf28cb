import type { KeptCard } from '../../domain/accounts/account.ts';
import type { PaymentGateway } from '../port.ts';
import { onePurchase } from '../purchases.ts';
import { cardBody, chargeBody, customerBody } from './bodies.ts';
import { at, createOnce, listed, living, remove } from './calls.ts';
import type { AsaasHttp } from './http.ts';
import { made, payment, token } from './shapes.ts';

type Calls = 'customer' | 'keepCard' | 'charge' | 'chargesUnder' | 'forgetCustomer' | 'customersOf';

/** Customers, their cards and what they are charged. */
export const chargeCalls = (http: AsaasHttp): Pick<PaymentGateway, Calls> => {
  const chargesUnder = async (reference: string) => {
    const found = await listed(http, `/payments?externalReference=${encodeURIComponent(reference)}`);
    return found.filter((one) => one.reference === reference && one.status !== 'cancelled');
  };
  return {
    customer: (customer) =>
      createOnce(
        async () => (await living(http, 'customers', customer.reference))[0] ?? null,
        async () => {
          const created = await http.send('POST', '/customers', customerBody(customer), made);
          return created.ok ? { ok: true, value: created.value.id } : created;
        },
      ),

    keepCard: async (customerId, { card, holder, remoteIp }) => {
      const body = { customer: customerId, ...cardBody({ card, holder, remoteIp }) };
      const kept = await http.send('POST', '/creditCard/tokenizeCreditCard', body, token);
      if (!kept.ok)
        return kept.error.name === 'PaymentRefused' && kept.error.reason !== 'not enabled'
          ? { ok: false, error: kept.error }
          : { ok: false, error: { name: 'CardsNotKept' } };
      const lastFour = card.number.slice(-4);
      return { ok: true, value: { token: kept.value.creditCardToken, lastFour, remoteIp } satisfies KeptCard };
    },

    charge: (charge) =>
      createOnce(
        async () => {
          const standing = onePurchase(await chargesUnder(charge.reference));
          return standing.length === 0 ? null : standing;
        },
        async () => {
          const send = charge.by.type === 'PIX' ? http.send : http.charge;
          const created = await send('POST', '/payments', chargeBody(charge), payment);
          if (!created.ok) return created;
          const plan = created.value.instalmentPlanId;
          return {
            ok: true,
            value: plan === null ? [created.value] : await listed(http, `/payments?installment=${plan}`),
          };
        },
      ),

    chargesUnder,
    forgetCustomer: (customerId) => remove(http, at('customers', customerId)),
    customersOf: (reference) => living(http, 'customers', reference),
  };
};

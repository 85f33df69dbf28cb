import { z } from 'zod';
import type { KeptCard } from '../../domain/accounts/account.ts';
import {
  type Answered,
  type CardToCharge,
  GatewayUnavailable,
  type NewCharge,
  type NewSubscription,
  type PaymentGateway,
  type PaymentRefused,
  type ProviderPayment,
} from '../port.ts';
import { type AsaasHttp, type AsaasSettings, asaasHttp, type CallRefused } from './http.ts';
import { made, madeOnes, payment, paymentMade, payments, pix, token } from './shapes.ts';

const PAGE = 100;
const anything = z.unknown();

/** The payment provider Asaas, API v3. */
export const asaasGateway = (settings: AsaasSettings): PaymentGateway => {
  const http = asaasHttp(settings);

  /** Creates what is not there under its reference yet, also when an earlier try got no answer. */
  const createOnce = async <Found>(
    find: () => Promise<Found | null>,
    create: () => Promise<Answered<Found, CallRefused>>,
  ): Promise<Answered<Found, PaymentRefused>> => {
    const there = await find();
    if (there !== null) return { ok: true, value: there };
    try {
      const created = await create();
      return created.ok ? created : { ok: false, error: refusedOr(created.error, 'POST') };
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      const nevertheless = await find();
      if (nevertheless === null) throw error;
      return { ok: true, value: nevertheless };
    }
  };

  const list = (query: string) => listed(http, query);
  const livingCustomers = async (reference: string): Promise<readonly string[]> => {
    const found = await http.get(`/customers?externalReference=${encodeURIComponent(reference)}`, madeOnes);
    if (!found.ok) throw new GatewayUnavailable('failing', 'GET /customers');
    return found.value.data
      .filter((one) => one.externalReference === reference && one.deleted !== true)
      .map(({ id }) => id);
  };
  const livingSubscriptions = async (reference: string): Promise<readonly string[]> => {
    const found = await http.get(`/subscriptions?externalReference=${encodeURIComponent(reference)}`, madeOnes);
    if (!found.ok) throw new GatewayUnavailable('failing', 'GET /subscriptions');
    return found.value.data
      .filter((one) => one.externalReference === reference && one.deleted !== true && isLiving(one.status))
      .map(({ id }) => id);
  };
  const paymentsOfSubscription = async (id: string): Promise<readonly ProviderPayment[]> => {
    const found = await http.get(`/subscriptions/${id}/payments`, payments);
    return found.ok ? found.value.items : [];
  };

  return {
    customer: ({ reference, name, email, payer }) =>
      createOnce(
        async () => {
          const [id] = await livingCustomers(reference);
          return id ?? null;
        },
        async () => {
          const created = await http.send(
            'POST',
            '/customers',
            {
              name,
              email,
              cpfCnpj: payer.cpf,
              mobilePhone: payer.phone,
              ...(payer.zipcode === '' ? {} : { postalCode: payer.zipcode }),
              address: payer.street,
              addressNumber: payer.streetNumber,
              province: payer.neighborhood,
              externalReference: reference,
              // The program sends its own mails.
              notificationDisabled: true,
            },
            made,
          );
          return created.ok ? { ok: true, value: created.value.id } : created;
        },
      ),

    keepCard: async (customerId, { card, holder, remoteIp }) => {
      const body = { customer: customerId, ...cardBody({ card, holder, remoteIp }) };
      const kept = await http.send('POST', '/creditCard/tokenizeCreditCard', body, token);
      if (!kept.ok)
        return kept.error.name === 'PaymentRefused'
          ? { ok: false, error: kept.error }
          : { ok: false, error: { name: 'CardsNotKept' } };
      const lastFour = card.number.slice(-4);
      return { ok: true, value: { token: kept.value.creditCardToken, lastFour, remoteIp } satisfies KeptCard };
    },

    charge: (charge) =>
      createOnce(
        async () => {
          const found = await list(`/payments?externalReference=${encodeURIComponent(charge.reference)}`);
          const standing = found.filter((one) => one.reference === charge.reference && one.status !== 'cancelled');
          return standing.length === 0 ? null : standing;
        },
        async () => {
          const created = await http.send('POST', '/payments', chargeBody(charge), paymentMade);
          if (!created.ok) return created;
          const { first, installment } = created.value;
          return {
            ok: true,
            value: installment === null ? [first] : await list(`/payments?installment=${installment}`),
          };
        },
      ),

    subscribe: (subscription) =>
      createOnce(
        async () => {
          const [id] = await livingSubscriptions(subscription.reference);
          return id === undefined ? null : { id, payments: await paymentsOfSubscription(id) };
        },
        async () => {
          const created = await http.send('POST', '/subscriptions', subscriptionBody(subscription), made);
          if (!created.ok) return created;
          const { id } = created.value;
          return { ok: true, value: { id, payments: await paymentsOfSubscription(id) } };
        },
      ),

    changeSubscription: async (subscriptionId, { value, nextDueDate, months, description }) => {
      const body = { value, nextDueDate, cycle: cycleOf(months), description, updatePendingPayments: true };
      const changed = await http.send('PUT', `/subscriptions/${encodeURIComponent(subscriptionId)}`, body, made);
      if (!changed.ok) return { ok: false, error: refusedOr(changed.error, 'PUT /subscriptions') };
      return { ok: true, value: await paymentsOfSubscription(subscriptionId) };
    },

    pixCode: async (paymentId) => {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      let code = await http.get(`${path}/pixQrCode`, pix);
      if (!code.ok && code.error.name === 'PaymentRefused') {
        // A payment by card that failed can be paid by PIX once it is made one.
        const changed = await http.send('PUT', path, { billingType: 'PIX' }, anything);
        if (changed.ok) code = await http.get(`${path}/pixQrCode`, pix);
      }
      if (!code.ok)
        return { ok: false, error: code.error.name === 'PaymentRefused' ? code.error : { name: 'PaymentUnknown' } };
      return { ok: true, value: { copyAndPaste: code.value.payload, qrCode: code.value.encodedImage } };
    },

    payment: async (paymentId) => {
      const found = await http.get(`/payments/${encodeURIComponent(paymentId)}`, payment);
      return found.ok ? found : { ok: false, error: { name: 'PaymentUnknown' } };
    },

    paymentsOf: (customerId) => list(`/payments?customer=${encodeURIComponent(customerId)}`),

    allPayments: () => pages(http, '/payments?'),

    refund: async (paymentId) => {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      const before = await http.get(path, payment);
      if (!before.ok) return { ok: false, error: { name: 'PaymentUnknown' } };
      if (before.value.status === 'refunded') return { ok: true, value: null };
      const refunded = await http.send('POST', `${path}/refund`, {}, anything).catch(async (error: unknown) => {
        const after = await http.get(path, payment);
        if (after.ok && after.value.status === 'refunded') return { ok: true, value: null } as const;
        throw error;
      });
      return refunded.ok ? { ok: true, value: null } : { ok: false, error: refusedOr(refunded.error, 'refund') };
    },

    cancelPayment: (paymentId) => remove(http, `/payments/${encodeURIComponent(paymentId)}`),
    cancelSubscription: (subscriptionId) => remove(http, `/subscriptions/${encodeURIComponent(subscriptionId)}`),
    forgetCustomer: (customerId) => remove(http, `/customers/${encodeURIComponent(customerId)}`),
    customersOf: livingCustomers,
    subscriptionsOf: livingSubscriptions,
  };
};

const isLiving = (status: string | null | undefined): boolean => (status ?? 'ACTIVE') === 'ACTIVE';

/** What is gone already is removed. */
const remove = async (http: AsaasHttp, path: string): Promise<Answered<null, PaymentRefused>> => {
  const removed = await http.send('DELETE', path, undefined, anything);
  if (removed.ok || removed.error.name === 'Absent') return { ok: true, value: null };
  return { ok: false, error: refusedOr(removed.error, 'DELETE') };
};

const refusedOr = (error: CallRefused, call: string): PaymentRefused => {
  if (error.name === 'PaymentRefused') return error;
  throw new GatewayUnavailable('failing', call);
};

async function* pages(http: AsaasHttp, query: string): AsyncGenerator<ProviderPayment> {
  const separator = query.endsWith('?') ? '' : '&';
  for (let offset = 0; ; offset += PAGE) {
    const page = await http.get(`${query}${separator}limit=${PAGE}&offset=${offset}`, payments);
    if (!page.ok) throw new GatewayUnavailable('failing', 'GET /payments');
    yield* page.value.items;
    if (!page.value.hasMore) return;
  }
}

const listed = async (http: AsaasHttp, query: string): Promise<readonly ProviderPayment[]> => {
  const all: ProviderPayment[] = [];
  for await (const one of pages(http, query)) all.push(one);
  return all;
};

const cardBody = (charged: CardToCharge) => {
  if ('token' in charged) return { creditCardToken: charged.token, remoteIp: charged.remoteIp };
  const { card, holder, remoteIp } = charged;
  const { addressComplement, mobilePhone, ...rest } = holder;
  const creditCardHolderInfo = {
    ...rest,
    ...(addressComplement === null ? {} : { addressComplement }),
    ...(mobilePhone === null ? {} : { mobilePhone }),
  };
  return { creditCard: card, creditCardHolderInfo, remoteIp };
};

const chargeBody = ({ reference, customerId, value, dueDate, description, by }: NewCharge) => ({
  customer: customerId,
  billingType: by.type,
  dueDate,
  description,
  externalReference: reference,
  ...(by.type === 'CREDIT_CARD' && by.instalments > 1
    ? { installmentCount: by.instalments, totalValue: value }
    : { value }),
  ...(by.type === 'CREDIT_CARD' ? cardBody(by.with) : {}),
});

const cycleOf = (months: 1 | 12): 'MONTHLY' | 'YEARLY' => (months === 1 ? 'MONTHLY' : 'YEARLY');

const subscriptionBody = (subscription: NewSubscription) => ({
  customer: subscription.customerId,
  billingType: 'CREDIT_CARD',
  value: subscription.value,
  nextDueDate: subscription.nextDueDate,
  cycle: cycleOf(subscription.months),
  description: subscription.description,
  externalReference: subscription.reference,
  ...cardBody(subscription.with),
});

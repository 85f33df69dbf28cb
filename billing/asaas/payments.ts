import type { PaymentGateway } from '../port.ts';
import { cardBody } from './bodies.ts';
import { anything, at, listed, paymentsIn, refusedOr, remove } from './calls.ts';
import type { AsaasHttp } from './http.ts';
import { payment, pix, type Terms, terms } from './shapes.ts';

type Calls = 'pixCode' | 'payWithCard' | 'payment' | 'paymentsOf' | 'allPayments' | 'refund' | 'cancelPayment';

const unknown = { ok: false, error: { name: 'PaymentUnknown' } } as const;

/** What becomes of a payment that is made. */
export const paymentCalls = (http: AsaasHttp): Pick<PaymentGateway, Calls> => ({
  pixCode: async (paymentId) => {
    const path = at('payments', paymentId);
    const before = await http.get(path, terms);
    if (!before.ok) return unknown;
    // A card that failed may be tried again by the provider for as long as the charge is one by card.
    const made = before.value.billingType === 'PIX' ? before : await becomePix(http, path, before.value);
    const code = made.ok ? await http.get(`${path}/pixQrCode`, pix) : made;
    if (!code.ok)
      return code.error.name === 'Absent' ? unknown : { ok: false, error: refusedOr(code.error, 'pixQrCode') };
    return { ok: true, value: { copyAndPaste: code.value.payload, qrCode: code.value.encodedImage } };
  },

  payWithCard: async (paymentId, card) => {
    const path = at('payments', paymentId);
    const before = await http.get(path, payment);
    if (!before.ok) return unknown;
    if (before.value.status !== 'open') return before;
    const { remoteIp, ...body } = cardBody(card);
    const paid = await http.charge('POST', `${path}/payWithCreditCard`, { ...body, remoteIp }, payment);
    if (paid.ok) return paid;
    return paid.error.name === 'Absent' ? unknown : { ok: false, error: refusedOr(paid.error, 'payWithCreditCard') };
  },

  payment: async (paymentId) => {
    const found = await http.get(at('payments', paymentId), payment);
    return found.ok ? found : unknown;
  },

  paymentsOf: (customerId) => listed(http, `/payments?customer=${encodeURIComponent(customerId)}`),
  allPayments: () => paymentsIn(http, '/payments'),

  refund: async (paymentId) => {
    const path = at('payments', paymentId);
    const before = await http.get(path, payment);
    if (!before.ok) return unknown;
    if (before.value.status === 'refunded') return { ok: true, value: null };
    const refunded = await http.send('POST', `${path}/refund`, {}, anything).catch(async (error: unknown) => {
      const after = await http.get(path, payment);
      if (after.ok && after.value.status === 'refunded') return { ok: true, value: null } as const;
      throw error;
    });
    return refunded.ok ? { ok: true, value: null } : { ok: false, error: refusedOr(refunded.error, 'refund') };
  },

  cancelPayment: (paymentId) => remove(http, at('payments', paymentId)),
});

/** A payment by card can be paid by PIX once it is made one, and no card is charged for it; amount and day stay. */
const becomePix = (http: AsaasHttp, path: string, { value, dueDate }: Terms) =>
  http.send('PUT', path, { billingType: 'PIX', value, dueDate }, anything);

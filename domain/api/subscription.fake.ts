/** A subscription of a plan by card, its invoices, and what differs from them: what the page of a subscription shows. */
import type { Subscription, SubscriptionInvoice } from './subscription.ts';

export const invoice = (changes: Partial<SubscriptionInvoice> = {}): SubscriptionInvoice => ({
  id: 'pay_1',
  value: 310,
  status: 'PENDING',
  originalDueDate: '2026-11-28',
  from: '2026-11-28',
  until: '2026-12-28',
  plan: 'Gênio mensal, assinatura no cartão',
  payment: null,
  automatic: true,
  payableBy: [],
  ...changes,
});
export const declined = invoice({ declined: true, automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });
export const overdue = invoice({ status: 'OVERDUE', automatic: false, payableBy: ['PIX', 'CREDIT_CARD'] });

export const bought = {
  id: 'genio-mensal',
  name: 'Gênio',
  description: 'Gênio mensal, assinatura no cartão',
  type: 'SUBSCRIPTION',
  period: 'monthly',
  value: 310,
  installments: 1,
  users: 3,
} as const;

export const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  plan: bought,
  state: 'ACTIVE',
  cause: null,
  confirming: null,
  paidUntil: '2026-12-28',
  trialUntil: null,
  next: { date: '2026-12-28', amount: 310, cardEnding: '7777' },
  invoices: [invoice({ status: 'CONFIRMED', automatic: false })],
  guaranteeUntil: '2026-12-05',
  refund: { ground: 'guarantee', amount: 310 },
  leaving: { accessUntil: '2026-11-28T12:00:00.000Z', refund: { ground: 'guarantee', amount: 310 } },
  cancellation: null,
  erasure: null,
  payer: { name: 'Rita Fictícia', document: '52998224725' },
  hasCard: true,
  newCardCharge: 0,
  changes: [],
  failure: null,
  planNotChanged: null,
  ...changes,
});

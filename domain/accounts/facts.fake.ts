import type { AccountFacts } from './account.ts';

/** The facts of an account that signed up for a year by card at noon of 20 November 2026, for tests. */
export const factsOf = (changes: Partial<AccountFacts> = {}): AccountFacts => ({
  origin: 'registered',
  isAdministrators: false,
  paymentType: 'CREDIT_CARD',
  planId: 'genio-anual-cartao',
  planChangedAt: null,
  instalments: 12,
  terms: null,
  signingUp: false,
  customerId: 'cus_1',
  subscriptionId: null,
  keepsCard: true,
  trialEndsAt: '2026-11-27T15:00:00.000Z',
  signedUpOn: '2026-11-20',
  licenceExpiryDate: null,
  paidUntil: null,
  invoices: [],
  inactivated: false,
  cancellation: null,
  contract: { number: 1, on: '2026-11-20', invoicesBefore: 0 },
  attempts: [],
  surpluses: [],
  differencesPaid: [],
  erasureRequestedAt: null,
  ...changes,
});

import { reaisOf } from '../units/money.ts';
import type { AccountFacts, AccountState, Invoice } from './account.ts';
import type { AccountEvent } from './events.ts';

/** The account after one more event. */
export const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  if (event.type === 'AccountCreated') {
    const { accountId, personal, ...facts } = event.data;
    return {
      phase: 'open',
      accountId,
      name: personal?.name ?? '',
      email: personal?.email ?? '',
      facts: { ...facts, paidUntil: null, invoices: [], inactivated: false, cancellation: null },
    };
  }
  if (state.phase !== 'open') return state;
  if (event.type === 'AccountHolderForgotten') return { ...state, name: '', email: '' };
  return { ...state, facts: evolveFacts(state.facts, event) };
};

const evolveFacts = (
  facts: AccountFacts,
  event: Exclude<AccountEvent, { type: 'AccountCreated' | 'AccountHolderForgotten' }>,
): AccountFacts => {
  switch (event.type) {
    case 'LicenceDateSet':
      return { ...facts, licenceExpiryDate: event.data.licenceExpiryDate };
    case 'AccountInactivated':
      return { ...facts, inactivated: true };
    case 'AccountActivated':
      return { ...facts, inactivated: false };
    case 'InvoiceIssued': {
      const { invoiceId, valueInCents, originalDueDate } = event.data;
      const issued: Invoice = { invoiceId, value: reaisOf(valueInCents), originalDueDate, status: 'open' };
      return { ...facts, invoices: [...facts.invoices, issued] };
    }
    case 'PaymentConfirmed': {
      const { invoiceId, paidUntil } = event.data;
      const longest = facts.paidUntil !== null && facts.paidUntil > paidUntil ? facts.paidUntil : paidUntil;
      return { ...facts, paidUntil: longest, invoices: withStatus(facts.invoices, invoiceId, 'paid') };
    }
    case 'InvoiceCancelled':
      return { ...facts, invoices: withStatus(facts.invoices, event.data.invoiceId, 'cancelled') };
    case 'SubscriptionCancelled': {
      const { accessUntil, refunded } = event.data;
      return { ...facts, cancellation: { accessUntil, refunded } };
    }
    default:
      return event satisfies never;
  }
};

const withStatus = (invoices: readonly Invoice[], invoiceId: string, status: Invoice['status']): readonly Invoice[] =>
  invoices.map((invoice) => (invoice.invoiceId === invoiceId ? { ...invoice, status } : invoice));

import { reaisOf } from '../units/money.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, AccountState, Invoice } from './account.ts';
import { aged } from './aging.ts';
import { answered, attempted, lookedFor } from './attempts.ts';
import type { AccountEvent } from './events.ts';

/** The account after one more event. */
export const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  if (event.type === 'AccountCreated') {
    const { accountId, personal, ...made } = event.data;
    return {
      phase: 'open',
      accountId,
      name: personal?.name ?? '',
      email: personal?.email ?? '',
      payer: personal?.payer ?? null,
      card: null,
      cardEnding: null,
      facts: {
        ...made,
        signingUp: made.planId !== null,
        planChangedAt: null,
        customerId: null,
        subscriptionId: null,
        keepsCard: false,
        paidUntil: null,
        invoices: [],
        inactivated: false,
        cancellation: null,
        contract: { number: 1, on: made.signedUpOn, invoicesBefore: 0 },
        attempts: [],
        surpluses: [],
        differencesPaid: [],
        erasureRequestedAt: null,
      },
    };
  }
  if (state.phase !== 'open') return state;
  switch (event.type) {
    case 'SignUpAbandoned':
      return { phase: 'abandoned' };
    case 'AccountErased':
      return { phase: 'erased' };
    case 'AccountHolderForgotten':
      return { ...state, name: '', email: '', payer: null, card: null, cardEnding: null };
    case 'CardKept':
      return {
        ...state,
        card: event.data.personal,
        cardEnding: event.data.personal?.lastFour ?? null,
        facts: { ...state.facts, keepsCard: true },
      };
    case 'CardNamed':
      return { ...state, cardEnding: event.data.personal?.lastFour ?? null };
    default:
      return { ...state, facts: evolveFacts(state.facts, event) };
  }
};

type FactEvent = Exclude<
  AccountEvent,
  { type: 'AccountCreated' | 'SignUpAbandoned' | 'AccountErased' | 'AccountHolderForgotten' | 'CardKept' | 'CardNamed' }
>;

const evolveFacts = (facts: AccountFacts, event: FactEvent): AccountFacts => {
  switch (event.type) {
    case 'SignUpCompleted':
      return { ...facts, signingUp: false };
    case 'CustomerLinked':
      return { ...facts, customerId: event.data.customerId };
    case 'SubscriptionStarted':
      return { ...facts, subscriptionId: event.data.subscriptionId };
    case 'PlanChanged': {
      const { at, ...plan } = event.data;
      const subscriptionId = plan.paymentType === 'SUBSCRIPTION' ? facts.subscriptionId : null;
      return { ...facts, ...plan, subscriptionId, planChangedAt: at };
    }
    case 'LicenceDateSet':
      return { ...facts, licenceExpiryDate: event.data.licenceExpiryDate };
    case 'AccountInactivated':
      return { ...facts, inactivated: true };
    case 'AccountActivated':
      return { ...facts, inactivated: false };
    case 'InvoiceIssued': {
      const { invoiceId, valueInCents, originalDueDate, covers } = event.data;
      const value = reaisOf(valueInCents);
      const news = { status: 'open', paidUntil: null, reportedAt: null, valuedAt: null } as const;
      return { ...facts, invoices: [...facts.invoices, { invoiceId, value, originalDueDate, covers, ...news }] };
    }
    case 'InvoiceAmended':
      return { ...facts, invoices: facts.invoices.map((invoice) => amended(invoice, event.data)) };
    case 'PaymentConfirmed':
      return changed(facts, event.data, 'paid');
    case 'PaymentReceived':
      return changed(facts, event.data, 'received');
    case 'PaymentDeclined':
      return changed(facts, event.data, 'open', true);
    case 'PaymentDisputed':
      return changed(facts, event.data, 'disputed');
    case 'PaymentRefunded':
      return changed(facts, event.data, 'refunded');
    case 'InvoiceReopened':
      return changed(facts, event.data, 'open');
    case 'InvoiceCancelled':
      return changed(facts, event.data, 'cancelled');
    case 'SubscriptionCancelled': {
      const { accessUntil, refunded } = event.data;
      // A plan that was wished for and not confirmed is wished for no more.
      const attempts = facts.attempts.filter(({ purpose }) => purpose !== 'plan');
      return { ...facts, cancellation: { accessUntil, refunded }, attempts };
    }
    case 'SubscriptionReturned': {
      const { at, ...plan } = event.data;
      const contract = {
        number: facts.contract.number + 1,
        on: dayInSaoPaulo(at),
        invoicesBefore: facts.invoices.length,
      };
      return { ...facts, ...plan, contract, planChangedAt: at, subscriptionId: null, cancellation: null };
    }
    case 'OutsideAttempted':
      return { ...facts, attempts: attempted(facts.attempts, event.data) };
    case 'OutsideLookedFor':
      return { ...facts, attempts: lookedFor(facts.attempts, event.data) };
    case 'OutsideAnswered':
      return { ...facts, attempts: answered(facts.attempts, event.data) };
    case 'SurplusFound': {
      const { amountInCents, ...surplus } = event.data;
      return { ...facts, surpluses: [...facts.surpluses, { ...surplus, amount: reaisOf(amountInCents) }] };
    }
    case 'DifferencePaid': {
      const { amountInCents, ...paid } = event.data;
      return { ...facts, differencesPaid: [...facts.differencesPaid, { ...paid, amount: reaisOf(amountInCents) }] };
    }
    case 'ErasureRequested':
      return { ...facts, erasureRequestedAt: event.data.at };
    case 'ErasureWithdrawn':
      return { ...facts, erasureRequestedAt: null };
    case 'AccountAged':
      return aged(facts, event.data.days);
    default:
      return event satisfies never;
  }
};

const amended = (invoice: Invoice, news: Extract<AccountEvent, { type: 'InvoiceAmended' }>['data']): Invoice => {
  const { invoiceId, valueInCents, months, reportedAt: valuedAt } = news;
  if (invoice.invoiceId !== invoiceId) return invoice;
  return { ...invoice, value: reaisOf(valueInCents), covers: { ...invoice.covers, months }, valuedAt };
};

interface InvoiceNews {
  readonly invoiceId: string;
  readonly paidUntil?: string;
  readonly reportedAt: string | null;
  readonly paidOn?: string | undefined;
  readonly paidBy?: 'PIX' | 'CREDIT_CARD' | undefined;
}

/** How it was paid first: that the money arrived, or went back, changes nothing of it. */
const paymentOf = (invoice: Invoice, { paidOn, paidBy }: InvoiceNews, { planId }: AccountFacts): Invoice['payment'] => {
  const wasPaid = invoice.status !== 'open' && invoice.status !== 'cancelled';
  if (paidOn === undefined || (wasPaid && invoice.payment !== undefined)) return invoice.payment;
  return { on: paidOn, by: paidBy ?? null, planId };
};

const changed = (facts: AccountFacts, news: InvoiceNews, status: Invoice['status'], declined?: true): AccountFacts => {
  const { invoiceId, paidUntil = null, reportedAt } = news;
  const invoices = facts.invoices.map((invoice) =>
    invoice.invoiceId === invoiceId
      ? {
          ...invoice,
          status,
          paidUntil: later(paidUntil, paidUntil && invoice.paidUntil),
          reportedAt,
          declined,
          payment: status === 'open' ? undefined : paymentOf(invoice, news, facts),
        }
      : invoice,
  );
  return {
    ...facts,
    invoices,
    paidUntil: invoices.reduce<string | null>((day, one) => later(day, one.paidUntil), null),
  };
};

const later = (one: string | null, other: string | null): string | null => {
  if (one === null) return other;
  return other === null || one > other ? one : other;
};

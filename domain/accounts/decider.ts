import { accept, type Decider, type Decision } from '../decider.ts';
import { type AlreadyExists, alreadyExists, type NotFound, notFound } from '../failures.ts';
import { planOption } from '../plans/find.ts';
import { centsOf } from '../units/money.ts';
import type { AccountState, Invoice, OpenAccount } from './account.ts';
import { decideOutside, isEnding, type PaymentConfirming } from './attempts.ts';
import { cancel, isUnderContract } from './cancellation.ts';
import type { AccountCommand } from './commands.ts';
import { requestedErasure } from './erasure.ts';
import { type AccountEvent, accountEvents, isSeenByPersons } from './events.ts';
import { evolve } from './evolve.ts';
import { notePayment } from './payment-news.ts';
import { type PlanChangeRefused, planChange } from './plan-change.ts';

export type AccountFailure =
  | NotFound
  | AlreadyExists
  | PlanChangeRefused['error']
  | PaymentConfirming
  | { readonly name: 'ErasureBegun' | 'ContractEnding' };

type Decided = Decision<AccountEvent, AccountFailure>;

const decide = (command: AccountCommand, state: AccountState): Decided => {
  if (command.type === 'CreateAccount') {
    if (state.phase !== 'unknown') return alreadyExists;
    const { type, name, email, planId = null, instalments = 1, terms = null, payer = null, ...rest } = command;
    const { signedUpOn = null } = rest;
    return accept({
      type: 'AccountCreated',
      data: { ...rest, signedUpOn, planId, instalments, terms, personal: { name, email, payer } },
    });
  }
  if (state.phase === 'abandoned' && command.type === 'AbandonSignUp') return accept();
  if (state.phase !== 'open') return notFound;
  const { facts } = state;
  switch (command.type) {
    case 'CompleteSignUp':
      return facts.signingUp ? accept({ type: 'SignUpCompleted', data: {} }) : accept();
    case 'AbandonSignUp':
      return facts.signingUp ? accept({ type: 'SignUpAbandoned', data: {} }) : notFound;
    case 'LinkCustomer': {
      const { customerId } = command;
      return facts.customerId === customerId ? accept() : accept({ type: 'CustomerLinked', data: { customerId } });
    }
    case 'KeepCard':
      if (state.card?.token === command.card.token) return accept();
      return accept({ type: 'CardKept', data: { personal: command.card } });
    case 'NameCard': {
      const { lastFour } = command;
      if (state.cardEnding === lastFour) return accept();
      return accept({ type: 'CardNamed', data: { personal: { lastFour } } });
    }
    case 'StartSubscription': {
      const { subscriptionId } = command;
      if (facts.subscriptionId === subscriptionId) return accept();
      return accept({ type: 'SubscriptionStarted', data: { subscriptionId } });
    }
    case 'ChangePlan': {
      const { planId, now } = command;
      const change = planChange(state, planId);
      if (!change.ok) return change;
      if (planId === facts.planId) return accept();
      const { paymentType, instalments } = change;
      return accept({ type: 'PlanChanged', data: { planId, paymentType, instalments, at: now } });
    }
    case 'SetLicenceDate': {
      const { licenceExpiryDate } = command;
      if (licenceExpiryDate === facts.licenceExpiryDate) return accept();
      return accept({ type: 'LicenceDateSet', data: { licenceExpiryDate } });
    }
    case 'InactivateAccount':
      return facts.inactivated ? accept() : accept({ type: 'AccountInactivated', data: {} });
    case 'ActivateAccount':
      return facts.inactivated ? accept({ type: 'AccountActivated', data: {} }) : accept();
    case 'ForgetHolder':
      return state.name === '' && state.email === '' ? accept() : accept({ type: 'AccountHolderForgotten', data: {} });
    case 'IssueInvoice': {
      const { invoiceId, value, originalDueDate, covers } = command;
      if (invoiceOf(state, invoiceId) !== undefined) return accept();
      const valueInCents = centsOf(value);
      return accept({ type: 'InvoiceIssued', data: { invoiceId, valueInCents, originalDueDate, covers } });
    }
    case 'AmendInvoice': {
      const invoice = invoiceOf(state, command.invoiceId);
      return invoice === undefined ? notFound : accept(...amend(command, invoice));
    }
    case 'NotePayment': {
      const invoice = invoiceOf(state, command.invoiceId);
      return invoice === undefined ? notFound : accept(...notePayment(command, invoice, facts));
    }
    case 'CancelSubscription': {
      if (facts.cancellation !== null) return accept();
      return accept(...cancel(command, state));
    }
    case 'ReturnToSubscription': {
      const { planId, instalments, now: at } = command;
      const option = planOption(planId);
      if (facts.origin !== 'registered' || facts.cancellation === null || option === undefined) return notFound;
      if (isEnding(state)) return { ok: false, error: { name: 'ContractEnding' } };
      return accept({
        type: 'SubscriptionReturned',
        data: { planId, paymentType: option.type, instalments, at },
      });
    }
    case 'AttemptOutside':
    case 'NoteLook':
    case 'NoteAnswer':
    case 'NoteSurplus':
      return decideOutside(command, facts);
    case 'NoteDifferencePaid':
      return differencePaid(command, state);
    case 'RequestErasure':
      if (facts.isAdministrators) return notFound;
      if (facts.erasureRequestedAt !== null) return accept();
      return accept(...endedByErasure(command, state), { type: 'ErasureRequested', data: { at: command.now } });
    case 'WithdrawErasure':
      if (facts.erasureRequestedAt === null) return accept();
      return command.now < (requestedErasure(facts)?.withdrawUntil ?? command.now)
        ? accept({ type: 'ErasureWithdrawn', data: {} })
        : { ok: false, error: { name: 'ErasureBegun' } };
    case 'EraseAccount':
      return accept({ type: 'AccountErased', data: {} });
    case 'AgeAccount':
      return command.days > 0 ? accept({ type: 'AccountAged', data: { days: command.days } }) : accept();
    default:
      return command satisfies never;
  }
};

/** Whoever is to be forgotten is charged no more, and gets back what a cancellation gives back: later nobody knows to whom. */
const endedByErasure = (
  { now }: Extract<AccountCommand, { type: 'RequestErasure' }>,
  state: OpenAccount,
): readonly AccountEvent[] =>
  isUnderContract(state.facts)
    ? cancel({ type: 'CancelSubscription', now, reason: '', wantsContact: false }, state)
    : [];

/** Only of what is unpaid; a report from before the last change of value is late. */
const amend = (
  { invoiceId, value, months, reportedAt }: Extract<AccountCommand, { type: 'AmendInvoice' }>,
  invoice: Invoice,
): readonly AccountEvent[] => {
  const isLate = invoice.valuedAt !== null && reportedAt <= invoice.valuedAt;
  const isSame = invoice.value === value && invoice.covers.months === months;
  if (invoice.status !== 'open' || isLate || isSame) return [];
  return [{ type: 'InvoiceAmended', data: { invoiceId, valueInCents: centsOf(value), months, reportedAt } }];
};

/** Noted once: what is settled already is not paid a second time. */
const differencePaid = (
  { type, invoiceIds, amount, now: at, ...days }: Extract<AccountCommand, { type: 'NoteDifferencePaid' }>,
  account: OpenAccount,
): Decided => {
  const settled = new Set(account.facts.differencesPaid.flatMap((one) => one.invoiceIds));
  if (invoiceIds.every((id) => settled.has(id))) return accept();
  const isOwed = (id: string): boolean => invoiceOf(account, id)?.status === 'refunded' && !settled.has(id);
  if (!invoiceIds.every(isOwed)) return notFound;
  return accept({
    type: 'DifferencePaid',
    data: { invoiceIds: [...invoiceIds], ...days, amountInCents: centsOf(amount), at },
  });
};

const invoiceOf = ({ facts }: OpenAccount, invoiceId: string): Invoice | undefined =>
  facts.invoices.find((invoice) => invoice.invoiceId === invoiceId);

const decider: Decider<AccountCommand, AccountState, AccountEvent, AccountFailure> = {
  initialState: { phase: 'unknown' },
  decide,
  evolve,
};

/** Stream `account-{id}`. */
export const accountAggregate = { decider, events: accountEvents, isSeen: isSeenByPersons };

import { accept, type Decider, type Decision } from '../decider.ts';
import { type AlreadyExists, alreadyExists, type NotFound, notFound } from '../failures.ts';
import { centsOf } from '../units/money.ts';
import type { AccountState, Invoice, OpenAccount } from './account.ts';
import type { AccountCommand } from './commands.ts';
import { type AccountEvent, accountEvents } from './events.ts';
import { evolve } from './evolve.ts';

export type AccountFailure = NotFound | AlreadyExists;

type Decided = Decision<AccountEvent, AccountFailure>;

const decide = (command: AccountCommand, state: AccountState): Decided => {
  if (command.type === 'CreateAccount') {
    if (state.phase !== 'unknown') return alreadyExists;
    const { type, name, email, ...rest } = command;
    return accept({ type: 'AccountCreated', data: { ...rest, personal: { name, email } } });
  }
  if (state.phase !== 'open') return notFound;
  const { facts } = state;
  switch (command.type) {
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
      const { invoiceId, value, originalDueDate } = command;
      if (invoiceOf(state, invoiceId) !== undefined) return accept();
      const valueInCents = centsOf(value);
      return accept({ type: 'InvoiceIssued', data: { invoiceId, valueInCents, originalDueDate } });
    }
    case 'ConfirmPayment': {
      const { invoiceId, paidUntil } = command;
      return whileNot('paid', invoiceOf(state, invoiceId), {
        type: 'PaymentConfirmed',
        data: { invoiceId, paidUntil },
      });
    }
    case 'CancelInvoice': {
      const { invoiceId } = command;
      return whileNot('cancelled', invoiceOf(state, invoiceId), { type: 'InvoiceCancelled', data: { invoiceId } });
    }
    case 'CancelSubscription': {
      if (facts.cancellation !== null) return accept();
      const { accessUntil, refunded, reason, wantsContact } = command;
      return accept({
        type: 'SubscriptionCancelled',
        data: { accessUntil, refunded, wantsContact, personal: { reason } },
      });
    }
    default:
      return command satisfies never;
  }
};

const invoiceOf = ({ facts }: OpenAccount, invoiceId: string): Invoice | undefined =>
  facts.invoices.find((invoice) => invoice.invoiceId === invoiceId);

/** A payment provider may report a payment twice; it takes effect once. */
const whileNot = (status: Invoice['status'], invoice: Invoice | undefined, event: AccountEvent): Decided => {
  if (invoice === undefined) return notFound;
  return invoice.status === status ? accept() : accept(event);
};

const decider: Decider<AccountCommand, AccountState, AccountEvent, AccountFailure> = {
  initialState: { phase: 'unknown' },
  decide,
  evolve,
};

/** Stream `account-{id}`. */
export const accountAggregate = { decider, events: accountEvents };

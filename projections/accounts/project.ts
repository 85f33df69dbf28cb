import type { AccountState } from '../../domain/accounts/account.ts';
import { type AccountEvent, accountEvents, isSeenByPersons } from '../../domain/accounts/events.ts';
import { evolve } from '../../domain/accounts/evolve.ts';
import type { AnyEvent } from '../../domain/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { fold } from '../../domain/words/format.ts';
import { none, type Projection } from '../projection.ts';
import { type AccountDocument, type AccountField, accountsView } from './schema.ts';

const isOfAccount = (event: AnyEvent): event is AccountEvent => accountEvents.knows(event.type);

export const accountsProjection: Projection<AccountDocument, AccountField> = {
  view: accountsView,
  streams: ['account-'],
  guardedBy: 'revision',

  targets: ({ event, streamId }) => (isOfAccount(event) ? [idOfStream(streamId)] : none),

  evolve: (account, { event, metadata, revision }, id) => {
    if (!isOfAccount(event)) return account;
    const after = evolve(stateOf(account), event);
    if (after.phase !== 'open') return null;
    const { name, email, facts } = after;
    const { createdAt = metadata.at, payments = [], disputes = [], refunds = [] } = account ?? {};
    const noted = isAboutPayment(event) ? [{ invoiceId: event.data.invoiceId, at: metadata.at }] : [];
    const invoices = [...facts.invoices];
    const attempts = [...facts.attempts];
    const surpluses = [...facts.surpluses];
    const differencesPaid = facts.differencesPaid.map((one) => ({ ...one, invoiceIds: [...one.invoiceIds] }));
    const { customerId, subscriptionId } = facts;
    const foldedName = fold(name);
    const isPersons = account === null || isSeenByPersons(event, metadata.by);
    return {
      id,
      name,
      email,
      foldedName,
      facts: { ...facts, invoices, attempts, surpluses, differencesPaid },
      payments: [...payments, ...(isPaid(event) ? noted : [])].slice(-MOST_PAYMENTS),
      unsettled: facts.attempts.length > 0,
      etag: isPersons ? revision : account.etag,
      disputes: [...disputes, ...(event.type === 'PaymentDisputed' ? noted : [])].slice(-MOST_PAYMENTS),
      refunds: [...refunds, ...(event.type === 'PaymentRefunded' ? noted : [])].slice(-MOST_PAYMENTS),
      leaving: leavingOf(account, event, metadata.at),
      erasureWithdrawnAt: withdrawnAt(account, event, metadata.at),
      customerId,
      subscriptionId,
      createdAt,
    };
  },
};

const MOST_PAYMENTS = 24;

const isPaid = ({ type }: AccountEvent): boolean => type === 'PaymentConfirmed' || type === 'PaymentReceived';

type AboutPayment = 'PaymentConfirmed' | 'PaymentReceived' | 'PaymentDisputed' | 'PaymentRefunded';
const isAboutPayment = (event: AccountEvent): event is Extract<AccountEvent, { type: AboutPayment }> =>
  isPaid(event) || event.type === 'PaymentDisputed' || event.type === 'PaymentRefunded';

/** Why the office left, while it has not come back. */
const leavingOf = (account: AccountDocument | null, event: AccountEvent, at: string): AccountDocument['leaving'] => {
  if (event.type === 'SubscriptionCancelled')
    return { at, reason: event.data.personal?.reason ?? '', wantsContact: event.data.wantsContact };
  return event.type === 'SubscriptionReturned' ? null : (account?.leaving ?? null);
};

const withdrawnAt = (account: AccountDocument | null, event: AccountEvent, at: string): string | null => {
  if (event.type === 'ErasureWithdrawn') return at;
  return event.type === 'ErasureRequested' ? null : (account?.erasureWithdrawnAt ?? null);
};

/** Payer and card are for the payment provider alone: they are in the log and in no view. */
const stateOf = (account: AccountDocument | null): AccountState =>
  account === null
    ? { phase: 'unknown' }
    : { ...account, phase: 'open', accountId: account.id, payer: null, card: null, cardEnding: null };

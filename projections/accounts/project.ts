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
  guardedBy: 'revision',

  targets: ({ event, streamId }) => (isOfAccount(event) ? [idOfStream(streamId)] : none),

  evolve: (account, { event, metadata, revision }, id) => {
    if (!isOfAccount(event)) return account;
    const after = evolve(stateOf(account), event);
    if (after.phase !== 'open') return null;
    const { name, email, facts } = after;
    const { createdAt = metadata.at, payments = [], disputes = [] } = account ?? {};
    const noted = isAboutPayment(event) ? [{ invoiceId: event.data.invoiceId, at: metadata.at }] : [];
    const isDispute = event.type === 'PaymentDisputed';
    const invoices = [...facts.invoices];
    const attempts = [...facts.attempts];
    const surpluses = [...facts.surpluses];
    const { customerId, subscriptionId } = facts;
    const foldedName = fold(name);
    const isPersons = account === null || isSeenByPersons(event, metadata.by);
    return {
      id,
      name,
      email,
      foldedName,
      facts: { ...facts, invoices, attempts, surpluses },
      payments: [...payments, ...(isDispute ? [] : noted)].slice(-MOST_PAYMENTS),
      unsettled: facts.attempts.length > 0,
      etag: isPersons ? revision : account.etag,
      disputes: [...disputes, ...(isDispute ? noted : [])].slice(-MOST_PAYMENTS),
      customerId,
      subscriptionId,
      createdAt,
    };
  },
};

const MOST_PAYMENTS = 24;

const isAboutPayment = (event: AccountEvent): event is Extract<AccountEvent, { type: PaymentType }> =>
  event.type === 'PaymentConfirmed' || event.type === 'PaymentReceived' || event.type === 'PaymentDisputed';
type PaymentType = 'PaymentConfirmed' | 'PaymentReceived' | 'PaymentDisputed';

/** Payer and card are for the payment provider alone: they are in the log and in no view. */
const stateOf = (account: AccountDocument | null): AccountState =>
  account === null
    ? { phase: 'unknown' }
    : { ...account, phase: 'open', accountId: account.id, payer: null, card: null, cardEnding: null };

import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { centsOf } from '../units/money.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, Invoice, InvoiceStatus } from './account.ts';
import { unsettledCharge } from './attempts.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';

type News = Extract<AccountCommand, { type: 'NotePayment' }>;

/** Which of two reports of the same moment is the later one in the life of a payment. */
const ranks: Readonly<Record<InvoiceStatus, number>> = {
  open: 0,
  cancelled: 1,
  paid: 2,
  received: 3,
  disputed: 4,
  refunded: 5,
};

/**
 * What follows from a report of the payment provider. Reports arrive repeatedly and in any order: the one with the
 * later hour stands, and where hours are missing or equal the one that comes later in the life of a payment. Thus the
 * order in which they arrive makes no difference.
 */
export const notePayment = (news: News, invoice: Invoice, facts: AccountFacts): readonly AccountEvent[] => {
  const { invoiceId, status, reportedAt } = news;
  if (news.declined === true && status === invoice.status) return declined(news, invoice);
  if (status === invoice.status || !isNewer(news, invoice)) return [];
  switch (status) {
    case 'open':
      return [{ type: 'InvoiceReopened', data: { invoiceId, reportedAt } }];
    case 'cancelled':
      return [{ type: 'InvoiceCancelled', data: { invoiceId, reportedAt } }];
    case 'disputed':
      return [{ type: 'PaymentDisputed', data: { invoiceId, reportedAt } }];
    case 'refunded':
      return [{ type: 'PaymentRefunded', data: { invoiceId, reportedAt } }];
    case 'paid':
    case 'received': {
      const paidUntil = invoice.paidUntil ?? lastDayPaid(invoice, news.paidOn, facts);
      const type = status === 'paid' ? 'PaymentConfirmed' : 'PaymentReceived';
      const { paidOn, paidBy } = news;
      const how = { paidOn, ...(paidBy === undefined ? {} : { paidBy }) };
      return [{ type, data: { invoiceId, paidUntil, reportedAt, ...how } }, ...wishedBack(news, invoice, facts)];
    }
    default:
      return status satisfies never;
  }
};

/** An open invoice that the bank of its card refused, said once. */
const declined = ({ invoiceId, reportedAt }: News, invoice: Invoice): readonly AccountEvent[] => {
  const isEarlier = reportedAt !== null && invoice.reportedAt !== null && reportedAt < invoice.reportedAt;
  if (invoice.status !== 'open' || invoice.declined === true || isEarlier) return [];
  return [{ type: 'PaymentDeclined', data: { invoiceId, reportedAt } }];
};

/**
 * Whoever cancelled was told that nothing more is charged, and until when there is access: what only then turns out to be
 * paid goes back. A payment that is merely settled, or that the bank gives back after a dispute, is no new one.
 */
const wishedBack = ({ now }: News, invoice: Invoice, facts: AccountFacts): readonly AccountEvent[] => {
  const { invoiceId, value, status } = invoice;
  if (facts.cancellation === null || (status !== 'open' && status !== 'cancelled')) return [];
  // The first charge of a new contract, whose answer is on its way: what becomes of it is settled with the call.
  if (unsettledCharge(facts)?.returnTo !== undefined) return [];
  const asked = { attemptId: `refund-${invoiceId}`, purpose: 'refund', reference: invoiceId } as const;
  const what = { amountInCents: centsOf(value), day: dayInSaoPaulo(now), repeatable: true, at: now };
  return [{ type: 'OutsideAttempted', data: { ...asked, ...what } }];
};

const isNewer = (news: News, invoice: Invoice): boolean => {
  if (news.reportedAt === null || invoice.reportedAt === null || news.reportedAt === invoice.reportedAt)
    return ranks[news.status] > ranks[invoice.status];
  return news.reportedAt > invoice.reportedAt;
};

/**
 * A first payment that comes late pays for the time after it: without it there was no access before. That of whoever came
 * back after the time of the former contract is a first one, too.
 */
const lastDayPaid = ({ covers }: Invoice, paidOn: string, { paidUntil, contract }: AccountFacts): string => {
  const isFirst = paidUntil === null || (contract.number > 1 && contract.on !== null && paidUntil < contract.on);
  const from = isFirst && paidOn > covers.from ? paidOn : covers.from;
  return isoOf(addMonths(dayOf(from), covers.months));
};

import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, Invoice } from './account.ts';
import { isPaidOtherwise } from './status.ts';

/** An invoice that waits for somebody to pay it. BRL, `YYYY-MM-DD`. */
export interface LateInvoice {
  readonly value: number;
  readonly dueOn: string;
  /** A card should have paid it. */
  readonly byCard: boolean;
}

type LateFacts = Pick<AccountFacts, 'invoices'>;

const isUnpaid = (invoice: Invoice, { invoices }: LateFacts): boolean =>
  invoice.status === 'open' && !isPaidOtherwise(invoice, invoices);

const isPast = ({ originalDueDate }: Invoice, now: string): boolean => originalDueDate < dayInSaoPaulo(now);

/** Whether the card of an open invoice was refused, and its day is not past on `now` (ISO 8601). */
export const isDeclined = (invoice: Invoice, now: string): boolean =>
  invoice.status === 'open' && invoice.declined === true && !isPast(invoice, now);

/** Whether an invoice should be paid by `now` (ISO 8601) and is not: past its day, or refused by its card. */
export const isLate = (invoice: Invoice, facts: LateFacts, now: string): boolean =>
  isUnpaid(invoice, facts) && (isPast(invoice, now) || isDeclined(invoice, now));

/** Whether the card pays an open invoice by itself, on a day to come: paid otherwise it would be paid twice. */
export const isAutomatic = (
  invoice: Invoice,
  { paymentType }: Pick<AccountFacts, 'paymentType'>,
  now: string,
): boolean =>
  invoice.status === 'open' && paymentType === 'SUBSCRIPTION' && !isPast(invoice, now) && !isDeclined(invoice, now);

/** The oldest invoice that is late on `now` (ISO 8601). Null: there is none, or the account is cancelled. */
export const lateInvoice = (
  facts: Pick<AccountFacts, 'invoices' | 'paymentType' | 'cancellation'>,
  now: string,
): LateInvoice | null => {
  const { invoices, paymentType, cancellation } = facts;
  if (cancellation !== null) return null;
  const [oldest] = invoices
    .filter((invoice) => isLate(invoice, facts, now))
    .sort((one, other) => (one.originalDueDate < other.originalDueDate ? -1 : 1));
  if (oldest === undefined) return null;
  return { value: oldest.value, dueOn: oldest.originalDueDate, byCard: paymentType !== 'PIX' };
};

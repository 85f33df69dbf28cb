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

/** Whether an invoice is past its day on `today` (`YYYY-MM-DD`), and nothing else paid for its time. */
export const isOverdue = (invoice: Invoice, invoices: readonly Invoice[], today: string): boolean =>
  isUnpaid(invoice, invoices) && invoice.originalDueDate < today;

const isUnpaid = (invoice: Invoice, invoices: readonly Invoice[]): boolean =>
  invoice.status === 'open' && !isPaidOtherwise(invoice, invoices);

/**
 * The oldest invoice that should be paid by `now` (ISO 8601) and is not: past its day, refused by the bank of its card, or
 * of a kept card on its day, which is charged before the invoice is made and not again. Null: there is none, or the
 * account is cancelled.
 */
export const lateInvoice = (
  facts: Pick<AccountFacts, 'invoices' | 'paymentType' | 'keepsCard' | 'cancellation'>,
  now: string,
): LateInvoice | null => {
  const { invoices, paymentType, keepsCard, cancellation } = facts;
  const today = dayInSaoPaulo(now);
  const wasDeclined = ({ originalDueDate, declined }: Invoice): boolean =>
    declined === true || (paymentType === 'CREDIT_CARD' && keepsCard && originalDueDate === today);
  if (cancellation !== null) return null;
  const [oldest] = invoices
    .filter((invoice) => isUnpaid(invoice, invoices))
    .filter((invoice) => invoice.originalDueDate < today || wasDeclined(invoice))
    .sort((one, other) => (one.originalDueDate < other.originalDueDate ? -1 : 1));
  if (oldest === undefined) return null;
  return { value: oldest.value, dueOn: oldest.originalDueDate, byCard: paymentType !== 'PIX' };
};

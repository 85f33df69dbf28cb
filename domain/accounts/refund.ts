import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, Invoice } from './account.ts';

/** To withdraw from any contract that was not made in the seller's house (Lei 8.078/1990, art. 49). */
export const WITHDRAWAL_DAYS = 7;
/** The seller's own guarantee, once: of the first contract. It includes the right to withdraw. */
export const GUARANTEE_DAYS = 15;

/**
 * What a cancellation gives back. `withdrawal`: within seven days of the contract; `guarantee`: within fifteen days of the
 * first one; null: nothing goes back, because both are over or nothing is paid.
 */
export interface Refund {
  readonly ground: 'withdrawal' | 'guarantee' | null;
  /** BRL, the sum of the invoices. */
  readonly amount: number;
  readonly invoices: readonly Invoice[];
}

const daysAfter = (day: string, days: number): string => isoOf(dayOf(day) + days);

/** The last day, in São Paulo, on which a cancellation gives back what was paid; null: there is no contract to cancel. */
export const guaranteeUntil = ({ contract, cancellation }: AccountFacts): string | null => {
  if (contract.on === null || cancellation !== null) return null;
  return daysAfter(contract.on, contract.number === 1 ? GUARANTEE_DAYS : WITHDRAWAL_DAYS);
};

/**
 * What `DELETE /subscription` gives back on `now` (ISO 8601). The one place that says so: for the dialog, the mails, the
 * terms and the answer. The day of the contract does not count (Lei 10.406/2002, art. 132). Everything that was paid by
 * this contract goes back, whenever it was paid.
 */
export const refundOf = (facts: AccountFacts, now: string): Refund => {
  const { contract, cancellation, invoices } = facts;
  const nothing: Refund = { ground: null, amount: 0, invoices: [] };
  const last = guaranteeUntil(facts);
  if (last === null || contract.on === null || cancellation !== null) return nothing;
  const today = dayInSaoPaulo(now);
  const paid = invoices
    .slice(contract.invoicesBefore)
    .filter(({ status }) => status === 'paid' || status === 'received');
  if (today > last || paid.length === 0) return nothing;
  const ground = today <= daysAfter(contract.on, WITHDRAWAL_DAYS) ? 'withdrawal' : 'guarantee';
  const cents = paid.reduce((sum, { value }) => sum + centsOf(value), 0);
  return { ground, amount: reaisOf(cents), invoices: paid };
};

/**
 * The time that an invoice paid for, or would: of a first payment that came late, and of the other parts of its purchase,
 * from the day on which it was paid.
 */
export const timePaidFor = (
  invoice: Invoice,
  invoices: readonly Invoice[],
): { readonly from: string; readonly until: string } => {
  const { from, months } = invoice.covers;
  const until = coveredUntil(invoice);
  if (invoice.paidUntil === null) return { from, until };
  const late = invoices.find(
    ({ covers, paidUntil }) =>
      covers.from === from && covers.months === months && paidUntil !== null && paidUntil > until,
  );
  if (late === undefined || late.paidUntil === null) return { from, until };
  return { from: isoOf(addMonths(dayOf(late.paidUntil), -months)), until: late.paidUntil };
};

/** The last day that an invoice asks to be paid for. */
export const coveredUntil = ({ covers }: Invoice): string => isoOf(addMonths(dayOf(covers.from), covers.months));

import type { SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { centsOf, reaisOf } from '../../../domain/units/money.ts';

/** What was bought in one go: an invoice, or the instalments of one by card. */
export interface Purchase {
  /** The first part, with the value of the whole. */
  invoice: SubscriptionInvoice;
  parts: number;
}

const keyOf = ({ from, until, status, disputed, payableBy, id, plan }: SubscriptionInvoice): string =>
  payableBy.length > 0 ? id : [from, until, status, disputed === true, plan].join('/');

/** The newest first; parts that pay for the same time and stand alike are one line. */
export const purchasesOf = (invoices: readonly SubscriptionInvoice[]): Purchase[] => {
  const groups = new Map<string, Purchase>();
  for (const invoice of invoices.toSorted((one, other) => one.originalDueDate.localeCompare(other.originalDueDate))) {
    const key = keyOf(invoice);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, { invoice, parts: 1 });
      continue;
    }
    const value = reaisOf(centsOf(group.invoice.value) + centsOf(invoice.value));
    groups.set(key, { invoice: { ...group.invoice, value }, parts: group.parts + 1 });
  }
  return [...groups.values()].toReversed();
};

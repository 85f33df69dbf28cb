/** What the rooms of the notices ask of an account and its invoices. */
import type { AccountFacts, Invoice, InvoicePayment } from '../../accounts/account.ts';
import { accountStanding } from '../../accounts/status.ts';
import type { AccountStatus } from '../../api/auth.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { isNews, type Noted } from '../noticed.ts';

export const statusOf = (facts: AccountFacts, now: string): AccountStatus => accountStanding(facts, now).accountStatus;

export const isAmong = (noted: readonly Noted[], now: string): ((invoice: Invoice) => boolean) => {
  const recent = new Set(noted.filter(({ at }) => isNews(at, now)).map(({ invoiceId }) => invoiceId));
  return ({ invoiceId }) => recent.has(invoiceId);
};

/** Invoices of one purchase: the parts of a year by card pay for the same time. */
export const purchases = (invoices: readonly Invoice[]): readonly (readonly [Invoice, ...Invoice[]])[] => {
  const groups = new Map<string, [Invoice, ...Invoice[]]>();
  for (const invoice of invoices) {
    const key = `${invoice.covers.from}/${invoice.covers.months}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [invoice]);
    else group.push(invoice);
  }
  return [...groups.values()];
};

/** How all of them were paid; null: in different ways, otherwise, or it is not known. */
export const paidBy = (invoices: readonly Invoice[]): InvoicePayment['by'] => {
  const [first = null, ...others] = new Set(invoices.map(({ payment }) => payment?.by ?? null));
  return others.length === 0 ? first : null;
};

export const sumOf = (invoices: readonly Invoice[]): number =>
  reaisOf(invoices.reduce((cents, { value }) => cents + centsOf(value), 0));

/** Whether the provider goes on charging a subscription. */
export const goesOn = ({
  subscriptionId,
  cancellation,
}: Pick<AccountFacts, 'subscriptionId' | 'cancellation'>): boolean => subscriptionId !== null && cancellation === null;

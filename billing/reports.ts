import { centsOf } from '../domain/units/money.ts';
import { type BillingDeps, type NoteOutcome, notePayment, ownerOf } from './account-news.ts';
import type { PaymentReport } from './asaas/shapes.ts';
import type { Provider } from './outside.ts';
import type { ProviderPayment } from './port.ts';

export interface ReportDeps extends BillingDeps {
  readonly billing: Pick<Provider, 'reads'>;
}

/**
 * Notes a report of the provider. One that says 'paid' of another amount than the invoice asks for, or of an invoice that
 * nobody knows, is not taken at its word: the provider is asked, and what it says itself is noted. Throws
 * GatewayUnavailable: the report comes again.
 */
export const noteReport = async (deps: ReportDeps, { id, at, payment }: PaymentReport): Promise<NoteOutcome> => {
  if (await isAsAsked(deps, payment)) return notePayment(deps, payment, { at, id });
  const told = await deps.billing.reads.payment(payment.id);
  return told.ok ? notePayment(deps, told.value, { at, id }) : 'unknown';
};

/** Whether a payment that is paid has the amount of its invoice. */
const isAsAsked = async (deps: ReportDeps, payment: ProviderPayment): Promise<boolean> => {
  if (payment.status !== 'paid' && payment.status !== 'received') return true;
  const account = await ownerOf(deps, payment);
  if (account === null) return true;
  const known = account.facts.invoices.find(({ invoiceId }) => invoiceId === payment.id);
  return known !== undefined && centsOf(known.value) === centsOf(payment.value);
};

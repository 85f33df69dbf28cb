import type { AccountDocument } from '../projections/accounts/schema.ts';
import { accountOf, type BillingDeps, notePayment } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import type { PaymentGateway, ProviderPayment } from './port.ts';

export interface ReconcilingDeps extends BillingDeps {
  readonly gateway: PaymentGateway;
}

export interface Reconciled {
  readonly compared: number;
  /** Payments that were not known as the provider has them: their reports did not arrive. */
  readonly missed: number;
}

/**
 * Compares every payment of the provider with its account, for what webhooks missed, and asks for the open invoices that
 * it no longer lists. Throws GatewayUnavailable.
 */
export const reconcile = async (deps: ReconcilingDeps, lost: AbortSignal): Promise<Reconciled> => {
  const { gateway, views } = deps;
  const seen = new Set<string>();
  let missed = 0;
  const compare = async (payment: ProviderPayment, readAt: string): Promise<void> => {
    if (await isKnown(payment, deps)) return;
    if ((await notePayment(deps, payment, { at: readAt })) === 'noted') missed += 1;
  };
  for await (const payment of gateway.allPayments()) {
    if (lost.aborted) break;
    seen.add(payment.id);
    await compare(payment, deps.now());
  }
  for await (const account of accountsInPages(views.accounts)) {
    if (lost.aborted) break;
    for (const payment of await unlisted(account, seen, gateway)) await compare(payment, deps.now());
  }
  return { compared: seen.size, missed };
};

const isKnown = async (
  { id, reference, status, value }: ProviderPayment,
  { views }: ReconcilingDeps,
): Promise<boolean> => {
  const account = reference === null ? null : await views.accounts.get(accountOf(reference));
  return (
    account?.facts.invoices.some(
      (invoice) =>
        invoice.invoiceId === id && invoice.status === status && (status !== 'open' || invoice.value === value),
    ) === true
  );
};

/** Open invoices that the provider does not list: it has deleted them, or it no longer knows them. */
const unlisted = async (
  { facts }: AccountDocument,
  seen: ReadonlySet<string>,
  gateway: PaymentGateway,
): Promise<readonly ProviderPayment[]> => {
  const open = facts.invoices.filter(({ invoiceId, status }) => status === 'open' && !seen.has(invoiceId));
  const answers = [];
  for (const { invoiceId } of open) answers.push(await gateway.payment(invoiceId));
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
};

import type { AccountDocument } from '../projections/accounts/schema.ts';
import { accountOf, notePayment } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import { alone } from './alone.ts';
import { eachByItself } from './each.ts';
import type { OutsideDeps } from './outside.ts';
import type { ProviderPayment } from './port.ts';
import { purchasesOf } from './purchases.ts';
import { giveUpSurplus } from './surplus.ts';

export interface Reconciled {
  readonly compared: number;
  /** Payments that were not known as the provider has them: their reports did not arrive. */
  readonly missed: number;
  /** Charges and subscriptions that the provider held twice, of which one was given up. */
  readonly surplus: number;
}

/**
 * Compares every payment of the provider with its account: for what webhooks missed, for what is held twice under one
 * reference, and asks for the open invoices that it no longer lists. Throws GatewayUnavailable.
 */
export const reconcile = async (deps: OutsideDeps, lost: AbortSignal): Promise<Reconciled> => {
  const { billing, views, onError } = deps;
  const seen = new Set<string>();
  // What is reported while the payments are listed is later than the list, whenever they are looked at.
  const begun = deps.now();
  const byReference = new Map<string, ProviderPayment[]>();
  let missed = 0;
  const compare = async (payment: ProviderPayment, readAt: string): Promise<void> => {
    if (await isKnown(payment, deps)) return;
    if ((await notePayment(deps, payment, { at: readAt })) === 'noted') missed += 1;
  };
  for await (const payment of billing.reads.allPayments()) {
    if (lost.aborted) break;
    seen.add(payment.id);
    await compare(payment, begun);
    if (payment.reference !== null)
      byReference.set(payment.reference, [...(byReference.get(payment.reference) ?? []), payment]);
  }
  let surplus = 0;
  const twice = [...byReference].filter(([, payments]) => isHeldTwice(payments));
  await eachByItself(
    twice,
    ([reference, payments]) => {
      const accountId = accountOf(reference);
      return alone(deps, accountId, async () => {
        const given = await giveUpSurplus(deps, accountId, payments);
        surplus += given;
        return given > 0;
      });
    },
    onError,
    lost,
  );
  await eachByItself(
    accountsInPages(views.accounts),
    async (account) => {
      const readAt = deps.now();
      const payments = await unlisted(account, seen, deps);
      for (const payment of payments) await compare(payment, readAt);
      return payments.length > 0;
    },
    onError,
    lost,
  );
  return { compared: seen.size, missed, surplus };
};

/** Whether something may be too much: two purchases that stand, or payments of two subscriptions. */
const isHeldTwice = (payments: readonly ProviderPayment[]): boolean => {
  const standing = payments.filter(({ status }) => status === 'open' || status === 'paid' || status === 'received');
  const subscriptions = new Set(standing.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  return purchasesOf(standing).length > 1 || subscriptions.size > 1;
};

const isKnown = async ({ id, reference, status, value }: ProviderPayment, { views }: OutsideDeps): Promise<boolean> => {
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
  { billing }: OutsideDeps,
): Promise<readonly ProviderPayment[]> => {
  const open = facts.invoices.filter(({ invoiceId, status }) => status === 'open' && !seen.has(invoiceId));
  const answers = [];
  for (const { invoiceId } of open) answers.push(await billing.reads.payment(invoiceId));
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
};

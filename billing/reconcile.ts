import { DateTime } from 'luxon';
import type { AccountDocument } from '../projections/accounts/schema.ts';
import type { ReadModels } from '../projections/read-models.ts';
import { accountOf, notePayment } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import type { PaymentGateway, ProviderPayment } from './port.ts';
import { type UndoingDeps, undoSignUp } from './undo-sign-up.ts';

export interface ReconcilingDeps extends UndoingDeps {
  readonly views: Pick<ReadModels, 'accounts' | 'users'>;
}

export interface Reconciled {
  readonly compared: number;
  /** Payments that were not known as the provider has them: their reports did not arrive. */
  readonly missed: number;
  /** Sign-ups that were given up long ago, and are now undone. */
  readonly abandoned: number;
}

/** Longer than any sign-up still in progress, and than its address is held. */
const MINUTES_UNTIL_ABANDONED = 15;

/**
 * Compares every payment of the provider with its account, for what webhooks missed, asks for the open invoices that it
 * no longer lists, and undoes sign-ups that nobody finished. Throws GatewayUnavailable.
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
  let abandoned = 0;
  for await (const account of accountsInPages(views.accounts)) {
    if (lost.aborted) break;
    if (await undoIfAbandoned(account, deps)) abandoned += 1;
    else for (const payment of await unlisted(account, seen, gateway)) await compare(payment, deps.now());
  }
  return { compared: seen.size, missed, abandoned };
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

const undoIfAbandoned = async (account: AccountDocument, deps: ReconcilingDeps): Promise<boolean> => {
  const age = DateTime.fromISO(deps.now()).diff(DateTime.fromISO(account.createdAt), 'minutes').minutes;
  if (!account.facts.signingUp || age < MINUTES_UNTIL_ABANDONED) return false;
  const [user] = (await deps.views.users.find({ where: { accountId: account.id } })).items;
  const ids = { accountId: account.id, userId: user?.id ?? null, emailHash: user?.emailHash ?? null };
  await undoSignUp(deps, ids, 'also at the provider');
  return true;
};

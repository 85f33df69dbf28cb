import type { OpenAccount, Surplus } from '../domain/accounts/account.ts';
import { centsOf, reaisOf } from '../domain/units/money.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { notePayment, readAccount, tellAccount } from './account-news.ts';
import { granted } from './leave.ts';
import { type OutsideDeps, reachOutside } from './outside.ts';
import type { PaymentGateway, ProviderPayment } from './port.ts';
import { isPaidPurchase, type Purchase, purchaseId, surplusOf } from './purchases.ts';

/**
 * Gives up what the provider holds too much of under one reference: an unpaid charge is removed, a paid one sent back where
 * another one is paid, too. `payments`: all of them under the reference. Returns how many were given up. Throws
 * GatewayUnavailable.
 */
export const giveUpSurplus = async (
  deps: OutsideDeps,
  accountId: string,
  payments: readonly ProviderPayment[],
): Promise<number> => {
  const account = await readAccount(deps, accountId);
  if (account === null) return 0;
  const known = new Set(account.facts.invoices.map(({ invoiceId }) => invoiceId));
  const surplus = surplusOf(payments, (id) => known.has(id));
  for (const purchase of surplus) await giveUpPurchase(deps, account, purchase);
  return surplus.length + (await giveUpSubscriptions(deps, account, payments));
};

const giveUpPurchase = (deps: OutsideDeps, account: OpenAccount, purchase: Purchase): Promise<void> =>
  remove(
    deps,
    account,
    purchaseId(purchase),
    purchase,
    isPaidPurchase(purchase) ? 'refunded' : 'removed',
    async () => undefined,
  );

/** Two subscriptions that both charge: the younger one ends, and its months that are paid beside the other's go back. */
const giveUpSubscriptions = async (
  deps: OutsideDeps,
  account: OpenAccount,
  payments: readonly ProviderPayment[],
): Promise<number> => {
  const { accountId, facts } = account;
  const ids = new Set(payments.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  if (ids.size < 2) return 0;
  const living = await deps.billing.reads.subscriptionsOf(accountId);
  const kept = living.find((id) => id === facts.subscriptionId) ?? oldest(living, payments);
  for (const id of living.filter((one) => one !== kept)) {
    const months = payments.filter(({ subscriptionId }) => subscriptionId === id);
    const isPaidTwice = (month: ProviderPayment): boolean =>
      payments.some((one) => one.subscriptionId === kept && isPaid(one) && one.dueDate === month.dueDate);
    const surplus = months.filter((month) => month.status === 'open' || (isPaid(month) && isPaidTwice(month)));
    await remove(deps, account, id, surplus, surplus.some(isPaid) ? 'refunded' : 'removed', async (gateway) =>
      granted(await gateway.cancelSubscription(id)),
    );
  }
  return living.length > 1 ? living.length - 1 : 0;
};

const oldest = (ids: readonly string[], payments: readonly ProviderPayment[]): string | undefined => {
  const madeOn = (id: string): string =>
    payments
      .filter(({ subscriptionId }) => subscriptionId === id)
      .map((one) => one.madeOn ?? '')
      .sort()[0] ?? '';
  return [...ids].sort((one, other) => madeOn(one).localeCompare(madeOn(other)))[0];
};

const isPaid = ({ status }: ProviderPayment): boolean => status === 'paid' || status === 'received';

const remove = async (
  deps: OutsideDeps,
  { accountId }: OpenAccount,
  surplusId: string,
  payments: readonly ProviderPayment[],
  done: Surplus['done'],
  before: (gateway: PaymentGateway) => Promise<void>,
): Promise<void> => {
  const now = deps.now();
  const amount = reaisOf(payments.reduce((sum, { value }) => sum + centsOf(value), 0));
  const reference = payments[0]?.reference ?? accountId;
  await reachOutside(
    deps,
    accountId,
    { purpose: 'removal', reference: surplusId, amount, day: dayInSaoPaulo(now), repeatable: true },
    async (gateway) => {
      await before(gateway);
      for (const { id, status } of payments) {
        const came = status === 'open' ? await gateway.cancelPayment(id) : await gateway.refund(id);
        if (!came.ok && came.error.name === 'PaymentRefused') return { ok: false, error: came.error };
        granted(came);
      }
      return { ok: true, value: null };
    },
    async () => {
      await tellAccount(deps, accountId, { type: 'NoteSurplus', reference, surplusId, amount, done, now });
      for (const payment of payments)
        await notePayment(
          deps,
          { ...payment, status: payment.status === 'open' ? 'cancelled' : 'refunded' },
          { at: null },
        );
    },
  );
};

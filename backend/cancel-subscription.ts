import { notePayment, readAccount } from '../billing/account-news.ts';
import { giveUpCharges } from '../billing/give-up.ts';
import { accessUntil, isRefundable } from '../domain/accounts/cancellation.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream } from '../domain/streams.ts';
import type { Behalf, Refused } from './commands.ts';
import { run } from './commands.ts';
import { noteGivenUp } from './give-up-open.ts';

export interface Leaving {
  readonly reason: string;
  readonly wantsContact: boolean;
}

/**
 * Cancels what an account has subscribed to. The provider comes first: broken off, the cancellation is repeated, and
 * what is ended or sent back already stays so. Throws GatewayUnavailable.
 */
export const cancelSubscription = async (
  behalf: Behalf,
  accountId: string,
  { reason, wantsContact }: Leaving,
): Promise<{ readonly ok: true; readonly refunded: boolean } | Refused> => {
  const { deps } = behalf;
  const account = await readAccount(deps, accountId);
  if (account === null) return { ok: false, error: { name: 'NotFound' } };
  const { facts } = account;
  if (facts.isAdministrators) return { ok: false, error: { name: 'Forbidden' } };
  if (facts.cancellation !== null) return { ok: true, refunded: facts.cancellation.refunded };
  const now = deps.now();
  const { origin } = facts;
  // An earlier try may have sent the money back before it was broken off.
  const isSentBack = facts.invoices.some(({ status }) => status === 'refunded') && facts.paidUntil === null;
  const refunding = isRefundable(facts, now);
  const refunded = refunding || (isSentBack && facts.paymentType === 'PIX');
  if (origin === 'registered') {
    await giveUpCharges(deps.billing.gateway, account, () => refunding);
    if (facts.customerId !== null)
      for (const payment of await deps.billing.gateway.paymentsOf(facts.customerId))
        await notePayment(deps, payment, { at: null });
  }
  const cancelled = await run(behalf, accountAggregate, accountStream(accountId), {
    type: 'CancelSubscription',
    // With the money back it ends at once, and the time for which the data are kept begins.
    accessUntil: refunded ? now : accessUntil(facts, now),
    refunded,
    reason,
    wantsContact,
  });
  if (!cancelled.ok) return cancelled;
  // Open invoices that the provider no longer lists are given up.
  for (const { invoiceId, status } of facts.invoices)
    if (status === 'open') await noteGivenUp(behalf, accountId, invoiceId);
  return { ok: true, refunded };
};

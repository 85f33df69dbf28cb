import type { OpenAccount } from '../domain/accounts/account.ts';
import { GatewayUnavailable, type PaymentGateway, type ProviderPayment } from './port.ts';

/**
 * Ends everything that the provider charges an account: the subscription, open payments and, if `refunding` says so of
 * a paid one, also that. Repeated, it has no effect. Returns what was refunded. Throws GatewayUnavailable.
 */
export const giveUpCharges = async (
  gateway: PaymentGateway,
  { accountId, facts }: OpenAccount,
  refunding: (payment: ProviderPayment) => boolean = () => true,
): Promise<readonly ProviderPayment[]> => {
  const { customerId, subscriptionId } = facts;
  const subscriptions = new Set(await gateway.subscriptionsOf(accountId));
  if (subscriptionId !== null) subscriptions.add(subscriptionId);
  for (const id of subscriptions) granted(await gateway.cancelSubscription(id));
  if (customerId === null) return [];
  const refunded: ProviderPayment[] = [];
  for (const payment of await gateway.paymentsOf(customerId)) {
    const isPaid = payment.status === 'paid' || payment.status === 'received';
    if (payment.status === 'open') granted(await gateway.cancelPayment(payment.id));
    if (isPaid && refunding(payment)) {
      granted(await gateway.refund(payment.id));
      refunded.push(payment);
    }
  }
  return refunded;
};

/** What can only be done or already be done was refused: it is to be tried again. */
export const granted = (answer: { readonly ok: boolean }): void => {
  if (!answer.ok) throw new GatewayUnavailable('failing', 'what should end was refused');
};

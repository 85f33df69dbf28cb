import type { ProviderPayment } from './port.ts';

/** What was charged at once: a payment, or an instalment plan with all of its payments. */
export type Purchase = readonly [ProviderPayment, ...ProviderPayment[]];

const isPaid = ({ status }: ProviderPayment): boolean => status === 'paid' || status === 'received';
export const isPaidPurchase = (purchase: Purchase): boolean => purchase.some(isPaid);

/** The provider's id of it: of the instalment plan, or of the payment. */
export const purchaseId = ([first]: Purchase): string => first.instalmentPlanId ?? first.id;

/** Payments under one reference by what they belong to, in the order given. The months of a subscription are left out. */
export const purchasesOf = (payments: readonly ProviderPayment[]): readonly Purchase[] => {
  const byId = new Map<string, [ProviderPayment, ...ProviderPayment[]]>();
  for (const payment of payments) {
    if (payment.subscriptionId !== null) continue;
    const id = payment.instalmentPlanId ?? payment.id;
    const before = byId.get(id);
    if (before === undefined) byId.set(id, [payment]);
    else before.push(payment);
  }
  return [...byId.values()];
};

/** What stands for the reference before what is too much of it: what is paid, and then what was made first. */
const inRank = (purchases: readonly Purchase[], isKnown: (paymentId: string) => boolean): readonly Purchase[] =>
  [...purchases].sort(
    (one, other) =>
      Number(isPaidPurchase(other)) - Number(isPaidPurchase(one)) ||
      Number(other.some(({ id }) => isKnown(id))) - Number(one.some(({ id }) => isKnown(id))) ||
      (one[0].madeOn ?? '').localeCompare(other[0].madeOn ?? ''),
  );

/** The payments of the one purchase under a reference; empty: there is none. */
export const onePurchase = (payments: readonly ProviderPayment[]): readonly ProviderPayment[] =>
  inRank(purchasesOf(payments), () => false)[0] ?? [];

/**
 * What is too much under one reference: everything but one purchase. A paid one stands before an unpaid one, so that
 * nothing is given back for a debt; of two alike the one that the account knows, then the older one. What went back or was
 * given up, or is disputed, is neither.
 */
export const surplusOf = (
  payments: readonly ProviderPayment[],
  isKnown: (paymentId: string) => boolean,
): readonly Purchase[] => {
  const standing = payments.filter((one) => one.status === 'open' || isPaid(one));
  return inRank(purchasesOf(standing), isKnown).slice(1);
};

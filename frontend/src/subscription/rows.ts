import type { Subscription } from '../../../domain/api/subscription.ts';
import { formatDate, formatInstant, formatMoney } from '../../../domain/words/format.ts';
import { subscriptionTexts as texts } from './texts.ts';

const { rows } = texts;

/** What is known of it, a line each; what does not apply has none. */
export const rowsOf = (subscription: Subscription): { label: string; value: string }[] => {
  const { plan, paidUntil, next, guaranteeUntil, cancellation, state } = subscription;
  const line = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return [
    ...line(
      rows.plan,
      plan === null ? texts.noPlan : `${plan.description}, ${formatMoney(plan.value)} ${texts.each[plan.period]}`,
    ),
    ...line(rows.users, plan === null ? null : texts.people(plan.users)),
    ...line(rows.paidUntil, paidUntil === null ? null : formatDate(paidUntil)),
    ...line(
      rows.next,
      next === null ? null : texts.nextCharge(formatMoney(next.amount), formatDate(next.date), next.cardEnding),
    ),
    ...line(
      rows.accessUntil,
      cancellation === null || state === 'INACTIVE' ? null : formatInstant(cancellation.accessUntil),
    ),
    ...line(rows.guarantee, guaranteeUntil === null ? null : texts.guaranteeOf(formatDate(guaranteeUntil))),
    ...line(
      rows.refundPending,
      cancellation === null || cancellation.refundPending === 0 ? null : formatMoney(cancellation.refundPending),
    ),
  ];
};

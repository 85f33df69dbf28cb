import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, Coverage } from './account.ts';

/** What is to be charged now for a plan that the provider does not charge by itself. */
export interface DueCharge {
  readonly billing: 'CREDIT_CARD' | 'PIX';
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly covers: Coverage;
}

/** A renewal by PIX is sent this long before the paid time ends, so that it can be paid in good time. */
const DAYS_BEFORE_RENEWAL = 10;
const YEAR = 12;

/**
 * The charge that is due on `now` (ISO 8601): the year of a card once its trial is over, and the renewals of card and
 * PIX. Subscriptions are charged by the provider. Null: nothing is due.
 */
export const chargeDue = (facts: AccountFacts, now: string): DueCharge | null => {
  const { paymentType, trialEndsAt, paidUntil, invoices } = facts;
  if (facts.origin !== 'registered' || facts.signingUp || facts.inactivated || facts.cancellation !== null) return null;
  if (paymentType !== 'CREDIT_CARD' && paymentType !== 'PIX') return null;
  if (facts.customerId === null || trialEndsAt === null) return null;
  if (invoices.some(({ status }) => status === 'open' || status === 'refunded')) return null;
  const today = dayInSaoPaulo(now);
  const due = (from: string): DueCharge => ({
    billing: paymentType,
    dueDate: from > today ? from : today,
    covers: { from, months: YEAR },
  });
  if (paidUntil !== null) {
    const notice = paymentType === 'PIX' ? DAYS_BEFORE_RENEWAL : 0;
    return isoOf(dayOf(paidUntil) - notice) <= today ? due(paidUntil) : null;
  }
  return paymentType === 'CREDIT_CARD' && now >= trialEndsAt ? due(dayInSaoPaulo(trialEndsAt)) : null;
};

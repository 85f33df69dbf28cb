import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { type AccountFacts, type Coverage, isTakenBack } from './account.ts';

/** What is to be charged now for a plan that the provider does not charge by itself. */
export interface DueCharge {
  /** The how-manyeth charge of the account, from 1: the same however often it is tried. */
  readonly number: number;
  readonly billing: 'CREDIT_CARD' | 'PIX';
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly covers: Coverage;
}

/** A renewal by PIX is sent this long before the paid time ends, so that it can be paid in good time. */
const DAYS_BEFORE_RENEWAL = 10;
const YEAR = 12;
/** From the sign-up on. */
export const TRIAL_DAYS = 7;

/**
 * The charge that is due on `now` (ISO 8601): a PIX at once, a card once its trial is over, and the renewals of both.
 * Subscriptions are charged by the provider. Null: nothing is due.
 */
export const chargeDue = (facts: AccountFacts, now: string): DueCharge | null => {
  const { paymentType, trialEndsAt, paidUntil, invoices } = facts;
  if (facts.origin !== 'registered' || facts.inactivated || facts.cancellation !== null) return null;
  if (paymentType !== 'CREDIT_CARD' && paymentType !== 'PIX') return null;
  if (facts.customerId === null || trialEndsAt === null) return null;
  if (invoices.some((invoice) => invoice.status === 'open' || isTakenBack(invoice))) return null;
  const today = dayInSaoPaulo(now);
  const due = (from: string): DueCharge => ({
    number: new Set(invoices.map(({ covers }) => covers.from)).size + 1,
    billing: paymentType,
    dueDate: from > today ? from : today,
    covers: { from, months: YEAR },
  });
  if (paidUntil !== null) {
    const notice = paymentType === 'PIX' ? DAYS_BEFORE_RENEWAL : 0;
    return isoOf(dayOf(paidUntil) - notice) <= today ? due(paidUntil) : null;
  }
  const endOfTrial = dayInSaoPaulo(trialEndsAt);
  if (paymentType === 'PIX') return due(isoOf(dayOf(endOfTrial) - TRIAL_DAYS));
  return now >= trialEndsAt ? due(endOfTrial) : null;
};

import type { AccountStatus } from '../api/auth.ts';
import { dayOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts, Invoice } from './account.ts';

/** An invoice unpaid for this many days ends access. */
const DAYS_UNTIL_UNPAID_ENDS_ACCESS = 7;

/**
 * Whether an account may use the calculator on `now` (ISO 8601). Never stored, because time alone changes it. What ends
 * access is checked before what grants it.
 */
export const accountStatus = (facts: AccountFacts, now: string): AccountStatus => {
  if (facts.isAdministrators) return 'ACTIVE';
  if (facts.inactivated || hasLapsed(facts, now)) return 'INACTIVE';
  if (facts.paidUntil !== null || facts.licenceExpiryDate !== null || facts.origin === 'created') return 'ACTIVE';
  const inTrial = facts.trialEndsAt !== null && now < facts.trialEndsAt;
  return inTrial && facts.paymentType !== 'PIX' ? 'ONLY_TRIAL' : 'PENDING';
};

const hasLapsed = ({ cancellation, invoices, licenceExpiryDate, paidUntil }: AccountFacts, now: string): boolean => {
  if (cancellation !== null && (cancellation.refunded || now >= cancellation.accessUntil)) return true;
  const today = dayInSaoPaulo(now);
  if (invoices.some((invoice) => isLongUnpaid(invoice, today))) return true;
  const lastDay = lastDayOf({ licenceExpiryDate, paidUntil });
  const isRenewing = paidUntil !== null && invoices.some(({ status }) => status === 'open');
  return lastDay !== null && lastDay < today && !isRenewing;
};

/** The last day of access as far as it is known, whether paid for or given by an administrator; null: no end. */
export const lastDayOf = ({
  licenceExpiryDate,
  paidUntil,
}: Pick<AccountFacts, 'licenceExpiryDate' | 'paidUntil'>): string | null => latest(licenceExpiryDate, paidUntil);

const isLongUnpaid = ({ status, originalDueDate }: Invoice, today: string): boolean =>
  status === 'open' && dayOf(today) - dayOf(originalDueDate) >= DAYS_UNTIL_UNPAID_ENDS_ACCESS;

const latest = (one: string | null, other: string | null): string | null => {
  if (one === null) return other;
  return other === null || one > other ? one : other;
};

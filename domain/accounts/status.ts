import type { AccountStatus, AccountStatusCause } from '../api/auth.ts';
import { addMonths, dayOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { type AccountFacts, type Invoice, isTakenBack } from './account.ts';
import { isTrying } from './trial.ts';

/** An invoice unpaid for this many days ends access. */
export const DAYS_UNTIL_UNPAID_ENDS_ACCESS = 7;

/** Whether an account may use the calculator, and if it is INACTIVE, why. */
export interface AccountStanding {
  readonly accountStatus: AccountStatus;
  readonly accountStatusCause: AccountStatusCause;
}

export const activeStanding: AccountStanding = { accountStatus: 'ACTIVE', accountStatusCause: null };

/**
 * The standing of an account on `now` (ISO 8601). Never stored, because time alone changes it. What ends access is
 * checked before what grants it.
 */
export const accountStanding = (facts: AccountFacts, now: string): AccountStanding => {
  if (facts.isAdministrators) return activeStanding;
  const cause = causeOfEnd(facts, now);
  if (cause !== null) return { accountStatus: 'INACTIVE', accountStatusCause: cause };
  return { accountStatus: statusOfOpen(facts, now), accountStatusCause: null };
};

export const accountStatus = (facts: AccountFacts, now: string): AccountStatus =>
  accountStanding(facts, now).accountStatus;

const statusOfOpen = (facts: AccountFacts, now: string): AccountStatus => {
  if (facts.paidUntil !== null || facts.licenceExpiryDate !== null || facts.origin === 'created') return 'ACTIVE';
  return isTrying(facts, now) && facts.paymentType !== 'PIX' ? 'ONLY_TRIAL' : 'PENDING';
};

const causeOfEnd = (facts: AccountFacts, now: string): AccountStatusCause => {
  const { cancellation, invoices, licenceExpiryDate, paidUntil } = facts;
  if (facts.inactivated) return 'inactivated';
  if (cancellation !== null && (cancellation.refunded || now >= cancellation.accessUntil)) return 'cancelled';
  const today = dayInSaoPaulo(now);
  const unpaid = invoices.filter((invoice) => invoice.status === 'open' && !isPaidOtherwise(invoice, invoices));
  if (!isPaidFor(facts, today) && unpaid.some((invoice) => isLongUnpaid(invoice, today))) return 'overdue';
  const lastDay = lastDayOf({ licenceExpiryDate, paidUntil });
  const isPast = lastDay !== null && lastDay < today;
  if (isPast && unpaid.some((invoice) => isRenewal(invoice, paidUntil))) return null;
  const takenBack =
    isPast || lastDay === null
      ? invoices.slice(facts.contract.invoicesBefore).findLast((invoice) => isAfter(invoice, lastDay))
      : undefined;
  // The money went back, by the provider or by the bank of the card, and nothing else gives access.
  if (takenBack !== undefined) return takenBack.status === 'disputed' ? 'disputed' : 'refunded';
  return isPast ? 'expired' : null;
};

/** Whether a payment that stands covers the day: what was paid gives access, whatever else is open. */
const isPaidFor = ({ invoices }: AccountFacts, day: string): boolean =>
  invoices.some(({ covers, paidUntil }) => paidUntil !== null && covers.from <= day && day <= paidUntil);

/** Whether another payment covers the time that an open invoice asks for. */
export const isPaidOtherwise = ({ invoiceId, covers }: Invoice, invoices: readonly Invoice[]): boolean => {
  const [from, until] = [dayOf(covers.from), addMonths(dayOf(covers.from), covers.months)];
  return invoices.some(
    (other) =>
      other.invoiceId !== invoiceId &&
      other.paidUntil !== null &&
      dayOf(other.covers.from) <= from + DAYS_BETWEEN &&
      dayOf(other.paidUntil) >= until - DAYS_BETWEEN,
  );
};

/** How far the due day of a renewal may lie from the end of the time paid for: months differ in length. */
export const DAYS_BETWEEN = 3;

/** An unpaid charge for the time that follows the paid one; a later one, after a charge that went back, is none. */
const isRenewal = ({ covers }: Invoice, paidUntil: string | null): boolean =>
  paidUntil !== null && dayOf(covers.from) - dayOf(paidUntil) <= DAYS_BETWEEN;

/** Money that went back for the time after `lastDay`. */
const isAfter = (invoice: Invoice, lastDay: string | null): boolean =>
  isTakenBack(invoice) && (lastDay === null || dayOf(lastDay) - dayOf(invoice.covers.from) <= DAYS_BETWEEN);

/** The last day of access as far as it is known, whether paid for or given by an administrator; null: no end. */
export const lastDayOf = ({
  licenceExpiryDate,
  paidUntil,
}: Pick<AccountFacts, 'licenceExpiryDate' | 'paidUntil'>): string | null => latest(licenceExpiryDate, paidUntil);

const isLongUnpaid = ({ originalDueDate }: Invoice, today: string): boolean =>
  dayOf(today) - dayOf(originalDueDate) >= DAYS_UNTIL_UNPAID_ENDS_ACCESS;

const latest = (one: string | null, other: string | null): string | null => {
  if (one === null) return other;
  return other === null || one > other ? one : other;
};

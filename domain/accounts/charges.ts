import { planOption } from '../plans/find.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { reaisOf } from '../units/money.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { type AccountFacts, type Coverage, type Invoice, isTakenBack, type OpenAccount } from './account.ts';
import { unsettledCharge } from './attempts.ts';
import { isAutomatic } from './late.ts';
import { coveredUntil } from './refund.ts';
import { DAYS_BETWEEN, isPaidOtherwise } from './status.ts';
import { firstChargeOn } from './trial.ts';

/** What is to be charged now for a plan that the provider does not charge by itself. */
export interface DueCharge {
  /** From 1, another one for each charge and each contract: the same however often it is tried. */
  readonly number: number;
  readonly billing: 'CREDIT_CARD' | 'PIX';
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly covers: Coverage;
}

/** A charge to come, BRL and `YYYY-MM-DD`. */
export interface NextCharge {
  readonly value: number;
  readonly dueOn: string;
}

/** A renewal by PIX is sent this long before the paid time ends, so that it can be paid in good time. */
const DAYS_BEFORE_RENEWAL = 10;
const YEAR = 12;

/**
 * The first day that is neither paid for nor tried, nor charged and taken back, which is not charged a second time: a
 * dispute may yet be won. Of a contract by PIX its own first day. Null: of an account that nobody signed up for.
 */
export const firstUnpaidDay = (facts: AccountFacts): string | null => {
  const first = firstNeverPaid(facts);
  const taken = takenBack(facts).map(coveredUntil);
  return first === null ? null : taken.reduce((latest, day) => (day > latest ? day : latest), first);
};

const takenBack = (facts: AccountFacts): readonly Invoice[] =>
  facts.invoices
    .slice(facts.contract.invoicesBefore)
    .filter((invoice) => isTakenBack(invoice) && !isMadeGood(invoice, facts));

/**
 * Whether what went back stops no later charge: a later time was paid after it, or of a refund (a purchase that was charged
 * twice) its own time stays paid by another payment. A card whose holder disputes is not charged for the next year.
 */
const isMadeGood = (invoice: Invoice, { invoices, paidUntil }: AccountFacts): boolean => {
  if (paidUntil !== null && dayOf(paidUntil) > dayOf(coveredUntil(invoice)) + DAYS_BETWEEN) return true;
  return invoice.status === 'refunded' && isPaidOtherwise(invoice, invoices);
};

const firstNeverPaid = (facts: AccountFacts): string | null => {
  const { contract, paymentType, paidUntil } = facts;
  // What an earlier contract paid for counts while it lasts.
  if (paidUntil !== null && (contract.number === 1 || contract.on === null || paidUntil >= contract.on))
    return paidUntil;
  const start = paymentType === 'PIX' ? contract.on : firstChargeOn(facts);
  if (start === null || contract.on === null) return start;
  return start > contract.on ? start : contract.on;
};

const isOpen = ({ status }: Invoice): boolean => status === 'open';

/** Whether somebody may pay an invoice now: it is open, no card pays it by itself, and no other payment is unsettled. */
export const isPayable = (invoice: Invoice, facts: AccountFacts, now: string): boolean =>
  isOpen(invoice) && !isAutomatic(invoice, facts, now) && unsettledCharge(facts) === null;

/** What giving another card charges at once, BRL; null: no card can be given. */
export const chargedByNewCard = ({ facts, card }: Pick<OpenAccount, 'facts' | 'card'>, now: string): number | null => {
  const { paymentType, planId, cancellation, customerId, subscriptionId } = facts;
  const option = planOption(planId ?? '');
  if (option === undefined || cancellation !== null || customerId === null) return null;
  const price = reaisOf(option.chargeCents);
  if (paymentType === 'SUBSCRIPTION') {
    if (subscriptionId !== null) return 0;
    const today = dayInSaoPaulo(now);
    return (firstUnpaidDay(facts) ?? today) > today ? 0 : price;
  }
  if (paymentType !== 'CREDIT_CARD') return null;
  if (chargeDue(facts, now) !== null) return price;
  return card === null ? null : 0;
};

/**
 * The next charge as far as it is known on `now`: the oldest that is open, or what the plan costs once the paid time or
 * the trial is over. Null: nothing more is charged.
 */
export const nextCharge = (facts: AccountFacts, now: string): NextCharge | null => {
  const { paymentType, planId, cancellation } = facts;
  const option = planOption(planId ?? '');
  if (paymentType === null || option === undefined || cancellation !== null) return null;
  // What the provider charges by itself goes on until it is cancelled; what is charged from here does not.
  const isStopped = facts.inactivated || (takenBack(facts).length > 0 && !facts.invoices.some(isOpen));
  if (paymentType !== 'SUBSCRIPTION' && isStopped) return null;
  const [open] = facts.invoices
    .filter(isOpen)
    .sort((one, other) => (one.originalDueDate < other.originalDueDate ? -1 : 1));
  const price = reaisOf(option.chargeCents);
  // Of a subscription that was not made, or was ended there, nobody charges anything.
  if (open === undefined && paymentType === 'SUBSCRIPTION' && facts.subscriptionId === null) return null;
  // An unpaid month of a subscription gets the plan's price as soon as the provider reports it.
  if (open !== undefined)
    return { value: paymentType === 'SUBSCRIPTION' ? price : open.value, dueOn: open.originalDueDate };
  const today = dayInSaoPaulo(now);
  const from = firstUnpaidDay(facts) ?? today;
  return { value: price, dueOn: from > today ? from : today };
};

/**
 * The charge that is due on `now` (ISO 8601): a PIX at once, a card on the day after its trial, and the renewals of both.
 * Subscriptions are charged by the provider. Null: nothing is due.
 */
export const chargeDue = (facts: AccountFacts, now: string): DueCharge | null => {
  const { paymentType, paidUntil, invoices, contract } = facts;
  const first = firstUnpaidDay(facts);
  if (facts.origin !== 'registered' || facts.inactivated || facts.cancellation !== null) return null;
  if (paymentType !== 'CREDIT_CARD' && paymentType !== 'PIX') return null;
  if (facts.customerId === null || first === null) return null;
  if (invoices.slice(contract.invoicesBefore).some(isOpen) || takenBack(facts).length > 0) return null;
  const today = dayInSaoPaulo(now);
  const due = (from: string): DueCharge => ({
    number: new Set(invoices.map(({ covers }) => covers.from)).size + contract.number,
    billing: paymentType,
    dueDate: from > today ? from : today,
    covers: { from, months: YEAR },
  });
  const notice = paymentType === 'PIX' && first === paidUntil ? DAYS_BEFORE_RENEWAL : 0;
  return isoOf(dayOf(first) - notice) <= today ? due(first) : null;
};

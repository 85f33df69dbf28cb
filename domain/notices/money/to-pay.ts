/** What an office is told of what is to be paid: a charge that failed, that is not paid, or that comes. */
import type { AccountFacts, Attempt, Invoice } from '../../accounts/account.ts';
import { chargeNotMade } from '../../accounts/attempts.ts';
import { nextCharge } from '../../accounts/charges.ts';
import { isDeclined, isLate } from '../../accounts/late.ts';
import { isPaidOtherwise, lastDayOf } from '../../accounts/status.ts';
import { firstChargeOn } from '../../accounts/trial.ts';
import { dayOf, isoOf } from '../../units/day.ts';
import { failedCharge, isExplained, isOfPix } from '../../words/charges.ts';
import { dayInSaoPaulo } from '../../words/today.ts';
import { isNews, type NoticedAccount } from '../noticed.ts';
import { isWelcomed } from './bought.ts';
import { statusOf } from './invoices.ts';
import type { Mend, MoneyNotice } from './notice.ts';

const DAYS_BEFORE_DUE = 3;
/** Of a year: it is more money, and nobody remembers the day. */
const DAYS_BEFORE_YEAR = 10;
/** Until access ends. */
export const DAYS_AFTER_DUE = 7;

/** The last charge that came to nothing, and that nothing made good since. */
export const failed = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const last = chargeNotMade(facts);
  if (last === null || facts.cancellation !== null || !isNews(last.lastAt, now)) return [];
  const { attemptId, purpose, amount } = last;
  return [
    {
      id: `failed-${attemptId}`,
      kind: 'chargeFailed',
      value: purpose === 'subscription' ? null : amount,
      sentence: failedCharge(last, facts.paymentType),
      ofSeller: last.ofSeller === true,
      mend: mendOf(last, facts),
      isAdvised: !isExplained(last),
      accessUntil: lastDayUnpaid(facts, now),
    },
  ];
};

const mendOf = (last: Attempt, { paymentType }: AccountFacts): Mend => {
  if (isOfPix(last, paymentType)) return 'wait';
  if (last.purpose === 'payment') return 'pay';
  return last.purpose === 'subscription' ? 'give a card' : 'change the card';
};

/** The last day of access while nothing more is paid; null: there is no access. */
const lastDayUnpaid = (facts: AccountFacts, now: string): string | null => {
  const status = statusOf(facts, now);
  if (status === 'ONLY_TRIAL') return firstChargeOn(facts);
  const paidUntil = status === 'ACTIVE' ? lastDayOf(facts) : null;
  if (paidUntil === null) return null;
  // The invoice of a renewal may be paid for some days, and access goes on meanwhile.
  const ends = facts.invoices
    .filter((invoice) => invoice.status === 'open' && !isPaidOtherwise(invoice, facts.invoices))
    .map(({ originalDueDate }) => isoOf(dayOf(originalDueDate) + DAYS_AFTER_DUE - 1));
  return [paidUntil, ...ends].reduce((latest, day) => (day > latest ? day : latest));
};

const isByProvider = ({ paymentType }: AccountFacts): boolean => paymentType === 'SUBSCRIPTION';

const overdue = (invoice: Invoice, facts: AccountFacts, now: string): MoneyNotice => {
  const { invoiceId, value, originalDueDate: dueOn } = invoice;
  return {
    id: `overdue-${invoiceId}`,
    kind: 'paymentOverdue',
    value,
    dueOn,
    byCard: facts.paymentType !== 'PIX',
    declined: isDeclined(invoice, now),
    status: statusOf(facts, now),
    trialUntil: firstChargeOn(facts),
    endsOn: isoOf(dayOf(dueOn) + DAYS_AFTER_DUE),
  };
};

export const unpaid = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { facts } = account;
  const { invoices, cancellation, signingUp } = facts;
  if (cancellation !== null || signingUp) return [];
  const today = dayOf(dayInSaoPaulo(now));
  return invoices.flatMap((invoice): readonly MoneyNotice[] => {
    const { invoiceId, value, originalDueDate: dueOn, status, covers } = invoice;
    const daysLate = today - dayOf(dueOn);
    // From the seventh day on the mail of the end of access says it.
    if (status !== 'open' || daysLate >= DAYS_AFTER_DUE || isPaidOtherwise(invoice, invoices)) return [];
    const isFirst = facts.paidUntil === null;
    const late = isLate(invoice, facts, now);
    // Paying would not open what an administrator closed; what the provider charges by itself is told all the same.
    if (facts.inactivated && (late || !isByProvider(facts))) return [];
    // Told once: of a refused card on the day of its refusal, and not again on the day after.
    if (late) return [overdue(invoice, facts, now)];
    if (-daysLate > (covers.months === 12 && !isFirst ? DAYS_BEFORE_YEAR : DAYS_BEFORE_DUE)) return [];
    // The card is charged by itself; a PIX of the sign-up stands in the welcome.
    if (isByProvider(facts))
      return [
        {
          id: `due-${invoiceId}`,
          kind: 'chargeAhead',
          value,
          dueOn,
          isFirst,
          instalments: 1,
          isClosed: facts.inactivated,
        },
      ];
    return isWelcomed(account, now) && isFirst
      ? []
      : [{ id: `due-${invoiceId}`, kind: 'paymentDue', value, dueOn, isFirst }];
  });
};

/** A year by card has no invoice before it is charged, or before it is due where no card is kept. */
export const ahead = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  if (facts.paymentType !== 'CREDIT_CARD' || facts.signingUp || facts.invoices.some(({ status }) => status === 'open'))
    return [];
  const next = nextCharge(facts, now);
  const days = next === null ? null : dayOf(next.dueOn) - dayOf(dayInSaoPaulo(now));
  const isFirst = facts.paidUntil === null;
  if (next === null || days === null || days <= 0 || days > (isFirst ? DAYS_BEFORE_DUE : DAYS_BEFORE_YEAR)) return [];
  // What an administrator gave or took has no charge of its own; a trial that is over is told by its charge.
  if (isFirst && next.dueOn !== firstChargeOn(facts)) return [];
  const { instalments, inactivated: isClosed } = facts;
  const { value, dueOn } = next;
  // Of a first charge without a card its failure was told, with the way to give one.
  if (!facts.keepsCard) return isFirst ? [] : [{ id: `ahead-${dueOn}`, kind: 'renewalByHand', value, dueOn }];
  return [{ id: `ahead-${dueOn}`, kind: 'chargeAhead', value, dueOn, isFirst, instalments, isClosed }];
};

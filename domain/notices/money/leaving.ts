/** What an office is told when it leaves: what was cancelled, what went back, and that access ended. */

import type { AccountFacts, Invoice } from '../../accounts/account.ts';
import { endOfKeeping, requestedErasure } from '../../accounts/erasure.ts';
import { isCorrected } from '../../accounts/owed.ts';
import { accountStanding, isPaidOtherwise, lastDayOf } from '../../accounts/status.ts';
import type { AccountStatus } from '../../api/auth.ts';
import { dayOf, isoOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { dayInSaoPaulo } from '../../words/today.ts';
import { isNews, type NoticedAccount } from '../noticed.ts';
import { goesOn, paidBy, purchases, statusOf, sumOf } from './invoices.ts';
import type { CauseOfEnd, MoneyNotice } from './notice.ts';
import { DAYS_AFTER_DUE } from './to-pay.ts';

/** How long after the end of access an office is still told of it. */
const DAYS_AFTER_END = 7;
/** As long as a call of the provider may last. What goes back within it is told with the cancellation, which waits for that. */
const SAME_ACT_MS = 90_000;

/** Whether a correction may be owed for one of the invoices that went back. */
const mayBeCorrected = (parts: readonly Invoice[], repaid: Pick<NoticedAccount, 'payments' | 'refunds'>): boolean =>
  parts.some((invoice) => isCorrected(invoice, repaid));

/** The provider is being asked for the money, and has not answered: in a moment it is known whether it went back. */
const isAnswering = ({ facts, leaving }: NoticedAccount, now: string): boolean =>
  leaving !== null &&
  Date.parse(now) - Date.parse(leaving.at) < SAME_ACT_MS &&
  facts.attempts.some(({ purpose, outcome }) => purpose === 'refund' && outcome === 'open');

const CLOSED: ReadonlySet<AccountStatus> = new Set(['PENDING', 'INACTIVE']);

/** Whether a cancelled account still opens the program: one that an administrator closed does not. */
const hasAccess = (facts: AccountFacts, now: string): boolean =>
  facts.cancellation !== null &&
  !facts.cancellation.refunded &&
  facts.cancellation.accessUntil > now &&
  !CLOSED.has(statusOf(facts, now));

export const cancelled = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { facts, leaving } = account;
  const { cancellation, contract, invoices, attempts } = facts;
  if (cancellation === null || leaving === null || !isNews(leaving.at, now) || isAnswering(account, now)) return [];
  const { accessUntil } = cancellation;
  const erasure = requestedErasure(facts);
  const pendingRefunds = attempts.filter(({ purpose }) => purpose === 'refund');
  const pending = reaisOf(pendingRefunds.reduce((cents, { amount }) => cents + centsOf(amount ?? 0), 0));
  const back = invoices.slice(contract.invoicesBefore).filter(({ status }) => status === 'refunded');
  return [
    {
      id: `cancelled-${contract.number}`,
      kind: 'cancelled',
      at: leaving.at,
      accessUntil: erasure !== null && erasure.withdrawUntil < accessUntil ? erasure.withdrawUntil : accessUntil,
      hasAccess: hasAccess(facts, now),
      returned: cancellation.refunded ? sumOf(back) : 0,
      mayBeCorrected: mayBeCorrected(back, account),
      pending,
      byCard: paidBy(back) === 'CREDIT_CARD',
      keptUntil: endOfKeeping(facts),
      erasure,
    },
  ];
};

/** Whoever was told by when everything is erased, and for how long there is access, is told that it is not. */
export const erasureWithdrawn = (
  { facts, erasureWithdrawnAt: at }: NoticedAccount,
  now: string,
): readonly MoneyNotice[] => {
  if (at === null || !isNews(at, now)) return [];
  const { cancellation } = facts;
  const afterwards =
    cancellation === null
      ? null
      : { hasAccess: hasAccess(facts, now), accessUntil: cancellation.accessUntil, keptUntil: endOfKeeping(facts) };
  return [{ id: `erasure-withdrawn-${at}`, kind: 'erasureWithdrawn', at, afterwards }];
};

/** What went back later than the cancellation that was told with it, or without one. */
export const refunded = ({ facts, payments, refunds, leaving }: NoticedAccount, now: string): readonly MoneyNotice[] =>
  purchases(facts.invoices.filter(({ status }) => status === 'refunded')).flatMap((parts): readonly MoneyNotice[] => {
    const ids = new Set(parts.map(({ invoiceId }) => invoiceId));
    const noted = refunds.filter(({ invoiceId }) => ids.has(invoiceId)).at(-1);
    if (noted === undefined || !isNews(noted.at, now)) return [];
    if (leaving !== null && Date.parse(noted.at) - Date.parse(leaving.at) < SAME_ACT_MS) return [];
    return [
      {
        id: `refunded-${parts[0].invoiceId}`,
        kind: 'refunded',
        value: sumOf(parts),
        byCard: paidBy(parts) === 'CREDIT_CARD',
        mayBeCorrected: mayBeCorrected(parts, { payments, refunds }),
        wasTwice: isPaidOtherwise(parts[0], facts.invoices),
      },
    ];
  });

/** What is owed beside a refund was paid by hand. */
export const differencePaid = ({ differencesPaid }: AccountFacts, now: string): readonly MoneyNotice[] =>
  differencesPaid
    .filter(({ at }) => isNews(at, now))
    .map(({ at, invoiceIds, amount, paidOn, refundedOn }) => ({
      id: `difference-${invoiceIds.join('-')}`,
      kind: 'differencePaid',
      amount,
      notedOn: dayInSaoPaulo(at),
      paidOn,
      refundedOn,
    }));

export const ended = ({ facts, leaving, disputes }: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { accountStatusCause: cause } = accountStanding(facts, now);
  if (cause === null || cause === 'inactivated') return [];
  // The mail of the cancellation said that access ended with it.
  if (cause === 'cancelled' && (facts.cancellation?.accessUntil ?? '') <= (leaving?.at ?? '')) return [];
  const endedOn = dayOfEnd(facts, cause);
  // The mail of the dispute said so.
  if (cause === 'disputed' && endedOn !== null && disputes.some(({ at }) => dayInSaoPaulo(at) >= endedOn)) return [];
  const daysAgo = endedOn === null ? null : dayOf(dayInSaoPaulo(now)) - dayOf(endedOn);
  if (daysAgo === null || daysAgo < 0 || daysAgo > DAYS_AFTER_END) return [];
  const isCharged = facts.paymentType !== null;
  return [
    { id: `ended-${endedOn}`, kind: 'ended', cause, keptUntil: endOfKeeping(facts), isCharged, goesOn: goesOn(facts) },
  ];
};

/** The first day without access. */
const dayOfEnd = (facts: AccountFacts, cause: CauseOfEnd): string | null => {
  if (cause === 'cancelled') return facts.cancellation === null ? null : dayInSaoPaulo(facts.cancellation.accessUntil);
  if (cause === 'expired') return dayAfter(lastDayOf(facts));
  if (cause === 'disputed' || cause === 'refunded') return dayAfter(lastDayOf(facts)) ?? dayTakenBack(facts, cause);
  const dueDates = facts.invoices
    .filter(({ status }) => status === 'open')
    .map((invoice) => dayOf(invoice.originalDueDate));
  return dueDates.length === 0 ? null : isoOf(Math.min(...dueDates) + DAYS_AFTER_DUE);
};

const dayAfter = (day: string | null): string | null => (day === null ? null : isoOf(dayOf(day) + 1));

/** The day on which the provider said that the money went back; null: it did not say when. */
const dayTakenBack = ({ invoices }: AccountFacts, status: Invoice['status']): string | null => {
  const reportedAt = invoices.findLast((invoice) => invoice.status === status)?.reportedAt ?? null;
  return reportedAt === null ? null : dayInSaoPaulo(reportedAt);
};

/** What an office is told of what it buys: the welcome, its plan, and what it paid. */
import type { AccountFacts, Invoice } from '../../accounts/account.ts';
import { chargeNotMade, planNotChanged, unsettledCharge } from '../../accounts/attempts.ts';
import { nextCharge } from '../../accounts/charges.ts';
import { failedPlan } from '../../words/charges.ts';
import { dayInSaoPaulo } from '../../words/today.ts';
import { isNews, type NoticedAccount } from '../noticed.ts';
import { isAmong, paidBy, purchases, statusOf, sumOf } from './invoices.ts';
import type { MoneyNotice } from './notice.ts';

/** Parts of one purchase arrive one after another. */
const PARTS_ARRIVE_MS = 10 * 60_000;

export const isWelcomed = ({ facts, createdAt }: NoticedAccount, now: string): boolean =>
  facts.origin === 'registered' && !facts.signingUp && isNews(createdAt, now);

export const welcome = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { facts } = account;
  // What is being confirmed is told once it is: it may come to nothing.
  if (!isWelcomed(account, now) || unsettledCharge(facts) !== null) return [];
  const { planId, paymentType, trialEndsAt, instalments } = facts;
  // A PIX opens access by being paid: its seven days are for taking it back, not for trying.
  const trialUntil = trialEndsAt === null || paymentType === 'PIX' ? null : dayInSaoPaulo(trialEndsAt);
  // Of a charge that failed its own mail tells what to do.
  const isAhead = facts.paidUntil === null && chargeNotMade(facts) === null;
  const next = isAhead ? nextCharge(facts, now) : null;
  return [
    {
      id: 'welcome',
      kind: 'welcome',
      planId,
      paymentType,
      status: statusOf(facts, now),
      trialUntil,
      next,
      instalments,
    },
  ];
};

export const planChanged = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const { planChangedAt: at, planId, paymentType } = facts;
  if (at === null || !isNews(at, now)) return [];
  return [
    { id: `plan-${at}`, kind: 'planChanged', planId, isCharged: paymentType !== null, next: nextCharge(facts, now) },
  ];
};

/** One that is still asked for is no news yet. */
export const planRefused = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const wish = planNotChanged(facts, now);
  if (wish === null || wish.outcome !== 'refused' || !isNews(wish.lastAt, now)) return [];
  return [{ id: `plan-refused-${wish.attemptId}`, kind: 'planNotChanged', sentence: failedPlan(wish) }];
};

const isPaid = ({ status }: Invoice): boolean => status === 'paid' || status === 'received';

/** One for a purchase, once all of its parts are known. */
export const received = ({ facts, payments }: NoticedAccount, now: string): readonly MoneyNotice[] =>
  purchases(facts.invoices.filter(isPaid)).flatMap((parts): readonly MoneyNotice[] => {
    if (!parts.some(isAmong(payments, now))) return [];
    const [first] = parts;
    const notedAt = payments.filter(({ invoiceId }) => invoiceId === first.invoiceId).at(-1)?.at ?? now;
    const isArriving = Date.parse(now) - Date.parse(notedAt) < PARTS_ARRIVE_MS;
    const expected = facts.paymentType === 'CREDIT_CARD' && first.covers.months === 12 ? facts.instalments : 1;
    if (parts.length < expected && isArriving) return [];
    const planId = first.payment?.planId ?? facts.planId;
    const purchase = { planId, by: paidBy(parts), value: sumOf(parts), parts: parts.map(({ value }) => value) };
    const next = nextCharge(facts, now);
    return [{ id: `paid-${first.invoiceId}`, kind: 'paymentReceived', purchase, paidUntil: first.paidUntil, next }];
  });

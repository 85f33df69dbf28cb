import type { AccountFacts, Invoice } from '../accounts/account.ts';
import { type NextCharge, nextCharge } from '../accounts/charges.ts';
import { DAYS_ANNOUNCED, endOfKeeping, requestedErasure } from '../accounts/erasure.ts';
import { accountStanding, lastDayOf } from '../accounts/status.ts';
import type { AccountStatusCause } from '../api/auth.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';

/** What an office or a user is told by mail. Days are `YYYY-MM-DD`, values BRL, `at` an instant. */
export type Notice = { readonly id: string } & (
  | { readonly kind: 'welcome'; readonly trialUntil: string | null }
  | { readonly kind: 'paymentReceived'; readonly value: number; readonly paidUntil: string | null }
  | { readonly kind: 'paymentDue' | 'paymentOverdue'; readonly value: number; readonly dueOn: string }
  | { readonly kind: 'planChanged'; readonly planId: string | null; readonly next: NextCharge | null }
  | { readonly kind: 'paymentDisputed'; readonly value: number }
  | { readonly kind: 'chargeback'; readonly account: string; readonly value: number; readonly dueOn: string }
  | { readonly kind: 'ended'; readonly cause: CauseOfEnd }
  | { readonly kind: 'erasureAhead'; readonly eraseOn: string }
  | { readonly kind: 'erasureRequested'; readonly withdrawUntil: string; readonly doneBy: string }
  | { readonly kind: 'newDevice'; readonly device: string; readonly at: string }
  | { readonly kind: 'passwordChanged'; readonly at: string }
);

/** Why access ended, where the office is told by mail: an administrator who inactivates an account says it in person. */
export type CauseOfEnd = Exclude<AccountStatusCause, 'inactivated' | null>;

/** News older than this is told to nobody: the program was off, or older than its mails. */
const DAYS_NEWS = 3;
const DAYS_BEFORE_DUE = 3;
const DAYS_AFTER_DUE = 7;
/** How long after the end of access an office is still told of it. */
const DAYS_AFTER_END = 7;

const isNews = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) < DAYS_NEWS * 86_400_000;

/** The oldest instant of which anybody is still told. */
export const newsSince = (now: string): string => new Date(Date.parse(now) - DAYS_NEWS * 86_400_000).toISOString();

export interface NoticedAccount {
  readonly facts: AccountFacts;
  readonly createdAt: string;
  readonly name: string;
  readonly payments: readonly Noted[];
  readonly disputes: readonly Noted[];
}

interface Noted {
  readonly invoiceId: string;
  readonly at: string;
}

/** What an account's administrators are to be told now, whether or not they were. */
export const accountNotices = (account: NoticedAccount, now: string): readonly Notice[] => {
  if (account.facts.isAdministrators) return [];
  return [
    ...welcome(account, now),
    ...planChanged(account.facts, now),
    ...received(account, now),
    ...disputed(account, now).map(
      ({ invoiceId, value }) => ({ id: `disputed-${invoiceId}`, kind: 'paymentDisputed', value }) as const,
    ),
    ...unpaid(account.facts, now),
    ...ended(account.facts, now),
    ...erasureAhead(account.facts, now),
  ];
};

/** What the administrators of the installation are to be told of an account: a dispute has a few days to be answered. */
export const administratorNotices = (account: NoticedAccount, now: string): readonly Notice[] =>
  disputed(account, now).map(({ invoiceId, value, originalDueDate: dueOn }) => ({
    id: `chargeback-${invoiceId}`,
    kind: 'chargeback',
    account: account.name,
    value,
    dueOn,
  }));

const welcome = ({ facts, createdAt }: NoticedAccount, now: string): readonly Notice[] =>
  facts.origin === 'registered' && !facts.signingUp && isNews(createdAt, now)
    ? [
        {
          id: 'welcome',
          kind: 'welcome',
          trialUntil: facts.trialEndsAt === null ? null : dayInSaoPaulo(facts.trialEndsAt),
        },
      ]
    : [];

const planChanged = (facts: AccountFacts, now: string): readonly Notice[] => {
  const { planChangedAt: at, planId } = facts;
  if (at === null || !isNews(at, now)) return [];
  return [{ id: `plan-${at}`, kind: 'planChanged', planId, next: nextCharge(facts, now) }];
};

const isPaid = ({ status }: Invoice): boolean => status === 'paid' || status === 'received';

const isAmong = (noted: readonly Noted[], now: string): ((invoice: Invoice) => boolean) => {
  const recent = new Set(noted.filter(({ at }) => isNews(at, now)).map(({ invoiceId }) => invoiceId));
  return ({ invoiceId }) => recent.has(invoiceId);
};

const disputed = ({ facts, disputes }: NoticedAccount, now: string): readonly Invoice[] =>
  facts.invoices.filter(({ status }) => status === 'disputed').filter(isAmong(disputes, now));

const received = ({ facts, payments }: NoticedAccount, now: string): readonly Notice[] =>
  facts.invoices
    .filter(isPaid)
    .filter(isAmong(payments, now))
    .map(({ invoiceId, value, paidUntil }) => ({ id: `paid-${invoiceId}`, kind: 'paymentReceived', value, paidUntil }));

const unpaid = ({ invoices, cancellation, signingUp }: AccountFacts, now: string): readonly Notice[] => {
  if (cancellation !== null || signingUp) return [];
  const today = dayOf(dayInSaoPaulo(now));
  return invoices.flatMap(({ invoiceId, value, originalDueDate: dueOn, status }): readonly Notice[] => {
    const daysLate = today - dayOf(dueOn);
    if (status !== 'open' || daysLate < -DAYS_BEFORE_DUE || daysLate > DAYS_AFTER_DUE) return [];
    return daysLate > 0
      ? [{ id: `overdue-${invoiceId}`, kind: 'paymentOverdue', value, dueOn }]
      : [{ id: `due-${invoiceId}`, kind: 'paymentDue', value, dueOn }];
  });
};

/** An administrator who inactivates an account says why to its people; no notice is sent. */
const ended = (facts: AccountFacts, now: string): readonly Notice[] => {
  const { accountStatusCause: cause } = accountStanding(facts, now);
  if (cause === null || cause === 'inactivated') return [];
  const endedOn = dayOfEnd(facts, cause);
  const daysAgo = endedOn === null ? null : dayOf(dayInSaoPaulo(now)) - dayOf(endedOn);
  if (daysAgo === null || daysAgo < 0 || daysAgo > DAYS_AFTER_END) return [];
  return [{ id: `ended-${endedOn}`, kind: 'ended', cause }];
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

const erasureAhead = (facts: AccountFacts, now: string): readonly Notice[] => {
  const requested = requestedErasure(facts);
  if (requested !== null) {
    const { requestedAt, withdrawUntil, doneBy } = requested;
    return [{ id: `erasure-${requestedAt}`, kind: 'erasureRequested', withdrawUntil, doneBy }];
  }
  const day = endOfKeeping(facts);
  if (day === null || dayOf(day) - dayOf(dayInSaoPaulo(now)) > DAYS_ANNOUNCED) return [];
  return [{ id: `erasure-${day}`, kind: 'erasureAhead', eraseOn: day }];
};

export interface NoticedUser {
  readonly news: readonly {
    readonly kind: 'newDevice' | 'passwordChanged';
    readonly id: string;
    readonly at: string;
    readonly device: string;
  }[];
}

/** What a user is to be told now, whether or not they were. */
export const userNotices = ({ news }: NoticedUser, now: string): readonly Notice[] =>
  news
    .filter(({ at }) => isNews(at, now))
    .map(({ kind, id, at, device }) =>
      kind === 'newDevice' ? { id: `${kind}-${id}`, kind, device, at } : { id: `${kind}-${id}`, kind, at },
    );

import type { AccountFacts, Invoice, PaymentType } from '../accounts/account.ts';
import { chargeNotMade, planNotChanged } from '../accounts/attempts.ts';
import { type NextCharge, nextCharge } from '../accounts/charges.ts';
import { endOfKeeping } from '../accounts/erasure.ts';
import { accountStanding, isPaidOtherwise, lastDayOf } from '../accounts/status.ts';
import { firstChargeOn } from '../accounts/trial.ts';
import type { AccountStatus, AccountStatusCause } from '../api/auth.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { failedCharge, failedPlan } from '../words/charges.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { isNews, type Noted, type NoticedAccount } from './noticed.ts';

/** Why access ended, where the office is told by mail: an administrator who inactivates an account says it in person. */
export type CauseOfEnd = Exclude<AccountStatusCause, 'inactivated' | null>;

/** A purchase, of which a card may be charged in parts. BRL. */
export interface Purchase {
  readonly planId: string | null;
  readonly paymentType: PaymentType | null;
  readonly value: number;
  /** One value for each part, in the order of their days. */
  readonly parts: readonly number[];
}

/** What an office is told about its money. Days are `YYYY-MM-DD`, values BRL, `at` and `accessUntil` instants. */
export type MoneyNotice = { readonly id: string } & (
  | {
      readonly kind: 'welcome';
      readonly planId: string | null;
      readonly paymentType: PaymentType | null;
      readonly status: AccountStatus;
      readonly trialUntil: string | null;
      readonly next: NextCharge | null;
      readonly instalments: number;
    }
  | {
      readonly kind: 'paymentReceived';
      readonly purchase: Purchase;
      readonly paidUntil: string | null;
      readonly next: NextCharge | null;
    }
  | {
      readonly kind: 'chargeAhead';
      readonly value: number;
      readonly dueOn: string;
      readonly isFirst: boolean;
      /** Of a subscription 1. */
      readonly instalments: number;
      /** An administrator closed the account, and its subscription goes on. */
      readonly isClosed: boolean;
    }
  | { readonly kind: 'paymentDue'; readonly value: number; readonly dueOn: string; readonly isFirst: boolean }
  | {
      readonly kind: 'paymentOverdue';
      readonly value: number;
      readonly dueOn: string;
      readonly byCard: boolean;
      readonly status: AccountStatus;
      /** The day on which access ends while it stays unpaid; null: another payment covers the time. */
      readonly endsOn: string | null;
    }
  | {
      readonly kind: 'chargeFailed';
      readonly value: number | null;
      readonly sentence: string;
      /** Because of the seller's contract with the provider: another card changes nothing. */
      readonly ofSeller: boolean;
      readonly status: AccountStatus;
      /** The last day of the trial, on which a card is charged; null: there is none. */
      readonly trialUntil: string | null;
    }
  | {
      readonly kind: 'planChanged';
      readonly planId: string | null;
      /** False: an administrator opened the account, and nobody pays for it. */
      readonly isCharged: boolean;
      readonly next: NextCharge | null;
    }
  | { readonly kind: 'planNotChanged'; readonly sentence: string }
  | { readonly kind: 'paymentDisputed'; readonly value: number; readonly status: AccountStatus }
  | { readonly kind: 'chargeback'; readonly account: string; readonly value: number; readonly dueOn: string }
  | {
      readonly kind: 'cancelled';
      readonly at: string;
      readonly accessUntil: string;
      readonly hasAccess: boolean;
      readonly returned: number;
      readonly pending: number;
      /** What went back went in a later month than it came: a difference by price index may be owed beside it. */
      readonly isLater: boolean;
      readonly byCard: boolean;
      readonly keptUntil: string | null;
    }
  | {
      readonly kind: 'refunded';
      readonly value: number;
      readonly byCard: boolean;
      readonly isLater: boolean;
      /** It had been charged twice, and the other payment stands. */
      readonly wasTwice: boolean;
    }
  | {
      readonly kind: 'ended';
      readonly cause: CauseOfEnd;
      readonly keptUntil: string | null;
      /** False: an administrator opened the account, and nothing can be paid for it. */
      readonly isCharged: boolean;
    }
);

const DAYS_BEFORE_DUE = 3;
/** Of a year: it is more money, and nobody remembers the day. */
const DAYS_BEFORE_YEAR = 10;
const DAYS_AFTER_DUE = 7;
/** How long after the end of access an office is still told of it. */
const DAYS_AFTER_END = 7;
/** What the same act sends back is told with it. */
const SAME_ACT_MS = 10 * 60_000;
/** Parts of one purchase arrive one after another. */
const PARTS_ARRIVE_MS = 10 * 60_000;

export const moneyNotices = (account: NoticedAccount, now: string): readonly MoneyNotice[] => [
  ...welcome(account, now),
  ...planChanged(account.facts, now),
  ...planRefused(account.facts, now),
  ...received(account, now),
  ...disputed(account, now).map(
    ({ invoiceId, value }) =>
      ({ id: `disputed-${invoiceId}`, kind: 'paymentDisputed', value, status: statusOf(account.facts, now) }) as const,
  ),
  ...failed(account.facts, now),
  ...unpaid(account, now),
  ...ahead(account.facts, now),
  ...cancelled(account, now),
  ...refunded(account, now),
  ...ended(account, now),
];

/** What the administrators of the installation are to be told of an account: a dispute has a few days to be answered. */
export const administratorNotices = (account: NoticedAccount, now: string): readonly MoneyNotice[] =>
  disputed(account, now).map(({ invoiceId, value, originalDueDate: dueOn }) => ({
    id: `chargeback-${invoiceId}`,
    kind: 'chargeback',
    account: account.name,
    value,
    dueOn,
  }));

const statusOf = (facts: AccountFacts, now: string): AccountStatus => accountStanding(facts, now).accountStatus;

const isWelcomed = ({ facts, createdAt }: NoticedAccount, now: string): boolean =>
  facts.origin === 'registered' && !facts.signingUp && isNews(createdAt, now);

const welcome = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { facts } = account;
  if (!isWelcomed(account, now)) return [];
  const { planId, paymentType, trialEndsAt, instalments } = facts;
  // A PIX opens access by being paid: its seven days are for taking it back, not for trying.
  const trialUntil = trialEndsAt === null || paymentType === 'PIX' ? null : dayInSaoPaulo(trialEndsAt);
  const next = facts.paidUntil === null ? nextCharge(facts, now) : null;
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

const planChanged = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const { planChangedAt: at, planId, paymentType } = facts;
  if (at === null || !isNews(at, now)) return [];
  return [
    { id: `plan-${at}`, kind: 'planChanged', planId, isCharged: paymentType !== null, next: nextCharge(facts, now) },
  ];
};

/** One that is still asked for is no news yet. */
const planRefused = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const wish = planNotChanged(facts, now);
  if (wish === null || wish.outcome !== 'refused' || !isNews(wish.lastAt, now)) return [];
  return [{ id: `plan-refused-${wish.attemptId}`, kind: 'planNotChanged', sentence: failedPlan(wish) }];
};

const isPaid = ({ status }: Invoice): boolean => status === 'paid' || status === 'received';

const isAmong = (noted: readonly Noted[], now: string): ((invoice: Invoice) => boolean) => {
  const recent = new Set(noted.filter(({ at }) => isNews(at, now)).map(({ invoiceId }) => invoiceId));
  return ({ invoiceId }) => recent.has(invoiceId);
};

const disputed = ({ facts, disputes }: NoticedAccount, now: string): readonly Invoice[] =>
  facts.invoices.filter(({ status }) => status === 'disputed').filter(isAmong(disputes, now));

/** Invoices of one purchase: the parts of a year by card pay for the same time. */
const purchases = (invoices: readonly Invoice[]): readonly (readonly [Invoice, ...Invoice[]])[] => {
  const groups = new Map<string, [Invoice, ...Invoice[]]>();
  for (const invoice of invoices) {
    const key = `${invoice.covers.from}/${invoice.covers.months}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [invoice]);
    else group.push(invoice);
  }
  return [...groups.values()];
};

const sumOf = (invoices: readonly Invoice[]): number =>
  reaisOf(invoices.reduce((cents, { value }) => cents + centsOf(value), 0));

/** One for a purchase, once all of its parts are known. */
const received = ({ facts, payments }: NoticedAccount, now: string): readonly MoneyNotice[] =>
  purchases(facts.invoices.filter(isPaid)).flatMap((parts): readonly MoneyNotice[] => {
    if (!parts.some(isAmong(payments, now))) return [];
    const [first] = parts;
    const notedAt = payments.filter(({ invoiceId }) => invoiceId === first.invoiceId).at(-1)?.at ?? now;
    const isArriving = Date.parse(now) - Date.parse(notedAt) < PARTS_ARRIVE_MS;
    const expected = facts.paymentType === 'CREDIT_CARD' && first.covers.months === 12 ? facts.instalments : 1;
    if (parts.length < expected && isArriving) return [];
    const { planId, paymentType } = facts;
    const purchase = { planId, paymentType, value: sumOf(parts), parts: parts.map(({ value }) => value) };
    const next = nextCharge(facts, now);
    return [{ id: `paid-${first.invoiceId}`, kind: 'paymentReceived', purchase, paidUntil: first.paidUntil, next }];
  });

/** The last charge that came to nothing, and that nothing made good since. */
const failed = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
  const last = chargeNotMade(facts);
  if (last === null || facts.cancellation !== null || !isNews(last.lastAt, now)) return [];
  const { attemptId, amount: value } = last;
  const status = statusOf(facts, now);
  const trialUntil = firstChargeOn(facts);
  const why = { sentence: failedCharge(last), ofSeller: last.ofSeller === true };
  return [{ id: `failed-${attemptId}`, kind: 'chargeFailed', value, ...why, status, trialUntil }];
};

const isByProvider = ({ paymentType }: AccountFacts): boolean => paymentType === 'SUBSCRIPTION';

const unpaid = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
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
    // Paying would not open what an administrator closed; what the provider charges by itself is told all the same.
    if (facts.inactivated && (daysLate > 0 || !isByProvider(facts))) return [];
    if (daysLate > 0) {
      const endsOn = isoOf(dayOf(dueOn) + DAYS_AFTER_DUE);
      const byCard = facts.paymentType !== 'PIX';
      const late = { value, dueOn, byCard, status: statusOf(facts, now), endsOn };
      return [{ id: `overdue-${invoiceId}`, kind: 'paymentOverdue', ...late }];
    }
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

/** A year by a card that is kept has no invoice before it is charged. */
const ahead = (facts: AccountFacts, now: string): readonly MoneyNotice[] => {
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
  return [{ id: `ahead-${dueOn}`, kind: 'chargeAhead', value, dueOn, isFirst, instalments, isClosed }];
};

/** Whether one of the invoices went back in a later month than it was paid in, as `owed.ts` reckons. */
const wentBackLater = (
  parts: readonly Invoice[],
  { payments, refunds }: Pick<NoticedAccount, 'payments' | 'refunds'>,
): boolean =>
  parts.some(({ invoiceId }) => {
    const paid = payments.findLast((one) => one.invoiceId === invoiceId);
    const back = refunds.findLast((one) => one.invoiceId === invoiceId);
    return paid !== undefined && back !== undefined && monthOf(paid.at) < monthOf(back.at);
  });
const monthOf = (at: string): string => dayInSaoPaulo(at).slice(0, 'YYYY-MM'.length);

const cancelled = (account: NoticedAccount, now: string): readonly MoneyNotice[] => {
  const { facts, leaving } = account;
  const { cancellation, contract, invoices, attempts } = facts;
  if (cancellation === null || leaving === null || !isNews(leaving.at, now)) return [];
  const pendingRefunds = attempts.filter(({ purpose }) => purpose === 'refund');
  const pending = reaisOf(pendingRefunds.reduce((cents, { amount }) => cents + centsOf(amount ?? 0), 0));
  const back = invoices.slice(contract.invoicesBefore).filter(({ status }) => status === 'refunded');
  return [
    {
      id: `cancelled-${contract.number}`,
      kind: 'cancelled',
      at: leaving.at,
      accessUntil: cancellation.accessUntil,
      hasAccess: !cancellation.refunded && cancellation.accessUntil > now && statusOf(facts, now) !== 'PENDING',
      returned: cancellation.refunded ? sumOf(back) : 0,
      isLater: wentBackLater(back, account),
      pending,
      byCard: facts.paymentType !== 'PIX',
      keptUntil: endOfKeeping(facts),
    },
  ];
};

/** What went back later than the cancellation that was told with it, or without one. */
const refunded = ({ facts, payments, refunds, leaving }: NoticedAccount, now: string): readonly MoneyNotice[] =>
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
        byCard: facts.paymentType !== 'PIX',
        isLater: wentBackLater(parts, { payments, refunds }),
        wasTwice: isPaidOtherwise(parts[0], facts.invoices),
      },
    ];
  });

const ended = ({ facts, leaving, disputes }: NoticedAccount, now: string): readonly MoneyNotice[] => {
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
  return [{ id: `ended-${endedOn}`, kind: 'ended', cause, keptUntil: endOfKeeping(facts), isCharged }];
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

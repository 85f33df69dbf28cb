import type { Subscription } from '../../../domain/api/subscription.ts';
import { centsOf, reaisOf } from '../../../domain/units/money.ts';
import { formatDate, formatInstant, formatMoney } from '../../../domain/words/format.ts';
import { endOfAccess } from '../shared/end-of-access.ts';
import { subscriptionTexts as texts } from './texts.ts';

const { rows } = texts;

interface Row {
  label: string;
  value: string;
}

const line = (label: string, value: string | null): Row[] => (value === null ? [] : [{ label, value }]);

/** The next charge: by itself, to be paid by somebody, or past its day. */
const nextLine = ({ next, plan, invoices }: Subscription, today: string): Row[] => {
  if (next === null) return [];
  const about = [formatMoney(next.amount), formatDate(next.date)] as const;
  if (next.date < today) return line(rows.late, texts.late(...about));
  const waits = invoices.some(
    ({ originalDueDate, payableBy }) => originalDueDate === next.date && payableBy.length > 0,
  );
  if (waits) return line(rows.toPay, texts.toPay(...about));
  return line(rows.next, plan?.type === 'PIX' ? texts.nextPix(...about) : texts.nextCharge(...about, next.cardEnding));
};

/** Access ends with the account where everything is to be erased before. Instants of one form sort as they follow. */
const lastAccess = (accessUntil: string, erasure: Subscription['erasure']): string =>
  erasure !== null && erasure.withdrawUntil < accessUntil ? erasure.withdrawUntil : accessUntil;

const endLines = ({ cancellation, erasure, state, invoices }: Subscription): Row[] => {
  if (cancellation === null) return [];
  const { accessUntil, refunded, refundPending } = cancellation;
  const returned = invoices.filter(({ status, disputed }) => status === 'REFUNDED' && disputed !== true);
  const cents = returned.reduce((sum, { value }) => sum + centsOf(value), 0);
  return [
    ...line(
      state === 'INACTIVE' ? rows.accessEnded : rows.accessUntil,
      state === 'INACTIVE' ? formatInstant(accessUntil) : endOfAccess(lastAccess(accessUntil, erasure)),
    ),
    ...line(rows.refunded, refunded && cents > 0 ? formatMoney(reaisOf(cents)) : null),
    ...line(rows.refundPending, refundPending === 0 ? null : formatMoney(refundPending)),
  ];
};

/** What is not confirmed yet: the plan that was asked for, or the payment. */
const confirmingLine = ({ confirming }: Subscription): Row[] => {
  if (confirming === null) return [];
  const { plan, amount, date } = confirming;
  if (plan !== null) return line(rows.planAsked, plan);
  return line(rows.confirming, amount === null ? null : texts.nextCharge(formatMoney(amount), formatDate(date), null));
};

/** Whether an administrator opened the account: it was never bought, so that there is nothing to change, cancel or pay. */
export const isGiven = ({ leaving, cancellation }: Subscription): boolean => leaving === null && cancellation === null;

const planLine = (subscription: Subscription): string => {
  const { plan } = subscription;
  if (plan === null) return texts.noPlan;
  if (isGiven(subscription)) return texts.givenPlan(plan.description);
  return `${plan.description}, ${formatMoney(plan.value)} ${texts.each[plan.period]}`;
};

/** What is known of it on `today`, a line each; what does not apply, or is over, has none. */
export const rowsOf = (subscription: Subscription, today: string): Row[] => {
  const { plan, paidUntil, guaranteeUntil } = subscription;
  return [
    ...line(rows.plan, planLine(subscription)),
    ...line(rows.users, plan === null ? null : texts.people(plan.users)),
    ...line(rows.paidUntil, paidUntil === null ? null : formatDate(paidUntil)),
    ...confirmingLine(subscription),
    ...nextLine(subscription, today),
    ...line(
      rows.guarantee,
      guaranteeUntil === null || guaranteeUntil < today ? null : texts.guaranteeOf(formatDate(guaranteeUntil)),
    ),
    ...endLines(subscription),
  ];
};

/** How it goes on after what is paid; null: nothing more is charged. */
export const renewalOf = ({ plan, next, hasCard }: Subscription): string | null => {
  if (plan === null || next === null) return null;
  if (plan.type === 'PIX') return texts.renewal.pix;
  if (plan.type !== 'CREDIT_CARD') return texts.renewal[plan.period];
  return hasCard ? texts.renewal.card : texts.renewal.notKept;
};

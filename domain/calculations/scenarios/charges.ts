/** What a hypothesis costs the person, payment by payment. */

import type { Hypothesis } from '../../api/hypotheses.ts';
import { planOf } from '../../law/tables/index.ts';
import type { Day } from '../../units/day.ts';
import { monthOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import type { PayOf } from './pay.ts';

/** Beyond what the facts pay. `payments` in whole cents by competência, or at once; null: not known. */
export interface Charge {
  readonly label: string;
  readonly article: string | null;
  /** A contribution of each competência, not paid at once. */
  readonly monthly: boolean;
  /** What is paid more, or less, than by the facts of the same work. */
  readonly ofSameWork: boolean;
  readonly payments: readonly { readonly month: Month; readonly cents: number }[] | null;
  /** The law asks for interest, and the amount has none. */
  readonly interestMissing: boolean;
}

/** A charge as answered: BRL up to a day. */
interface CostLine {
  readonly label: string;
  readonly article: string | null;
  readonly months: number;
  readonly monthly: number | null;
  readonly total: number | null;
  readonly interestMissing: boolean;
}

/** What falls due until a right is asked for: whole competências before that of the day. Nothing is known of it where the charge is not. */
export const costUntil = (charge: Charge, day: Day): CostLine => {
  const { label, article, monthly, payments, interestMissing } = charge;
  const last = monthOf(day);
  const due = payments?.filter(({ month }) => !monthly || month < last) ?? null;
  if (due === null) return { label, article, months: 0, monthly: null, total: null, interestMissing };
  const total = reaisOf(due.reduce((sum, { cents }) => sum + cents, 0));
  const first = due[0];
  return {
    label,
    article,
    months: monthly ? due.length : 0,
    monthly: monthly && first !== undefined ? reaisOf(first.cents) : null,
    total,
    interestMissing,
  };
};

const paidMonthly = (
  pay: PayOf,
  from: Month,
  to: Month,
  of: (reais: number, month: Month) => number | null,
): Charge['payments'] => {
  const payments: { month: Month; cents: number }[] = [];
  for (let month = from; month <= to; month += 1) {
    const base = pay(month);
    const amount = base === null ? null : of(base, month);
    if (amount === null) return null;
    payments.push({ month, cents: centsOf(amount) });
  }
  return payments;
};

type Contributes = Extract<Hypothesis, { kind: 'contributes' }>;

/** Twelve contributions a year: the self-employed owe nothing on a 13th. */
export const planCharge = ({ category, rate }: Contributes, pay: PayOf, from: Month, to: Month): Charge => {
  const { words, article } = planOf(category, rate);
  const payments = paidMonthly(pay, from, to, (base) => (base * rate) / 100);
  return { label: words, article, monthly: true, ofSameWork: false, payments, interestMissing: false };
};

/** Of who pays for himself and goes on with another base: 20% of the difference, less where the base is lower. */
export const differenceCharge = (
  { pay, known }: { readonly pay: PayOf; readonly known: PayOf },
  from: Month,
  to: Month,
): Charge => {
  const { rate, article } = planOf('individual', 20);
  const payments = paidMonthly(pay, from, to, (base, month) => {
    const before = known(month);
    return before === null ? null : ((base - before) * rate) / 100;
  });
  return {
    label: 'Contribuição por conta própria, além da que já se paga (20%)',
    article,
    monthly: true,
    ofSameWork: true,
    payments: payments?.some(({ cents }) => cents !== 0) === false ? [] : payments,
    interestMissing: false,
  };
};

/** Said by the office, or by a notice of payment. */
export const toldCharge = (label: string, cost: number, month: Month): Charge => ({
  label,
  article: null,
  monthly: false,
  ofSameWork: false,
  payments: [{ month, cents: centsOf(cost) }],
  interestMissing: false,
});

/** What a hypothesis costs the person, payment by payment. */

import type { Hypothesis } from '../../api/scenarios.ts';
import { planOf } from '../../law/tables/index.ts';
import type { Day } from '../../units/day.ts';
import { monthOf } from '../../units/day.ts';
import { centsOf, reaisOf, roundedReais } from '../../units/money.ts';
import { type Month, yearOfMonth } from '../../units/month.ts';
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

const RATE = 0.2;
const YEARLY_INTEREST = 0.06;
const MOST_INTEREST = 0.5;
const FINE = 0.1;
/** For what happened since 14/10/1996, and so for that month. @see Decreto 3.048/1999, art. 239, § 8-A; STJ, Tema 1.103 */
const FIRST_WITH_INTEREST: Month = 1996 * 12 + 9;

/** Half a percent a month, capitalised yearly, 50% at most. @see Lei 8.212/1991, art. 45-A, § 2 */
const interest = (months: number): number => {
  const years = Math.floor(months / 12);
  return Math.min(MOST_INTEREST, (1 + YEARLY_INTEREST) ** years * (1 + (months % 12) * 0.005) - 1);
};

/**
 * The year in which a month can no longer be collected: it falls due in the next month, and five years run from the first
 * day of the year after that one.
 * @see Lei 5.172/1966 (CTN), art. 173, I; Decreto 3.048/1999, art. 348, I
 */
export const decaysIn = (month: Month): number => yearOfMonth(month + 1) + 6;

/** Whether a period is priced by the average: the INSS still collects the rest, on what was earned. @see Lei 8.212/1991, arts. 35 and 45-A, caput and § 3 */
export const isIndemnity = (to: Month, calculatedIn: Month): boolean => yearOfMonth(calculatedIn) >= decaysIn(to);

/**
 * A fifth of the average of the 80% highest salaries for each month, with interest and fine. Only of what the INSS can no
 * longer collect: the rest bears the interest of taxes, which is not kept here.
 * @see Lei 8.212/1991, arts. 35 and 45-A
 */
export const indemnityCharge = (average: number | null, from: Month, to: Month, calculatedIn: Month): Charge => {
  const known = average !== null && isIndemnity(to, calculatedIn);
  let reais = 0;
  for (let month = from; known && month <= to; month += 1) {
    const surcharge = month < FIRST_WITH_INTEREST ? 1 : 1 + interest(calculatedIn - month) + FINE;
    reais += roundedReais(average * RATE * surcharge);
  }
  return {
    label: `Indenização de ${to - from + 1} ${to === from ? 'mês' : 'meses'} (${yearOfMonth(from)} a ${yearOfMonth(to)})`,
    article: 'Lei 8.212/1991, art. 45-A',
    monthly: false,
    ofSameWork: false,
    payments: known ? [{ month: calculatedIn, cents: centsOf(reais) }] : null,
    interestMissing: false,
  };
};

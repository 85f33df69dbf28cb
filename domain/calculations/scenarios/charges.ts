/** What a hypothesis costs the person, payment by payment. */

import type { Hypothesis } from '../../api/scenarios.ts';
import { planOf, withheldFrom } from '../../law/tables/index.ts';
import { type Day, monthOf } from '../../units/day.ts';
import { centsOf, reaisOf, roundedReais } from '../../units/money.ts';
import { type Month, yearOfMonth } from '../../units/month.ts';
import type { PayOf } from './pay.ts';

/** `payments` in whole cents by the month in which they fall due; null: not known. */
export interface Charge {
  readonly label: string;
  readonly article: string | null;
  /** Paid month by month, not at once. */
  readonly monthly: boolean;
  readonly payments: readonly { readonly month: Month; readonly cents: number }[] | null;
}

/** A charge as answered: BRL up to a day. */
interface CostLine {
  readonly label: string;
  readonly article: string | null;
  readonly months: number;
  readonly monthly: number | null;
  readonly total: number | null;
}

/** What falls due until a day; nothing is known of it where the charge is not. */
export const costUntil = ({ label, article, monthly, payments }: Charge, day: Day): CostLine => {
  const last = monthOf(day);
  const due = payments?.filter(({ month }) => month <= last) ?? null;
  if (due === null) return { label, article, months: 0, monthly: null, total: null };
  const total = reaisOf(due.reduce((sum, { cents }) => sum + cents, 0));
  const first = due[0];
  return {
    label,
    article,
    months: monthly ? due.length : 0,
    monthly: monthly && first !== undefined ? reaisOf(first.cents) : null,
    total,
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
  return { label: words, article, monthly: true, payments: paidMonthly(pay, from, to, (base) => (base * rate) / 100) };
};

/** Twelve months and the 13th. @see Lei 8.212/1991, art. 28, § 7 */
const MONTHS_PAID_PER_MONTH = 13 / 12;

/** Withheld from the pay of an employee or of a servant of the União; elsewhere the rate is not kept here. */
export const withheldCharge = (
  pay: PayOf,
  from: Month,
  to: Month,
  {
    bands,
    limit,
    calculatedIn,
  }: { readonly bands: 'rgps' | 'uniao' | null; readonly limit: number | null; readonly calculatedIn: Month },
): Charge => ({
  label: 'Contribuição descontada do salário, com a do 13º',
  article: bands === null ? null : 'EC 103/2019, arts. 11 e 28',
  monthly: true,
  payments:
    bands === null
      ? null
      : paidMonthly(pay, from, to, (base) => {
          const charged = bands === 'rgps' && limit !== null ? Math.min(base, limit) : base;
          const withheld = withheldFrom(charged, calculatedIn, bands);
          return withheld === null ? null : withheld.amount * MONTHS_PAID_PER_MONTH;
        }),
});

/** Said by the office, or by a notice of payment. */
export const toldCharge = (label: string, cost: number, month: Month): Charge => ({
  label,
  article: null,
  monthly: false,
  payments: [{ month, cents: centsOf(cost) }],
});

const RATE = 0.2;
const YEARLY_INTEREST = 0.06;
const MOST_INTEREST = 0.5;
const FINE = 0.1;
/** STJ, Tema 1.103: periods before MP 1.523/1996 bear neither interest nor fine. */
const FIRST_WITH_INTEREST: Month = 1996 * 12 + 9;

/** Half a percent a month, capitalised yearly, 50% at most. @see Lei 8.212/1991, art. 45-A, § 2 */
const interest = (months: number): number => {
  const years = Math.floor(months / 12);
  return Math.min(MOST_INTEREST, (1 + YEARLY_INTEREST) ** years * (1 + (months % 12) * 0.005) - 1);
};

const FIVE_YEARS = 60;

/**
 * A fifth of the average of the 80% highest salaries for each month, with interest and fine. Only of what is older than
 * five years: the INSS still collects the rest with the interest of taxes, which is not kept here.
 * @see Lei 8.212/1991, arts. 35, 45-A and 46
 */
export const indemnityCharge = (average: number | null, from: Month, to: Month, calculatedIn: Month): Charge => {
  const known = average !== null && to <= calculatedIn - FIVE_YEARS;
  let reais = 0;
  for (let month = from; known && month <= to; month += 1) {
    const surcharge = month < FIRST_WITH_INTEREST ? 1 : 1 + interest(calculatedIn - month) + FINE;
    reais += roundedReais(average * RATE * surcharge);
  }
  return {
    label: `Indenização de ${to - from + 1} ${to === from ? 'mês' : 'meses'} (${yearOfMonth(from)} a ${yearOfMonth(to)})`,
    article: 'Lei 8.212/1991, art. 45-A',
    monthly: false,
    payments: known ? [{ month: calculatedIn, cents: centsOf(reais) }] : null,
  };
};

/**
 * What a self-employed person pays to count months that the INSS can no longer collect. Whole cents.
 * @see Lei 8.212/1991, art. 45-A; Lei 8.213/1991, art. 96, IV and § 2; Decreto 3.048/1999, arts. 216, §§ 7, 13 and 14, and 239, §§ 8 and 8-A
 */
import { centsOf } from '../../units/money.ts';
import { type Month, parseMonth } from '../../units/month.ts';
import { ceiling, type IndexOverlay, minimumWage } from '../tables/index.ts';
import { dueMonthOf } from './decadence.ts';

/** Where the time is to count: in the RGPS, or in a regime of servants by a certificate (CTC). */
export type Purpose = 'rgps' | 'reciprocal';

export interface IndemnityAsked {
  /**
   * BRL, before its limits: for the RGPS the average of the 80% highest months since 07/1994 in money of the payment; for another regime the
   * remuneration on which the person contributes there on the day of the request.
   */
  readonly base: number;
  readonly purpose: Purpose;
  /** Whether the activity made an insured person of who exercised it: time from before that bears no fine. */
  readonly wasMandatory: boolean;
  readonly from: Month;
  readonly to: Month;
  readonly paidIn: Month;
  readonly overlay: IndexOverlay;
}

/** Cents of all months together. */
export interface Sums {
  readonly contribution: number;
  readonly interest: number;
  readonly fine: number;
  readonly total: number;
}

export interface Indemnity extends Sums {
  /** BRL, within the minimum wage and the ceiling of the payment. */
  readonly base: number;
  readonly months: number;
  /** Cents by the other reading, that the interest has no limit in reciprocal counting; null where it is the same. */
  readonly withoutLimit: number | null;
  /** Cents with the fine, where it was left out of what is to count in the RGPS; null where it is the same. */
  readonly withFine: number | null;
}

const RATE_PERCENT = 20;
const FINE_PERCENT = 10;
const YEARLY_INTEREST = 0.06;
const MONTHLY_INTEREST = 0.005;
const MOST_INTEREST = 0.5;
/** Of what happened since 14/10/1996, and so of that month. @see Decreto 3.048/1999, art. 239, § 8-A; STJ, Tema 1.103 */
export const FIRST_WITH_INTEREST: Month = parseMonth('1996-10');

/** Half a percent a month from the due month to the payment, capitalised yearly; a fraction, without its limit. */
const interestOf = (month: Month, paidIn: Month): number => {
  const delay = Math.max(0, paidIn - dueMonthOf(month));
  return (1 + YEARLY_INTEREST) ** Math.floor(delay / 12) * (1 + (delay % 12) * MONTHLY_INTEREST) - 1;
};

/** The months since 07/1994 are limited by what a month of the payment is. */
const withinLimits = (base: number, paidIn: Month, overlay: IndexOverlay): number =>
  Math.min(ceiling(paidIn, overlay) ?? base, Math.max(minimumWage(paidIn, overlay) ?? base, base));

interface Reading {
  readonly limited: boolean;
  readonly fined: boolean;
}

const sumsOf = ({ from, to, paidIn }: IndemnityAsked, contribution: number, { limited, fined }: Reading): Sums => {
  const sums = { contribution: 0, interest: 0, fine: 0 };
  for (let month = from; month <= to; month += 1) {
    sums.contribution += contribution;
    if (month < FIRST_WITH_INTEREST) continue;
    const interest = interestOf(month, paidIn);
    sums.interest += Math.round(contribution * (limited ? Math.min(MOST_INTEREST, interest) : interest));
    if (fined) sums.fine += Math.round((contribution * FINE_PERCENT) / 100);
  }
  return { ...sums, total: sums.contribution + sums.interest + sums.fine };
};

/**
 * A fifth of the base for each month, with interest and fine. Only of months up to `lastDecadentMonth`: the INSS still
 * collects the others (`collectedOf`).
 */
export const indemnityOf = (asked: IndemnityAsked): Indemnity => {
  const { purpose, wasMandatory, paidIn, overlay } = asked;
  const base = withinLimits(asked.base, paidIn, overlay);
  const contribution = Math.round((centsOf(base) * RATE_PERCENT) / 100);
  const fined = wasMandatory;
  const sums = sumsOf(asked, contribution, { limited: true, fined });
  const unlimited =
    purpose === 'reciprocal' ? sumsOf(asked, contribution, { limited: false, fined }).total : sums.total;
  const withFine = purpose === 'rgps' ? sumsOf(asked, contribution, { limited: true, fined: true }).total : sums.total;
  return {
    ...sums,
    base,
    months: asked.to - asked.from + 1,
    withoutLimit: unlimited === sums.total ? null : unlimited,
    withFine: withFine === sums.total ? null : withFine,
  };
};

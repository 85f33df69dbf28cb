/**
 * Which months that a person paid himself are no carência: those of before the first contribution in time, and those paid after the
 * quality of an insured person was lost. They are time all the same.
 * @see Lei 8.213/1991, arts. 15 and 27, II; Decreto 3.048/1999, art. 28, II and § 4; TNU, Tema 192
 */
import { dueDayOf } from '../law/late/decadence.ts';
import { keepsQualityUntil } from '../law/late/quality.ts';
import { type Day, dayOf } from '../units/day.ts';
import { isoOfMonth, type Month, numberOfMonth, parseMonth } from '../units/month.ts';
import type { CnisRelation } from './extract.ts';
import { currentCode } from './indicators.ts';
import { isThirteenth } from './months.ts';
import { DOMESTIC } from './no-contribution.ts';

interface Payment {
  readonly relation: number;
  readonly month: Month;
  readonly on: Day;
  readonly inTime: boolean;
  readonly facultativo: boolean;
}

/** @see LC 123/2006, art. 18-A, § 3, and what the committee sets */
const LAST_DAY_OF_MEI = 20;
/** The day moves past what is no day of banks; holidays are local, so two days are let pass. */
const FOR_HOLIDAYS = 2;

/** 1970-01-01 was a Thursday; Sunday is 0. */
const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

const afterWeekend = (day: Day): Day => day + ({ 6: 2, 0: 1 }[weekdayOf(day)] ?? 0);

const dueOf = (month: Month, isMei: boolean): Day =>
  afterWeekend(isMei ? dueDayOf(month, LAST_DAY_OF_MEI) : dueDayOf(month)) + FOR_HOLIDAYS;

/** The last month of a civil quarter. */
const quarterEnd = (month: Month): Month => month + 2 - ((numberOfMonth(month) - 1) % 3);

type Paid = CnisRelation['remunerations'][number] & { readonly paidOn: string };

const wasPaid = (one: CnisRelation['remunerations'][number]): one is Paid =>
  one.paidOn !== undefined && !isThirteenth(one.month);

/** All three months of a quarter on one day, in time for the last one. @see Decreto 3.048/1999, art. 216, §§ 15 and 16 */
const isQuarterly = (paid: Paid, all: readonly Paid[]): boolean => {
  const last = quarterEnd(parseMonth(paid.month));
  return (
    dayOf(paid.paidOn) <= dueOf(last, false) &&
    [last - 2, last - 1, last].every((month) =>
      all.some((other) => other.month === isoOfMonth(month) && other.paidOn === paid.paidOn),
    )
  );
};

const paymentsOf = ({ kind, type, employer, remunerations }: CnisRelation, relation: number): Payment[] => {
  if (kind !== 'contributions') return [];
  const paid = remunerations.filter(wasPaid);
  // The employer of a domestic worker owes it: carência since the work began (Lei 8.213/1991, art. 27, I).
  const isDomestic = DOMESTIC.test(type) || DOMESTIC.test(employer);
  return paid.map((one) => {
    const [month, on] = [parseMonth(one.month), dayOf(one.paidOn)];
    const isMei = one.indicators.some((code) => currentCode(code) === 'IREC-MEI');
    const inTime = isDomestic || on <= dueOf(month, isMei) || isQuarterly(one, paid);
    return { relation, month, on, inTime, facultativo: /facultativ/i.test(type) };
  });
};

/** For each relation, in the order given, its months that are no carência, in order; only where the extract says when they were paid. */
export const lateMonthsOf = (relations: readonly CnisRelation[]): Month[][] => {
  const counts = relations.map(() => new Set<Month>());
  const payments = relations.flatMap(paymentsOf).sort((one, other) => one.on - other.on || one.month - other.month);
  let keptUntil: Day = Number.NEGATIVE_INFINITY;
  let opened: Month = Number.POSITIVE_INFINITY;
  for (const payment of payments) {
    const { relation, month, on, inTime, facultativo } = payment;
    const isKept = on <= keptUntil;
    if (inTime && !isKept) opened = month;
    if (!inTime && !(isKept && month >= opened)) continue;
    counts[relation]?.add(month);
    keptUntil = Math.max(keptUntil, keepsQualityUntil(month, facultativo ? 'facultativo' : 'own'));
  }
  return relations.map((relation, place) => {
    const paid = new Set(paymentsOf(relation, place).map(({ month }) => month));
    return [...paid].filter((month) => counts[place]?.has(month) === false).sort((one, other) => one - other);
  });
};

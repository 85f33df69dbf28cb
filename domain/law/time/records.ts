/**
 * From periods to days that count. Up to 13/11/2019 and in the RPPS, day by day with both ends; in the RGPS, from
 * 14/11/2019 on, by competência: a month whose base reaches the minimum wage counts whole, whatever the days worked, and
 * one below it for nothing (CF art. 195, § 14; EC 103/2019, art. 29; Decreto 3.048/1999, art. 19-C).
 */
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME, firstDayOf, lastDayOf, monthOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { type Month, monthOfYear } from '../../units/month.ts';
import type { CountingMethod } from '../../units/span.ts';
import { EC20, EC103 } from './cuts.ts';
import { firstDays, type Stretch, since, subtract, union, until } from './stretch.ts';

/** What counting needs of a work record. */
export interface Period {
  readonly regimeType: 'RPPS' | 'RGPS';
  readonly ingressDate: string;
  /** null: still running. */
  readonly egressDate: string | null;
  readonly isPublicService: boolean;
  readonly isTeaching: boolean;
  readonly isCurrentCareer: boolean;
  readonly isCurrentPosition: boolean;
  readonly isSpecialTime: boolean;
  readonly specialTimeBase: 15 | 20 | 25;
  readonly isPoliceTime: boolean;
  readonly isDisabled: boolean;
  readonly disabledLevel: 'low' | 'medium' | 'high' | null;
  readonly isQualifyingPeriod: boolean;
  readonly isRural: boolean;
  readonly contributionPlan: 'normal' | 'simplified';
  readonly deduction1: number;
  readonly deduction2: number;
  readonly deduction3: number;
  readonly addition: number;
  readonly salaries: readonly {
    readonly month: string;
    readonly year: number;
    readonly value: number;
    readonly readValue?: number | null;
  }[];
  /** Months before 11/2019 that its own contribution, below the minimum wage, does not pay (Decreto 3.048/1999, art. 214, § 3º). */
  readonly unpaidMonths?: readonly Month[];
  /** Months that the INSS computes nowhere (Portaria DIRBEN/INSS 990/2022, Anexo V). */
  readonly notComputedMonths?: readonly Month[];
  /** Months paid late that are time and no carência (Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, § 4º). */
  readonly notForCarencia?: readonly Month[];
  /** Insured time abroad counts from day to day, whatever was paid. */
  readonly isAbroad?: true;
}

/** A period with the days that it brings. */
export interface CountedPeriod {
  readonly period: Period;
  readonly from: Day;
  readonly to: Day;
  readonly days: readonly Stretch[];
}

export const daysOfPeriod = (period: Period): Stretch => ({
  from: dayOf(period.ingressDate),
  to: period.egressDate === null ? END_OF_TIME : dayOf(period.egressDate),
});

const firstCompetencia = monthOfYear(2019, 11);

const leapDays: readonly Stretch[] = (() => {
  const days: Stretch[] = [];
  for (let year = 2020; year <= 2120; year += 4) {
    const last = lastDayOf(monthOfYear(year, 2));
    if (last - firstDayOf(monthOfYear(year, 2)) === 28) days.push({ from: last, to: last });
  }
  return days;
})();

/** How many leap days lie after one day and up to another: a whole competência of February counts 28 days. */
export const leapDaysBetween = (after: Day, upTo: Day): number => {
  let count = 0;
  for (const { from } of leapDays) if (from > after && from <= upTo) count += 1;
  return count;
};

/** Months from 11/2019 whose base, summed over the records of the RGPS, stays below the minimum wage. */
export const monthsBelowMinimum = (
  periods: readonly Period[],
  minimumWage: (month: Month) => number | null,
): ReadonlySet<Month> => {
  const bases = new Map<Month, number>();
  for (const period of periods) {
    if (period.regimeType !== 'RGPS') continue;
    for (const salary of period.salaries) {
      const monthNumber = Number(salary.month);
      if (monthNumber > 12) continue;
      const month = monthOfYear(salary.year, monthNumber);
      if (month < firstCompetencia || period.notComputedMonths?.includes(month) === true) continue;
      bases.set(month, (bases.get(month) ?? 0) + centsOf(salary.readValue ?? salary.value));
    }
  }
  const below = new Set<Month>();
  for (const [month, cents] of bases) {
    const minimum = minimumWage(month);
    if (minimum !== null && cents < centsOf(minimum)) below.add(month);
  }
  return below;
};

const monthStretch = (month: Month): Stretch => ({ from: firstDayOf(month), to: lastDayOf(month) });

/** Rural work before it counts as time without any payment, not as carência (Lei 8.213/1991, art. 55, § 2). */
export const RURAL_PAID_FROM: Day = dayOf('1991-11-01');

/**
 * Days of a rural record that counts for no carência, in months since 11/1991 without a salary: the segurado especial has
 * them as time of contribution only after paying (Lei 8.213/1991, arts. 39, II, and 55, § 2).
 */
export const unpaidRuralDays = (period: Period): readonly Stretch[] => {
  if (period.regimeType !== 'RGPS' || !period.isRural || period.isQualifyingPeriod) return [];
  const { from, to } = daysOfPeriod(period);
  const whole = { from: Math.max(RURAL_PAID_FROM, firstDayOf(monthOf(from))), to: lastDayOf(monthOf(to)) };
  const paid = period.salaries
    .filter(({ month, value }) => Number(month) <= 12 && value > 0)
    .map(({ year, month }) => monthStretch(monthOfYear(year, Number(month))));
  return whole.from > whole.to ? [] : subtract([whole], union(paid));
};

/** A rural record since 11/1991 without any salary, taken as paid because it counts for carência. */
export const isRuralOfUnknownCategory = ({
  regimeType,
  isRural,
  isQualifyingPeriod,
  salaries,
  egressDate,
}: Pick<Period, 'regimeType' | 'isRural' | 'isQualifyingPeriod' | 'egressDate'> & {
  readonly salaries: { readonly length: number };
}): boolean =>
  regimeType === 'RGPS' &&
  isRural &&
  isQualifyingPeriod &&
  salaries.length === 0 &&
  (egressDate === null || dayOf(egressDate) >= RURAL_PAID_FROM);

/** Each record's own: another that works in the same month keeps its days. */
const withoutMonths = (months: readonly Month[], days: readonly Stretch[]): readonly Stretch[] =>
  months.length === 0 ? days : subtract(days, union(months.map(monthStretch)));

/** The days of each record that count, in the order given. Records that end before they begin bring none. */
export const countedPeriods = (
  periods: readonly Period[],
  method: CountingMethod,
  below: ReadonlySet<Month>,
): CountedPeriod[] => {
  const notCounted = union([...below].map(monthStretch));
  return periods.map((period) => {
    const { from, to } = daysOfPeriod(period);
    if (to < from) return { period, from, to, days: [] };
    if (period.regimeType === 'RPPS' || period.isAbroad === true) return { period, from, to, days: [{ from, to }] };
    const { unpaidMonths = [], notComputedMonths = [] } = period;
    const dayByDay = withoutMonths([...unpaidMonths, ...notComputedMonths], until([{ from, to }], EC103));
    if (to <= EC103) return { period, from, to, days: dayByDay };
    const start = Math.max(from, EC103 + 1);
    const whole = { from: Math.max(EC103 + 1, firstDayOf(monthOf(start))), to: lastDayOf(monthOf(to)) };
    const valid = withoutMonths(notComputedMonths, subtract([whole], notCounted));
    const competencias = method === 'days365' ? subtract(valid, leapDays) : valid;
    return { period, from, to, days: union([...dayByDay, ...competencias]) };
  });
};

/** What one of the three deductions of a record takes away. */
export interface Deducted {
  readonly window: 1 | 2 | 3;
  readonly removed: readonly Stretch[];
  readonly fall: { readonly day: Day; readonly days: number };
}

const windows: readonly { readonly window: 1 | 2 | 3; readonly opens: Day }[] = [
  { window: 1, opens: BEGINNING_OF_TIME },
  { window: 2, opens: EC20 + 1 },
  { window: 3, opens: EC103 + 1 },
];

/**
 * What the deductions of a record take away, as days removed and as a fall on the day on which a new window opens: at
 * 16/12/1998 net = gross − d1, up to 13/11/2019 gross − d1 − d2, later also − d3. Where inside its window a deduction
 * lies is unknown, so it is taken in full from the first day on, but only from days that no other record brings.
 */
export const deductedOf = (counted: CountedPeriod, others: readonly Stretch[]): Deducted[] => {
  const { period } = counted;
  const deductions = { 1: period.deduction1, 2: period.deduction2, 3: period.deduction3 };
  const result: Deducted[] = [];
  let alone = subtract(counted.days, others);
  let fallen = 0;
  for (const { window, opens } of windows) {
    const deduction = deductions[window];
    if (deduction <= 0) continue;
    const day = Math.max(opens, counted.from);
    const there = lengthBefore(alone, day) - fallen;
    const days = Math.min(deduction, Math.max(0, there));
    fallen += days;
    const removed = firstDays(since(alone, day), deduction - days);
    alone = subtract(alone, removed);
    result.push({ window, removed, fall: { day, days } });
  }
  return result;
};

/** Unused premium leave: twice its days, on the day on which EC 20/1998 kept it. */
export const premiumLeaveOf = ({ period, from }: CountedPeriod): { readonly day: Day; readonly days: number } | null =>
  period.addition > 0 && from <= EC20 ? { day: EC20, days: 2 * period.addition } : null;

const lengthBefore = (set: readonly Stretch[], day: Day): number => {
  let sum = 0;
  for (const { from, to } of set) if (from < day) sum += Math.min(to, day - 1) - from + 1;
  return sum;
};

/** The days of each record that count as time: rural work that nobody paid for brings none. */
export const withoutUnpaidRural = (counted: readonly CountedPeriod[]): CountedPeriod[] =>
  counted.map((item) => ({ ...item, days: subtract(item.days, unpaidRuralDays(item.period)) }));

/** First days of the months, in order, in which a month counts as carência or as rural work; of all months, or those `within`. */
export const qualifyingMonths = (
  periods: readonly Period[],
  below: ReadonlySet<Month>,
  brings: (period: Period) => { readonly from: Day; readonly needsPayment: boolean } | null,
  within: { readonly from: Month; readonly to: Month } | null = null,
): Day[] => {
  const stays: { from: Day; first: Month; last: Month; needsPayment: boolean; unpaid: ReadonlySet<Month> }[] = [];
  for (const period of periods) {
    const rule = brings(period);
    if (rule === null) continue;
    const stretch = daysOfPeriod(period);
    const from = Math.max(stretch.from, rule.from);
    if (from > stretch.to) continue;
    stays.push({
      from,
      first: monthOf(from),
      last: monthOf(stretch.to),
      needsPayment: rule.needsPayment,
      unpaid: new Set([
        ...(period.unpaidMonths ?? []),
        ...(period.notComputedMonths ?? []),
        ...(period.notForCarencia ?? []),
      ]),
    });
  }
  const begin = Math.max(within?.from ?? -Infinity, Math.min(...stays.map(({ first }) => first)));
  const end = Math.min(within?.to ?? Infinity, Math.max(...stays.map(({ last }) => last)));
  const result: Day[] = [];
  for (let month = begin; month <= end; month += 1) {
    const opens = firstDayOf(month);
    let counts: Day | null = null;
    for (const { from, first, last, needsPayment, unpaid } of stays) {
      if (month < first || month > last || (needsPayment && unpaid.has(month))) continue;
      const day = Math.max(from, opens);
      if (needsPayment && below.has(month) && !(month === firstCompetencia && day <= EC103)) continue;
      if (counts === null || day < counts) counts = day;
    }
    if (counts !== null) result.push(counts);
  }
  return result;
};

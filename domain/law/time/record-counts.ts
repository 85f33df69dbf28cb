/**
 * What each work record adds to the contribution time of its regime, and why that is not the days between its dates. Days
 * shared with another record are the earlier one's; so the records together are the total that the rules use.
 */
import type { RecordCount } from '../../api/work-records.ts';
import { type Day, monthOf } from '../../units/day.ts';
import type { Month } from '../../units/month.ts';
import { type CountingMethod, NO_TIME, type Span, spanOfDays } from '../../units/span.ts';
import { daysOfAll } from './classes.ts';
import { type PeriodToCount, PLAIN_PERIOD } from './count.ts';
import { calendarCounter, columnsCounter, daysOfUnits, type Jump, stretchCounter, UNITS_PER_DAY } from './counter.ts';
import { COMPETENCIAS_FROM } from './holdings/in-records/counting.ts';
import {
  type CountedPeriod,
  countedPeriods,
  daysOfPeriod,
  deductedOf,
  monthsBelowMinimum,
  type Period,
  premiumLeaveOf,
  withoutUnpaidRural,
} from './records.ts';
import { brokenAt, lengthOf, type Stretch, subtract, union, until } from './stretch.ts';

export interface RecordCountOptions {
  readonly until: Day;
  readonly method: CountingMethod;
  /** BRL of a month, null when unknown. */
  readonly minimumWage: (month: Month) => number | null;
}

/** The record that began earlier keeps a day that two share; of two that began together, the one that ended earlier. */
const inTime = (left: CountedPeriod, right: CountedPeriod): number => left.from - right.from || left.to - right.to;

/** Where each record's own days are: those that no earlier one brings. */
const ownDays = (counted: readonly CountedPeriod[]): Map<CountedPeriod, Stretch[]> => {
  let taken: Stretch[] = [];
  const own = new Map<CountedPeriod, Stretch[]>();
  for (const item of [...counted].sort(inTime)) {
    own.set(item, subtract(item.days, taken));
    taken = union([...taken, ...item.days]);
  }
  return own;
};

const lengthUntil = (days: readonly Stretch[], day: Day): number => lengthOf(until(days, day));

/** Whole months that a set of days touches. */
const monthsOf = (days: readonly Stretch[]): number =>
  days.reduce((sum, { from, to }) => sum + monthOf(to) - monthOf(from) + 1, 0);

const spanOf = (days: readonly Stretch[], jumps: readonly Jump[], options: RecordCountOptions): Span => {
  const inColumns = options.method === 'calendar';
  const counter = stretchCounter(days, options.method, UNITS_PER_DAY, jumps);
  const added = inColumns ? columnsCounter(counter) : counter;
  const asCounted = inColumns && jumps.length === 0 ? calendarCounter(days) : added;
  return spanOfDays(daysOfUnits(asCounted.at(options.until)));
};

/** What the deductions of a record and its premium leave change by the day, and the days that are left. */
const adjusted = (item: CountedPeriod, own: readonly Stretch[], others: () => Stretch[], day: Day) => {
  const { deduction1, deduction2, deduction3 } = item.period;
  const deducted = deduction1 + deduction2 + deduction3 > 0 ? deductedOf(item, others()) : [];
  const leave = premiumLeaveOf(item);
  const ofFall = (fall: Jump): number => (fall.day <= day ? fall.days : 0);
  return {
    left: subtract(own, union(deducted.flatMap(({ removed }) => removed))),
    jumps: [
      ...deducted.flatMap(({ fall }) => (fall.days > 0 ? [{ day: fall.day, days: -fall.days }] : [])),
      ...(leave === null ? [] : [leave]),
    ],
    differences: [
      ...deducted.map(({ window, removed, fall }) => ({
        cause: `deduction${window}` as const,
        days: -lengthUntil(removed, day) - ofFall(fall),
      })),
      { cause: 'premiumLeave' as const, days: leave === null ? 0 : ofFall(leave) },
    ],
  };
};

const asIfPaid = (period: Period): Period => ({ ...period, unpaidMonths: [] });
const asIfComputed = (period: Period): Period => ({ ...period, notComputedMonths: [] });

/** The records of one regime, in the order given. */
const countRegime = (periods: readonly Period[], options: RecordCountOptions): RecordCount[] => {
  const { until: day, method, minimumWage } = options;
  const whole = countedPeriods(periods.map(asIfPaid).map(asIfComputed), method, new Set());
  const computed = countedPeriods(periods.map(asIfPaid), method, new Set());
  const paid = countedPeriods(periods, method, monthsBelowMinimum(periods, minimumWage));
  const counted = withoutUnpaidRural(paid);
  const own = ownDays(counted);
  const breaks = periods.every(({ regimeType }) => regimeType === 'RGPS') ? COMPETENCIAS_FROM : [];
  return counted.map((item, index) => {
    const inDates = item.to < item.from ? [] : [{ from: item.from, to: item.to }];
    const inMonths = whole[index]?.days ?? [];
    const inComputed = computed[index]?.days ?? [];
    const inPaid = paid[index]?.days ?? [];
    const kept = own.get(item) ?? [];
    const others = () => daysOfAll(counted.filter((other) => other !== item));
    const { left, jumps, differences } = adjusted(item, kept, others, day);
    const change = (from: readonly Stretch[], to: readonly Stretch[]) => lengthUntil(to, day) - lengthUntil(from, day);
    const all: RecordCount['countDifferences'] = [
      { cause: 'competencia' as const, days: change(inDates, inMonths) },
      {
        cause: 'notComputed' as const,
        days: change(inMonths, inComputed),
        months: monthsOf(until(subtract(inMonths, inComputed), day)),
      },
      {
        cause: 'belowMinimum' as const,
        days: change(inComputed, inPaid),
        months: monthsOf(until(subtract(inComputed, inPaid), day)),
      },
      { cause: 'unpaidRural' as const, days: change(inPaid, item.days) },
      { cause: 'shared' as const, days: change(item.days, kept) },
      ...differences,
    ].map((difference) => ({ months: null, ...difference }));
    const grossDays = lengthUntil(inDates, day);
    return {
      days: all.reduce((sum, difference) => sum + difference.days, grossDays),
      grossDays,
      time: spanOf(brokenAt(left, method === 'calendar' ? breaks : []), jumps, options),
      countDifferences: all.filter(({ days }) => days !== 0),
    };
  });
};

/** No day of it is of a regime here. */
const countAbroad = (period: Period, { until: day }: RecordCountOptions): RecordCount => {
  const { from, to } = daysOfPeriod(period);
  const grossDays = to < from ? 0 : lengthUntil([{ from, to }], day);
  const none = { cause: 'abroad' as const, days: -grossDays, months: null };
  return { days: 0, grossDays, time: NO_TIME, countDifferences: grossDays === 0 ? [] : [none] };
};

/** What each record counts on a day, in the order given. */
export const countRecords = (periods: readonly Period[], options: RecordCountOptions): RecordCount[] => {
  const inBrazil = periods.filter(({ isAbroad }) => isAbroad !== true);
  const ofRegime = {
    RPPS: countRegime(
      inBrazil.filter(({ regimeType }) => regimeType === 'RPPS'),
      options,
    ),
    RGPS: countRegime(
      inBrazil.filter(({ regimeType }) => regimeType === 'RGPS'),
      options,
    ),
  };
  const next = { RPPS: ofRegime.RPPS.values(), RGPS: ofRegime.RGPS.values() };
  return periods.flatMap((period) =>
    period.isAbroad === true ? countAbroad(period, options) : (next[period.regimeType].next().value ?? []),
  );
};

/**
 * How many competências that these periods have had by a day do not count, because they stay below the minimum wage.
 * @param among those of which the months are asked for: in the base of a month all periods are
 */
export const monthsBelow = (
  periods: readonly PeriodToCount[],
  { until: day, minimumWage }: Pick<RecordCountOptions, 'until' | 'minimumWage'>,
  among: readonly PeriodToCount[] = periods,
): number => {
  const inRgps = (some: readonly PeriodToCount[]): Period[] =>
    some.map((period) => ({ ...PLAIN_PERIOD, ...period })).filter(({ regimeType }) => regimeType === 'RGPS');
  const whole = inRgps(periods);
  const worked = until(daysOfAll(countedPeriods(inRgps(among), 'calendar', new Set())), day);
  const isWorked = (month: Month): boolean =>
    worked.some(({ from, to }) => monthOf(from) <= month && month <= monthOf(to));
  return [...monthsBelowMinimum(whole, minimumWage)].filter(isWorked).length;
};

/**
 * The days of contribution sorted by what makes them worth more or less: the kind of exposure and the degree of
 * disability. Where records overlap the day keeps the more harmful exposure and the more serious degree.
 */
import type { Day } from '../../units/day.ts';
import type { CountingMethod } from '../../units/span.ts';
import { DISABLED_LEVELS, type DisabledLevel, SPECIAL_BASES, type SpecialBase } from './conversion.ts';
import {
  type Counter,
  calendarCounter,
  columnsCounter,
  type Jump,
  stretchCounter,
  sumOf,
  UNITS_PER_DAY,
} from './counter.ts';
import { type CountedPeriod, deductedOf, premiumLeaveOf } from './records.ts';
import { brokenAt, intersect, type Stretch, since, subtract, union, until } from './stretch.ts';

export interface DayClass {
  readonly special: SpecialBase | null;
  readonly level: DisabledLevel | null;
  /** Up to the last day on which special time is converted. */
  readonly convertible: boolean;
}

/** How much a day of a class is worth: 1.4, 0.83; null when it is not of this count. */
export type Worth = (kind: DayClass) => number | null;

export const daysOfAll = (counted: readonly CountedPeriod[]): Stretch[] => union(counted.flatMap((item) => item.days));

const layers = <T>(
  counted: readonly CountedPeriod[],
  keys: readonly T[],
  keyOf: (item: CountedPeriod) => T | null,
): { key: T | null; days: Stretch[] }[] => {
  if (counted.every((item) => keyOf(item) === null)) return [{ key: null, days: daysOfAll(counted) }];
  const result: { key: T | null; days: Stretch[] }[] = [];
  let taken: Stretch[] = [];
  for (const key of keys) {
    const own = daysOfAll(counted.filter((item) => keyOf(item) === key));
    if (own.length === 0) continue;
    result.push({ key, days: subtract(own, taken) });
    taken = union([...taken, ...own]);
  }
  const all = daysOfAll(counted);
  result.push({ key: null, days: taken.length === 0 ? all : subtract(all, taken) });
  return result;
};

const specialOf = (item: CountedPeriod): SpecialBase | null =>
  item.period.isSpecialTime ? item.period.specialTimeBase : null;

/** A disability without a stated degree stands among the light ones; no rule that asks for a degree is decided by it. */
const levelOf = (item: CountedPeriod): DisabledLevel | null =>
  item.period.isDisabled ? (item.period.disabledLevel ?? 'low') : null;

export interface CountOptions {
  readonly method: CountingMethod;
  /** Last day of the special time that is converted. */
  readonly specialUntil: Day;
  /** Unused premium leave, twice its days, from 16/12/1998 on; contribution time only. */
  readonly withAdditions: boolean;
  /** First days of stretches that the calendar counts on their own: the competências of the RGPS. */
  readonly breaks: readonly Day[];
}

/** A counter of the days of these records, each worth what its class says. */
export const countClasses = (counted: readonly CountedPeriod[], worth: Worth, options: CountOptions): Counter => {
  const groups = new Map<number, { days: Stretch[]; jumps: Jump[] }>();
  const group = (value: number) => {
    const units = Math.round(value * UNITS_PER_DAY);
    const known = groups.get(units);
    if (known !== undefined) return known;
    const fresh: { days: Stretch[]; jumps: Jump[] } = { days: [], jumps: [] };
    groups.set(units, fresh);
    return fresh;
  };
  const put = (days: readonly Stretch[], kind: DayClass): void => {
    const value = worth(kind);
    if (value !== null && days.length > 0) group(value).days.push(...days);
  };
  const specials = layers(counted, SPECIAL_BASES, specialOf);
  const levels = layers(counted, DISABLED_LEVELS, levelOf);
  for (const { key: special, days } of specials) {
    for (const { key: level, days: ofLevel } of levels) {
      const both = levels.length === 1 ? days : intersect(days, ofLevel);
      if (special === null) put(both, { special, level, convertible: false });
      else {
        put(until(both, options.specialUntil), { special, level, convertible: true });
        put(since(both, options.specialUntil + 1), { special, level, convertible: false });
      }
    }
  }
  const removed: Stretch[] = [];
  counted.forEach((item, index) => {
    const { deduction1, deduction2, deduction3 } = item.period;
    if (deduction1 + deduction2 + deduction3 > 0) {
      const others = daysOfAll(counted.filter((_, position) => position !== index));
      for (const { window, removed: days, fall } of deductedOf(item, others)) {
        removed.push(...days);
        const value = worth({ special: specialOf(item), level: levelOf(item), convertible: window !== 3 });
        if (value !== null && fall.days > 0) group(value).jumps.push({ day: fall.day, days: -fall.days });
      }
    }
    const leave = options.withAdditions ? premiumLeaveOf(item) : null;
    if (leave !== null) {
      const value = worth({ special: null, level: null, convertible: false });
      if (value !== null) group(value).jumps.push(leave);
    }
  });
  const without = union(removed);
  const pieces = [...groups].map(([units, { days, jumps }]) => {
    const set = union(days);
    const kept = without.length === 0 ? set : subtract(set, without);
    return { units, jumps, days: brokenAt(kept, options.breaks) };
  });
  const [only] = pieces;
  const isPlain = only !== undefined && pieces.length === 1 && only.units === UNITS_PER_DAY && only.jumps.length === 0;
  if (isPlain && options.method === 'calendar') return calendarCounter(only.days);
  const sum = sumOf(pieces.map(({ days, units, jumps }) => stretchCounter(days, options.method, units, jumps)));
  return options.method === 'calendar' ? columnsCounter(sum) : sum;
};

/** The days on which each of several counters is ahead of the others; on a tie the earlier in the list. */
export const leadership = <T>(
  rivals: readonly { readonly key: T; readonly counter: Counter }[],
  borders: readonly Day[],
  from: Day,
  to: Day,
): { readonly key: T; readonly days: Stretch }[] => {
  if (rivals.length === 0) return [];
  const leaderOn = (day: Day): T | null => {
    let best: { key: T; held: number } | null = null;
    for (const { key, counter } of rivals) {
      const held = counter.at(day);
      if (held > 0 && (best === null || held > best.held)) best = { key, held };
    }
    return best?.key ?? null;
  };
  const starts = [...new Set([from, ...borders.filter((day) => day > from && day <= to)])].sort((a, b) => a - b);
  const result: { key: T; days: { from: Day; to: Day } }[] = [];
  const add = (key: T | null, first: Day, last: Day): void => {
    if (key === null || last < first) return;
    const previous = result.at(-1);
    if (previous !== undefined && previous.key === key && previous.days.to === first - 1) previous.days.to = last;
    else result.push({ key, days: { from: first, to: last } });
  };
  starts.forEach((start, index) => {
    const end = (starts[index + 1] ?? to + 1) - 1;
    const last = leaderOn(end);
    let low = start;
    let high = end;
    const first = leaderOn(start);
    if (first !== last) {
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (leaderOn(middle) === last) high = middle;
        else low = middle + 1;
      }
      add(first, start, low - 1);
    }
    add(last, low, end);
  });
  return result;
};

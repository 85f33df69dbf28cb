/**
 * A counter says how much time is held at the end of a day. It never falls, except on the days it names: so the first
 * day on which it reaches something is found by halving each piece between two falls, not by walking the calendar.
 */
import { type Day, elapsed } from '../../units/day.ts';
import {
  addSpans,
  type CountingMethod,
  columnDays,
  daysOfSpan,
  missingSpan,
  NO_TIME,
  type Span,
} from '../../units/span.ts';
import type { Stretch } from './stretch.ts';

/** Time inside the engine: ten thousand units a day, so that 1.40 × 1.17 of a day stays a whole number. */
export const UNITS_PER_DAY = 10_000;

export const unitsOfDays = (days: number): number => Math.round(days * UNITS_PER_DAY);
export const unitsOfYears = (years: number): number => years * 365 * UNITS_PER_DAY;
/** Days, with their fraction. */
export const daysOfUnits = (units: number): number => units / UNITS_PER_DAY;

export interface Counter {
  readonly at: (day: Day) => number;
  /** Days on which less is held than on the day before, in order. */
  readonly falls: readonly Day[];
}

export const NOTHING: Counter = { at: () => 0, falls: [] };

/** Index of the last item that starts on the day or before it; −1 when none does. */
const lastStarted = (starts: readonly number[], day: Day): number => {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/**
 * Whole days of a set. `days365` counts days; `calendar` counts date to date and answers columns: twelve months of 30
 * days a year, as INSS screens add, multiply and carry them.
 */
const countDays = (set: readonly Stretch[], method: CountingMethod): ((day: Day) => number) => {
  const starts = set.map((stretch) => stretch.from);
  switch (method) {
    case 'days365': {
      const before: number[] = [];
      let sum = 0;
      for (const { from, to } of set) {
        before.push(sum);
        sum += to - from + 1;
      }
      return (day) => {
        const index = lastStarted(starts, day);
        const stretch = set[index];
        return stretch === undefined ? 0 : (before[index] ?? 0) + Math.min(day, stretch.to) - stretch.from + 1;
      };
    }
    case 'calendar': {
      const before: Span[] = [];
      let sum = NO_TIME;
      for (const { from, to } of set) {
        before.push(sum);
        sum = addSpans(sum, elapsed(from, to + 1));
      }
      return (day) => {
        const index = lastStarted(starts, day);
        const stretch = set[index];
        if (stretch === undefined) return 0;
        const partial = elapsed(stretch.from, Math.min(day, stretch.to) + 1);
        return columnDays(before[index] ?? NO_TIME) + columnDays(partial);
      };
    }
    default:
      return method satisfies never;
  }
};

const COLUMN_YEAR = 360 * UNITS_PER_DAY;
const LOST_BY_COLUMNS = 5 * UNITS_PER_DAY;

/** Columns (a year is twelve months of 30 days) as time of 365 days a year, so that 35 years are 35 years. */
export const ofColumns = (columns: number): number => columns + LOST_BY_COLUMNS * Math.floor(columns / COLUMN_YEAR);

/** Time of 365 days a year as columns. */
export const toColumns = (units: number): number => units - LOST_BY_COLUMNS * Math.floor(units / unitsOfYears(1));

/** A counter of columns read as time of 365 days a year. */
export const columnsCounter = (counter: Counter): Counter =>
  counter === NOTHING ? NOTHING : { at: (day) => ofColumns(counter.at(day)), falls: counter.falls };

/**
 * Days of a set by the calendar alone: a single stretch is written as it is (34 years, 11 months, 30 days are a day short
 * of 35 years); where several are added, 30 days carry to a month.
 */
export const calendarCounter = (set: readonly Stretch[]): Counter => {
  const [first] = set;
  if (first === undefined) return NOTHING;
  const added = columnsCounter(stretchCounter(set, 'calendar'));
  const second = set[1]?.from ?? Number.POSITIVE_INFINITY;
  return {
    at: (day) => {
      if (day < first.from) return 0;
      return day < second ? unitsOfDays(daysOfSpan(elapsed(first.from, Math.min(day, first.to) + 1))) : added.at(day);
    },
    falls: [],
  };
};

/** So many days more, or fewer, from a day on. */
export interface Jump {
  readonly day: Day;
  readonly days: number;
}

/** Days of `set`, each worth `units`, in the columns of `calendar`; what the jumps take away is never more than there is. */
export const stretchCounter = (
  set: readonly Stretch[],
  method: CountingMethod,
  units: number = UNITS_PER_DAY,
  jumps: readonly Jump[] = [],
): Counter => {
  if (set.length === 0 && jumps.length === 0) return NOTHING;
  const count = countDays(set, method);
  if (jumps.length === 0) return { at: (day) => count(day) * units, falls: [] };
  return {
    at: (day) => {
      let days = count(day);
      for (const jump of jumps) if (jump.day <= day) days += jump.days;
      return Math.max(0, days) * units;
    },
    falls: fallsOf(jumps.filter((jump) => jump.days < 0).map((jump) => jump.day)),
  };
};

const fallsOf = (days: readonly Day[]): Day[] => [...new Set(days)].sort((left, right) => left - right);

export const sumOf = (counters: readonly Counter[]): Counter => {
  const parts = counters.filter((counter) => counter !== NOTHING);
  const [only] = parts;
  if (only === undefined) return NOTHING;
  if (parts.length === 1) return only;
  return {
    at: (day) => {
      let sum = 0;
      for (const part of parts) sum += part.at(day);
      return sum;
    },
    falls: fallsOf(parts.flatMap((part) => part.falls)),
  };
};

/** The counter with what it held on a day increased by so many per cent, from its beginning on (EC 20/1998, art. 8, § 4). */
export const withIncreaseUntil = (counter: Counter, until: Day, percent: number): Counter => ({
  at: (day) => counter.at(day) + Math.round((counter.at(Math.min(day, until)) * percent) / 100),
  falls: counter.falls,
});

/** The months of a sorted list of days on which each came to count. */
export const monthCounter = (days: readonly Day[]): Counter => ({ at: (day) => lastStarted(days, day) + 1, falls: [] });

/** The stretches without a fall. */
const piecesOf = ({ falls }: Counter, from: Day, to: Day): Stretch[] => {
  const pieces: Stretch[] = [];
  let start = from;
  for (const fall of falls) {
    if (fall <= start) continue;
    if (fall > to) break;
    pieces.push({ from: start, to: fall - 1 });
    start = fall;
  }
  if (start <= to) pieces.push({ from: start, to });
  return pieces;
};

const firstDayInPiece = (counter: Counter, threshold: number, { from, to }: Stretch): Day | null => {
  if (counter.at(to) < threshold) return null;
  if (counter.at(from) >= threshold) return from;
  let low = from + 1;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (counter.at(middle) >= threshold) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The days from `from` to `to` on which the counter holds at least so much. */
export const daysHolding = (counter: Counter, threshold: number, from: Day, to: Day): Stretch[] => {
  const result: { from: Day; to: Day }[] = [];
  for (const piece of piecesOf(counter, from, to)) {
    const first = firstDayInPiece(counter, threshold, piece);
    if (first === null) continue;
    const last = result.at(-1);
    if (last !== undefined && last.to === first - 1) last.to = piece.to;
    else result.push({ from: first, to: piece.to });
  }
  return result;
};

/** Stated time: so much on a day, one day less for each day before it; afterwards it stands still or goes on. */
export const statedCounter = (
  span: Span,
  statedOn: Day,
  goesOn: boolean,
  method: CountingMethod,
  isSkipped: (day: Day) => number,
): Counter => {
  const days = daysOfSpan(span);
  const later = (day: Day): number => {
    if (!goesOn) return days;
    if (method === 'calendar') return Math.max(days, daysOfSpan(addSpans(span, elapsed(statedOn, day))));
    return days + day - statedOn - isSkipped(day);
  };
  const earlier = (day: Day): number =>
    method === 'calendar'
      ? daysOfSpan(missingSpan(span, elapsed(day, statedOn), method))
      : Math.max(0, days - (statedOn - day));
  return { at: (day) => (day >= statedOn ? later(day) : earlier(day)) * UNITS_PER_DAY, falls: [] };
};

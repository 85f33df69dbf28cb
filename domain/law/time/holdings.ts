/**
 * Everything that a person holds, as counters: from the work records of the regime, or, without any, from the stated
 * spans, which count as held on the calculation date and as running unbroken up to it.
 */
import { type CountOptions, countClasses, type DayClass, leadership, type Worth } from './classes.ts';
import {
  BETWEEN_DEGREES,
  BETWEEN_SPECIAL,
  DISABLED_LEVELS,
  type DisabledLevel,
  SPECIAL_BASES,
  SPECIAL_TO_COMMON,
  SPECIAL_TO_DEGREE,
  type SpecialBase,
} from './conversion.ts';
import {
  type Counter,
  monthCounter,
  NOTHING,
  ofColumns,
  statedCounter,
  sumOf,
  toColumns,
  UNITS_PER_DAY,
} from './counter.ts';
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME, type Month } from './day.ts';
import {
  type CountedPeriod,
  countedPeriods,
  daysOfPeriod,
  leapDaysBetween,
  monthsBelowMinimum,
  type Period,
  qualifyingMonths,
} from './records.ts';
import { type CountingMethod, daysOfSpan, type Span, spanOfDays } from './span.ts';
import { type Stretch, union } from './stretch.ts';

export interface StatedTimes {
  readonly contributionTime: Span;
  readonly publicServiceTime: Span;
  readonly teachingTime: Span;
  readonly carreerTime: Span;
  readonly positionTime: Span;
  readonly specialTime: Span;
  readonly policeTime: Span;
  readonly disabledTime: Span;
  readonly disabledModerateTime: Span;
  readonly disabledLowTime: Span;
}

export interface TimeFacts {
  /** null: special time stays unconverted. */
  readonly gender: 'Homem' | 'Mulher' | null;
  readonly calculationDate: Day;
  readonly method: CountingMethod;
  /** Last day of the special time that is converted. */
  readonly specialUntil: Day;
  /** Whose records count. */
  readonly regimeType: 'RPPS' | 'RGPS' | 'ALL';
  readonly periods: readonly Period[];
  readonly stated: StatedTimes;
  /** BRL of a month, null when unknown. */
  readonly minimumWage: (month: Month) => number | null;
}

export interface ContributionCount {
  readonly specialTime: 'converted' | 'simple';
  readonly simplifiedPlan: 'counted' | 'excluded';
}

/** The days on which each key is the one with most time. */
export type Leaders<T> = readonly { readonly key: T; readonly days: Stretch }[];

export interface Holdings {
  /** True when nothing but stated spans is known. */
  readonly stated: boolean;
  readonly contribution: (count: ContributionCount) => Counter;
  readonly publicService: Counter;
  readonly carreer: Counter;
  readonly position: Counter;
  readonly teaching: Counter;
  readonly police: Counter;
  /** Exposure of one kind, and with the other kinds brought to it (Decreto 3.048/1999, art. 66). */
  readonly special: (base: SpecialBase) => Counter;
  readonly specialToward: (base: SpecialBase) => Counter;
  /** Exposure of every kind, one for one. */
  readonly anySpecial: () => Counter;
  readonly specialLeaders: () => Leaders<SpecialBase>;
  readonly disabled: (level: DisabledLevel | 'any') => Counter;
  /** All contribution time brought to one degree (Decreto 3.048/1999, art. 70-E). */
  readonly towardDegree: (level: DisabledLevel) => Counter;
  readonly degreeLeaders: () => Leaders<DisabledLevel>;
  /** Monthly contributions: one unit is one month. */
  readonly months: (kind: 'urban' | 'rural' | 'hybrid') => Counter;
  /** The days of the rural records. */
  readonly ruralDays: readonly Stretch[];
}

const RURAL_CARENCIA_FROM = dayOf('1991-11-01');

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
}

function leadersOf<T>(
  keys: readonly T[],
  counterOf: (key: T) => Counter,
  present: readonly T[],
  borders: readonly Day[],
): Leaders<T> {
  const rivals = keys.filter((key) => present.includes(key)).map((key) => ({ key, counter: counterOf(key) }));
  const [only] = rivals;
  if (only !== undefined && rivals.length === 1) {
    return [{ key: only.key, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }];
  }
  return leadership(rivals, borders, BEGINNING_OF_TIME, END_OF_TIME);
}

const everyDay: Worth = () => 1;
const plain = (units: number): number => units;

function heldInRecords(facts: TimeFacts, periods: readonly Period[]): Holdings {
  const { gender } = facts;
  const below = monthsBelowMinimum(periods, facts.minimumWage);
  const counted = countedPeriods(periods, facts.method, below);
  const options: CountOptions = { method: facts.method, specialUntil: facts.specialUntil, withAdditions: false };
  const inContribution: CountOptions = { ...options, withAdditions: true };
  const borders = counted.flatMap((item) => item.days.flatMap(({ from, to }) => [from, to + 1]));
  const flagged = (has: (period: Period) => boolean): Counter =>
    countClasses(
      counted.filter((item) => has(item.period)),
      everyDay,
      options,
    );
  const normal = (): readonly CountedPeriod[] => counted.filter((item) => item.period.contributionPlan === 'normal');
  const common = (kind: DayClass): number =>
    kind.special !== null && kind.convertible && gender !== null ? SPECIAL_TO_COMMON[kind.special][gender] : 1;
  const hasSpecial = periods.some((period) => period.isSpecialTime);
  const hasSimplified = periods.some((period) => period.contributionPlan === 'simplified');
  const contribution = once((key: string) => {
    const [special, plan] = key.split(' ');
    return countClasses(
      plan === 'excluded' ? normal() : counted,
      special === 'converted' ? common : everyDay,
      inContribution,
    );
  });
  const special = once((base: SpecialBase) =>
    countClasses(counted, (kind) => (kind.special === base ? 1 : null), options),
  );
  const disabled = once((level: DisabledLevel | 'any') =>
    countClasses(
      counted,
      (kind) => (kind.level !== null && (level === 'any' || kind.level === level) ? 1 : null),
      options,
    ),
  );
  const degreeWorth =
    (target: DisabledLevel): Worth =>
    (kind) => {
      if (gender === null) return 1;
      const byDegree = BETWEEN_DEGREES[gender][kind.level ?? 'none'][target];
      if (kind.level === null || kind.special === null || !kind.convertible || facts.regimeType !== 'RGPS') {
        return byDegree;
      }
      return Math.max(byDegree, SPECIAL_TO_DEGREE[gender][kind.special][target]);
    };
  const months = once((kind: 'urban' | 'rural' | 'hybrid') =>
    monthCounter(
      qualifyingMonths(periods, below, (period) => {
        if (kind !== 'urban' && period.isRural) return { from: BEGINNING_OF_TIME, needsPayment: false };
        if (kind === 'rural' || !period.isQualifyingPeriod) return null;
        return { from: period.isRural ? RURAL_CARENCIA_FROM : BEGINNING_OF_TIME, needsPayment: true };
      }),
    ),
  );
  return {
    stated: false,
    contribution: (count) =>
      contribution(`${hasSpecial ? count.specialTime : 'simple'} ${hasSimplified ? count.simplifiedPlan : 'counted'}`),
    publicService: flagged((period) => period.isPublicService),
    carreer: flagged((period) => period.isCurrentCareer),
    position: flagged((period) => period.isCurrentPosition),
    teaching: flagged((period) => period.isTeaching),
    police: flagged((period) => period.isPoliceTime),
    special,
    specialToward: once((base: SpecialBase) =>
      countClasses(counted, (kind) => (kind.special === null ? null : BETWEEN_SPECIAL[kind.special][base]), options),
    ),
    anySpecial: () => countClasses(counted, (kind) => (kind.special === null ? null : 1), options),
    specialLeaders: () =>
      leadersOf(
        SPECIAL_BASES,
        special,
        periods.flatMap((period) => (period.isSpecialTime ? [period.specialTimeBase] : [])),
        borders,
      ),
    disabled,
    towardDegree: once((level: DisabledLevel) => countClasses(counted, degreeWorth(level), inContribution)),
    degreeLeaders: () =>
      leadersOf(
        DISABLED_LEVELS,
        disabled,
        periods.flatMap((period) => (period.isDisabled ? [period.disabledLevel ?? 'low'] : [])),
        borders,
      ),
    months,
    ruralDays: union(periods.filter((period) => period.isRural).map(daysOfPeriod)),
  };
}

function heldByStatement(facts: TimeFacts): Holdings {
  const { gender, stated, calculationDate, method } = facts;
  const skipped = (day: Day): number => (facts.regimeType === 'RGPS' ? leapDaysBetween(calculationDate, day) : 0);
  const grows = (span: Span, goesOn: boolean): Counter => statedCounter(span, calculationDate, goesOn, method, skipped);
  const ifAny = (span: Span): Counter => (daysOfSpan(span) === 0 ? NOTHING : grows(span, true));
  const inService = facts.regimeType !== 'RGPS';
  const contribution = grows(stated.contributionTime, true);
  const special = ifAny(stated.specialTime);
  const gain = gender === null ? 0 : SPECIAL_TO_COMMON[25][gender] - 1;
  const [read, written] = method === 'calendar' ? [toColumns, ofColumns] : [plain, plain];
  const converted: Counter = {
    at: (day) => {
      const exposed = read(special.at(Math.min(day, facts.specialUntil)));
      return written(read(contribution.at(day)) + Math.round(exposed * Math.round(gain * 100)) / 100);
    },
    falls: [],
  };
  const spans: Readonly<Record<DisabledLevel, Span>> = {
    high: stated.disabledTime,
    medium: stated.disabledModerateTime,
    low: stated.disabledLowTime,
  };
  const present = DISABLED_LEVELS.filter((level) => daysOfSpan(spans[level]) > 0);
  const [leader] = [...present].sort((left, right) => daysOfSpan(spans[right]) - daysOfSpan(spans[left]));
  const degree: Readonly<Record<DisabledLevel, Counter>> = {
    high: daysOfSpan(spans.high) === 0 ? NOTHING : grows(spans.high, leader === 'high'),
    medium: daysOfSpan(spans.medium) === 0 ? NOTHING : grows(spans.medium, leader === 'medium'),
    low: daysOfSpan(spans.low) === 0 ? NOTHING : grows(spans.low, leader === 'low'),
  };
  const anyDegree = sumOf(present.map((level) => degree[level]));
  const towardDegree = (target: DisabledLevel): Counter => ({
    at: (day) => {
      if (gender === null) return contribution.at(day);
      const factors = BETWEEN_DEGREES[gender];
      const hundredths = (from: DisabledLevel | 'none'): number => Math.round(factors[from][target] * 100);
      let units = Math.max(0, read(contribution.at(day)) - read(anyDegree.at(day))) * hundredths('none');
      for (const level of present) units += read(degree[level].at(day)) * hundredths(level);
      return written(units / 100);
    },
    falls: [],
  });
  const months: Counter = {
    at: (day) => {
      const span = spanOfDays(contribution.at(day) / UNITS_PER_DAY);
      return span.years * 12 + span.months;
    },
    falls: [],
  };
  return {
    stated: true,
    contribution: (count) => (count.specialTime === 'converted' && special !== NOTHING ? converted : contribution),
    publicService: inService ? grows(stated.publicServiceTime, true) : ifAny(stated.publicServiceTime),
    carreer: inService ? grows(stated.carreerTime, true) : ifAny(stated.carreerTime),
    position: inService ? grows(stated.positionTime, true) : ifAny(stated.positionTime),
    teaching: ifAny(stated.teachingTime),
    police: ifAny(stated.policeTime),
    special: (base) => (base === 25 ? special : NOTHING),
    specialToward: (base) => (base === 25 ? special : NOTHING),
    anySpecial: () => special,
    specialLeaders: () => [{ key: 25, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }],
    disabled: (level) => (level === 'any' ? anyDegree : degree[level]),
    towardDegree,
    degreeLeaders: () =>
      leader === undefined ? [] : [{ key: leader, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }],
    months: (kind) => (kind === 'rural' ? NOTHING : months),
    ruralDays: [],
  };
}

/** Stated spans serve only a case without any work record; a case with records counts those of the asked regime. */
export function holdingsOf(facts: TimeFacts): Holdings {
  if (facts.periods.length === 0) return heldByStatement(facts);
  const periods =
    facts.regimeType === 'ALL'
      ? facts.periods
      : facts.periods.filter((period) => period.regimeType === facts.regimeType);
  return heldInRecords(facts, periods);
}

/** Stated spans count as held on the calculation date and as running unbroken up to it. */
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME } from '../../../units/day.ts';
import { daysOfSpan, spanOfDays } from '../../../units/span.ts';
import {
  BETWEEN_DEGREES,
  DISABLED_LEVELS,
  type DisabledLevel,
  SPECIAL_TO_COMMON,
  type SpecialBase,
} from '../conversion.ts';
import { type Counter, NOTHING, ofColumns, statedCounter, sumOf, toColumns, UNITS_PER_DAY } from '../counter.ts';
import { leapDaysBetween } from '../records.ts';
import type { Stretch } from '../stretch.ts';
import type { Degrees, Holdings, StatedSpans, TimeFacts } from './facts.ts';

const ALWAYS: readonly Stretch[] = [{ from: BEGINNING_OF_TIME, to: END_OF_TIME }];

/** The preponderant kind on every day. */
const always = <T>(key: T) => ({ key, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } });

const unchanged = (units: number): number => units;

/** Factors multiply columns where time is counted by the calendar. @see ofColumns */
const columnsOf = ({ method }: TimeFacts) =>
  method === 'calendar' ? { read: toColumns, written: ofColumns } : { read: unchanged, written: unchanged };

interface Statement {
  readonly day: Day;
  readonly counter: Counter;
}

/** Between two statements the days counted are the last ones; before the first one, as if unbroken up to it. */
const throughStatements = (statements: readonly Statement[], last: Counter): Counter => {
  if (statements.length === 0) return last;
  return {
    at: (day) => {
      const next = statements.findIndex((statement) => day <= statement.day);
      const before = next === -1 ? statements.at(-1) : statements[next - 1];
      const counter = statements[next]?.counter ?? last;
      return Math.max(before === undefined ? 0 : before.counter.at(before.day), counter.at(day));
    },
    falls: [],
  };
};

/** One of the stated times as a counter; `goesOn`: it keeps growing after the calculation date. */
type Stated = (name: keyof StatedSpans, goesOn: boolean) => Counter;

const statedIn = ({ stated, calculationDate, method, regimeType, earlier = [] }: TimeFacts): Stated => {
  const skipped = (day: Day): number => (regimeType === 'RGPS' ? leapDaysBetween(calculationDate, day) : 0);
  const inOrder = [...earlier].sort((left, right) => left.date.localeCompare(right.date));
  return (name, goesOn) => {
    const statements = inOrder.flatMap((statement) => {
      const span = statement[name];
      const day = dayOf(statement.date);
      return span === undefined || day >= calculationDate
        ? []
        : [{ day, counter: statedCounter(span, day, false, method, () => 0) }];
    });
    return throughStatements(statements, statedCounter(stated[name], calculationDate, goesOn, method, skipped));
  };
};

/** All contribution, the stated special time converted as exposure of 25 years. */
const convertedContribution = (contribution: Counter, special: Counter, facts: TimeFacts): Counter => {
  const { read, written } = columnsOf(facts);
  const gain = facts.gender === null ? 0 : SPECIAL_TO_COMMON[25][facts.gender] - 1;
  return {
    at: (day) => {
      const exposed = read(special.at(Math.min(day, facts.specialUntil)));
      return written(read(contribution.at(day)) + Math.round(exposed * Math.round(gain * 100)) / 100);
    },
    falls: [],
  };
};

const DEGREE_NAMES: Readonly<Record<DisabledLevel, keyof StatedSpans>> = {
  high: 'disabledTime',
  medium: 'disabledModerateTime',
  low: 'disabledLowTime',
};

interface StatedDisability {
  /** The degree with the longest time, which alone goes on growing; absent without any. */
  readonly leader: DisabledLevel | undefined;
  readonly degrees: Degrees;
}

const disabilityIn = (facts: TimeFacts, stated: Stated, contribution: Counter): StatedDisability => {
  const { gender } = facts;
  const { read, written } = columnsOf(facts);
  const daysOfDegree = (level: DisabledLevel): number => daysOfSpan(facts.stated[DEGREE_NAMES[level]]);
  const present = DISABLED_LEVELS.filter((level) => daysOfDegree(level) > 0);
  const [leader] = [...present].sort((left, right) => daysOfDegree(right) - daysOfDegree(left));
  const timeOf = (level: DisabledLevel): Counter =>
    daysOfDegree(level) === 0 ? NOTHING : stated(DEGREE_NAMES[level], leader === level);
  const degree: Readonly<Record<DisabledLevel, Counter>> = {
    high: timeOf('high'),
    medium: timeOf('medium'),
    low: timeOf('low'),
  };
  const anyDegree = sumOf(present.map((level) => degree[level]));
  const toward = (target: DisabledLevel): Counter => ({
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
  return {
    leader,
    degrees: {
      disabled: (level) => (level === 'any' ? anyDegree : degree[level]),
      toward,
      parts: (target) => {
        if (gender === null) return [];
        const factors = BETWEEN_DEGREES[gender];
        const without: Counter = {
          at: (day) => written(Math.max(0, read(contribution.at(day)) - read(anyDegree.at(day)))),
          falls: [],
        };
        return [
          ...present.map((level) => ({ level, special: null, factor: factors[level][target], counter: degree[level] })),
          { level: null, special: null, factor: factors.none[target], counter: without },
        ];
      },
      leaders: () => (leader === undefined ? [] : [always(leader)]),
    },
  };
};

/** A monthly contribution for each month of the time stated. */
const monthsOf = (contribution: Counter): Counter => ({
  at: (day) => {
    const span = spanOfDays(contribution.at(day) / UNITS_PER_DAY);
    return span.years * 12 + span.months;
  },
  falls: [],
});

export const heldByStatement = (facts: TimeFacts): Holdings => {
  const stated = statedIn(facts);
  const ifAny = (name: keyof StatedSpans): Counter =>
    daysOfSpan(facts.stated[name]) === 0 ? NOTHING : stated(name, true);
  /** Times of the service go on after the calculation date for a servant, even from nothing. */
  const ofService = (name: keyof StatedSpans): Counter =>
    facts.regimeType === 'RGPS' ? ifAny(name) : stated(name, true);
  const contribution = stated('contributionTime', true);
  const special = ifAny('specialTime');
  const converted = special === NOTHING ? contribution : convertedContribution(contribution, special, facts);
  const { leader, degrees } = disabilityIn(facts, stated, contribution);
  const months = monthsOf(contribution);
  return {
    stated: true,
    contribution: ({ specialTime }) => (specialTime === 'converted' ? converted : contribution),
    publicService: ofService('publicServiceTime'),
    carreer: ofService('carreerTime'),
    position: ofService('positionTime'),
    teaching: ifAny('teachingTime'),
    police: ifAny('policeTime'),
    special: (base) => (base === 25 ? special : NOTHING),
    specialToward: (base) => (base === 25 ? special : NOTHING),
    anySpecial: () => special,
    specialLeaders: () => [always<SpecialBase>(25)],
    gainOfDisabledExposure: () => NOTHING,
    degrees: () => degrees,
    /** No exposure is brought to a degree. */
    degreesByDegreeAlone: () => degrees,
    disabilityDays: leader === undefined ? [] : ALWAYS,
    recordedDisabilityDays: leader === undefined ? [] : ALWAYS,
    degreeUnknown: false,
    months: (kind) => (kind === 'rural' ? NOTHING : months),
    lateMonths: () => 0,
    ruralOfUnknownCategory: false,
    ruralDays: [],
  };
};

/** Stated spans count as held on the calculation date and as running unbroken up to it. */

import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME } from '../../units/day.ts';
import { daysOfSpan, type Span, spanOfDays } from '../../units/span.ts';
import { BETWEEN_DEGREES, DISABLED_LEVELS, type DisabledLevel, SPECIAL_TO_COMMON } from './conversion.ts';
import { type Counter, NOTHING, ofColumns, statedCounter, sumOf, toColumns, UNITS_PER_DAY } from './counter.ts';
import type { Holdings, StatedTimes, TimeFacts } from './holdings.ts';
import { leapDaysBetween } from './records.ts';
import type { Stretch } from './stretch.ts';

const ALWAYS: readonly Stretch[] = [{ from: BEGINNING_OF_TIME, to: END_OF_TIME }];

const plain = (units: number): number => units;

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

export const heldByStatement = (facts: TimeFacts): Holdings => {
  const { gender, stated, calculationDate, method } = facts;
  const skipped = (day: Day): number => (facts.regimeType === 'RGPS' ? leapDaysBetween(calculationDate, day) : 0);
  const earlier = [...(facts.earlier ?? [])].sort((left, right) => left.date.localeCompare(right.date));
  const grows = (name: keyof StatedTimes, goesOn: boolean): Counter => {
    const statements = earlier.flatMap((statement) => {
      const span = statement[name];
      const day = dayOf(statement.date);
      return span === undefined || day >= calculationDate
        ? []
        : [{ day, counter: statedCounter(span, day, false, method, () => 0) }];
    });
    return throughStatements(statements, statedCounter(stated[name], calculationDate, goesOn, method, skipped));
  };
  const ifAny = (name: keyof StatedTimes): Counter => (daysOfSpan(stated[name]) === 0 ? NOTHING : grows(name, true));
  const inService = facts.regimeType !== 'RGPS';
  const contribution = grows('contributionTime', true);
  const special = ifAny('specialTime');
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
    high: daysOfSpan(spans.high) === 0 ? NOTHING : grows('disabledTime', leader === 'high'),
    medium: daysOfSpan(spans.medium) === 0 ? NOTHING : grows('disabledModerateTime', leader === 'medium'),
    low: daysOfSpan(spans.low) === 0 ? NOTHING : grows('disabledLowTime', leader === 'low'),
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
    publicService: inService ? grows('publicServiceTime', true) : ifAny('publicServiceTime'),
    carreer: inService ? grows('carreerTime', true) : ifAny('carreerTime'),
    position: inService ? grows('positionTime', true) : ifAny('positionTime'),
    teaching: ifAny('teachingTime'),
    police: ifAny('policeTime'),
    special: (base) => (base === 25 ? special : NOTHING),
    specialToward: (base) => (base === 25 ? special : NOTHING),
    anySpecial: () => special,
    specialLeaders: () => [{ key: 25, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }],
    degrees: () => ({
      disabled: (level) => (level === 'any' ? anyDegree : degree[level]),
      toward: towardDegree,
      leaders: () =>
        leader === undefined ? [] : [{ key: leader, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }],
    }),
    disabilityDays: leader === undefined ? [] : ALWAYS,
    recordedDisabilityDays: leader === undefined ? [] : ALWAYS,
    degreeUnknown: false,
    months: (kind) => (kind === 'rural' ? NOTHING : months),
    ruralOfUnknownCategory: false,
    ruralDays: [],
  };
};

/** Stated spans count as held on the calculation date and as running unbroken up to it. */
import { BETWEEN_DEGREES, DISABLED_LEVELS, type DisabledLevel, SPECIAL_TO_COMMON } from './conversion.ts';
import { type Counter, NOTHING, ofColumns, statedCounter, sumOf, toColumns, UNITS_PER_DAY } from './counter.ts';
import { BEGINNING_OF_TIME, type Day, END_OF_TIME } from './day.ts';
import type { Holdings, TimeFacts } from './holdings.ts';
import { leapDaysBetween } from './records.ts';
import { daysOfSpan, type Span, spanOfDays } from './span.ts';

const plain = (units: number): number => units;

export function heldByStatement(facts: TimeFacts): Holdings {
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

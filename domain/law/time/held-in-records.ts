/** What the work records of a regime bring: each counter made when it is first asked for, and once. */

import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME } from '../../units/day.ts';
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
import { type Counter, monthCounter } from './counter.ts';
import { EC103 } from './cuts.ts';
import type { ContributionCount, Degrees, Holdings, Leaders, TimeFacts } from './holdings.ts';
import {
  type CountedPeriod,
  countedPeriods,
  daysOfPeriod,
  isRuralOfUnknownCategory,
  monthsBelowMinimum,
  type Period,
  qualifyingMonths,
  RURAL_PAID_FROM,
  unpaidRuralDays,
} from './records.ts';
import { type Stretch, subtract, union } from './stretch.ts';

const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
};

const leadersOf = <T>(
  keys: readonly T[],
  counterOf: (key: T) => Counter,
  present: readonly T[],
  borders: readonly Day[],
): Leaders<T> => {
  const rivals = keys.filter((key) => present.includes(key)).map((key) => ({ key, counter: counterOf(key) }));
  const [only] = rivals;
  if (only !== undefined && rivals.length === 1) {
    return [{ key: only.key, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }];
  }
  return leadership(rivals, borders, BEGINNING_OF_TIME, END_OF_TIME);
};

/** What a record says of the person goes on after its end, through days without any record. */
const untilRecordsSayOtherwise = (said: readonly Stretch[], recorded: readonly Stretch[]): Stretch[] => {
  const otherwise = subtract(recorded, said);
  return union(
    said.map(({ from, to }) => {
      const next = otherwise.find((stretch) => stretch.from > to);
      return { from, to: next === undefined ? END_OF_TIME : next.from - 1 };
    }),
  );
};

const everyDay: Worth = () => 1;

/** What is left of November 2019, then whole months. */
const COMPETENCIAS_FROM: readonly Day[] = [EC103 + 1, dayOf('2019-12-01')];

export const heldInRecords = (facts: TimeFacts, periods: readonly Period[]): Holdings => {
  const { gender } = facts;
  const below = monthsBelowMinimum(periods, facts.minimumWage);
  const withUnpaidRural = countedPeriods(periods, facts.method, below);
  const hasUnpaidRural = periods.some((period) => unpaidRuralDays(period).length > 0);
  const counted = hasUnpaidRural
    ? withUnpaidRural.map((item) => ({ ...item, days: subtract(item.days, unpaidRuralDays(item.period)) }))
    : withUnpaidRural;
  const byCompetencia = facts.method === 'calendar' && periods.every((period) => period.regimeType === 'RGPS');
  const options: CountOptions = {
    method: facts.method,
    specialUntil: facts.specialUntil,
    withAdditions: false,
    breaks: byCompetencia ? COMPETENCIAS_FROM : [],
  };
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
  const withRural = once(() => countClasses(withUnpaidRural, common, inContribution));
  const contributions = {
    converted: {
      counted: once(() => countClasses(counted, common, inContribution)),
      excluded: once(() => countClasses(normal(), common, inContribution)),
    },
    simple: {
      counted: once(() => countClasses(counted, everyDay, inContribution)),
      excluded: once(() => countClasses(normal(), everyDay, inContribution)),
    },
  };
  const special = once((base: SpecialBase) =>
    countClasses(counted, (kind) => (kind.special === base ? 1 : null), options),
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
  const degrees = once((plan: ContributionCount['simplifiedPlan']): Degrees => {
    const ofPlan = plan === 'counted' ? counted : normal();
    const disabled = once((level: DisabledLevel | 'any') =>
      countClasses(
        ofPlan,
        (kind) => (kind.level !== null && (level === 'any' || kind.level === level) ? 1 : null),
        options,
      ),
    );
    return {
      disabled,
      toward: once((level: DisabledLevel) => countClasses(ofPlan, degreeWorth(level), inContribution)),
      leaders: () =>
        leadersOf(
          DISABLED_LEVELS,
          disabled,
          ofPlan.flatMap(({ period }) => (period.isDisabled ? [period.disabledLevel ?? 'low'] : [])),
          borders,
        ),
    };
  });
  const months = once((kind: 'urban' | 'rural' | 'hybrid') =>
    monthCounter(
      qualifyingMonths(periods, below, (period) => {
        if (kind !== 'urban' && period.isRural) return { from: BEGINNING_OF_TIME, needsPayment: false };
        if (kind === 'rural' || !period.isQualifyingPeriod) return null;
        return { from: period.isRural ? RURAL_PAID_FROM : BEGINNING_OF_TIME, needsPayment: true };
      }),
    ),
  );
  const allDays = union(periods.map(daysOfPeriod));
  const disabledDays = union(periods.filter((period) => period.isDisabled).map(daysOfPeriod));
  return {
    stated: false,
    contribution: ({ specialTime, simplifiedPlan, unpaidRural }) =>
      unpaidRural === 'counted' && hasUnpaidRural
        ? withRural(null)
        : contributions[hasSpecial ? specialTime : 'simple'][hasSimplified ? simplifiedPlan : 'counted'](null),
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
    degrees,
    disabilityDays: untilRecordsSayOtherwise(disabledDays, allDays),
    recordedDisabilityDays: disabledDays,
    degreeUnknown: periods.some((period) => period.isDisabled && period.disabledLevel === null),
    months,
    ruralOfUnknownCategory: periods.some(isRuralOfUnknownCategory),
    ruralDays: union(periods.filter((period) => period.isRural).map(daysOfPeriod)),
  };
};

import { addMonths, type Day, dayOf, elapsed } from '../../../units/day.ts';
import { NO_TIME, type Span } from '../../../units/span.ts';
import { forGender } from '../../rule/figures.ts';
import type { AgeDecrease, Requirement } from '../../rule/requirement.ts';
import { type Counter, UNITS_PER_DAY, unitsOfYears } from '../../time/counter.ts';
import { intersect, type Stretch, union } from '../../time/stretch.ts';
import type { Case } from '../case.ts';
import { type Demand, share } from './demand.ts';
import { daysOfSteps, type Step, stepsOf, valueOn } from './steps.ts';

type AgeRequirement = Extract<Requirement, { kind: 'age' }>;

const LIFETIME_IN_YEARS = 60;

const spanOfMonths = (months: number, days = 0): Span => ({
  years: Math.floor(months / 12),
  months: months % 12,
  days,
});

/** How much age a person is spared on a day: whole years as months, or days. */
const sparedOn = (decrease: AgeDecrease, extraUnits: number): { months: number; days: number } => {
  const extraDays = Math.max(0, Math.floor(extraUnits / UNITS_PER_DAY));
  const limit = decrease.maximumYears ?? LIFETIME_IN_YEARS;
  if (decrease.per === 'year') return { months: 12 * Math.min(limit, Math.floor(extraDays / 365)), days: 0 };
  return { months: 0, days: Math.min(limit * 365, extraDays) };
};

/** The days of a stretch on which a person has completed so many months of life. */
const sinceAge = (months: number, { birth }: Case, { from, to }: Stretch): readonly Stretch[] => {
  const first = Math.max(from, addMonths(birth, months));
  return first > to ? [] : [{ from: first, to }];
};

const daysWithDecrease = (
  person: Case,
  decrease: AgeDecrease,
  steps: readonly Step[],
  contribution: Counter,
  beyond: number,
): readonly Stretch[] => {
  const limit = decrease.maximumYears ?? LIFETIME_IN_YEARS;
  if (decrease.per === 'year') {
    return daysOfSteps(steps, (months, within) => {
      const result: Stretch[] = [];
      for (let spared = 0; spared <= limit && months - 12 * spared >= 0; spared += 1) {
        const aged = sinceAge(months - 12 * spared, person, within);
        if (aged.length === 0) continue;
        result.push(
          ...(spared === 0 ? aged : intersect(person.daysHolding(contribution, beyond + unitsOfYears(spared)), aged)),
        );
      }
      return union(result);
    });
  }
  const ageAndExtra: Counter = {
    at: (day) => day + Math.min(limit * 365, Math.max(0, Math.floor((contribution.at(day) - beyond) / UNITS_PER_DAY))),
    falls: contribution.falls,
  };
  return daysOfSteps(steps, (months, within) =>
    person.daysHolding(ageAndExtra, addMonths(person.birth, months), within),
  );
};

/** Minimum age, in months since birth; completed on the birthday. */
export const ageDemand = (requirement: AgeRequirement, person: Case, contribution: Counter): Demand => {
  const { decrease } = requirement;
  const spares =
    decrease !== undefined &&
    (decrease.publicServiceIngressUntil === undefined ||
      (person.ingress !== null && person.ingress <= dayOf(decrease.publicServiceIngressUntil)));
  const base = stepsOf(requirement.months, person.gender);
  const steps = spares && decrease.months !== undefined ? stepsOf(decrease.months, person.gender) : base;
  const beyond = spares ? unitsOfYears(forGender(decrease.beyondYears, person.gender)) : 0;
  const spared = (day: Day): { months: number; days: number } =>
    spares ? sparedOn(decrease, contribution.at(day) - beyond) : { months: 0, days: 0 };
  const reachedOn = (day: Day): Day => {
    const { months, days } = spared(day);
    return addMonths(person.birth, Math.max(0, valueOn(steps, day) - months)) - days;
  };
  return {
    key: 'age',
    label: null,
    article: null,
    detail: null,
    gate: false,
    days: spares
      ? daysWithDecrease(person, decrease, steps, contribution, beyond)
      : daysOfSteps(steps, (months, within) => sinceAge(months, person, within)),
    necessaryOn: (day) => {
      const { months, days } = spared(day);
      return days === 0
        ? spanOfMonths(Math.max(0, valueOn(steps, day) - months))
        : elapsed(person.birth, reachedOn(day));
    },
    heldOn: (day) => elapsed(person.birth, day),
    missingOn: (day) => (reachedOn(day) <= day ? NO_TIME : elapsed(day, reachedOn(day))),
    shareOn: (day) => share(day - person.birth, reachedOn(day) - person.birth),
    moves: steps.length > 1,
    reason: null,
    unmet: null,
    measuredOn: null,
    daysOn: () => null,
    metWithout: (day) => reachedOn(day) <= day,
    tollDays: 0,
    tollReason: null,
    baseOn: (day) => spanOfMonths(valueOn(base, day)),
    partsOn: null,
  };
};

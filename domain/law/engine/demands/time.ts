import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME, isoOf } from '../../../units/day.ts';
import {
  type CountingMethod,
  daysOfSpan,
  missingSpan,
  type Span,
  shareOfSpan,
  spanOfDays,
} from '../../../units/span.ts';
import { formatCount, formatDate } from '../../../words/format.ts';
import { daysWithout } from '../../benefit/coefficient.ts';
import { forGender } from '../../rule/figures.ts';
import type { CountedTime, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import {
  type Counter,
  daysOfUnits,
  UNITS_PER_DAY,
  unitsOfDays,
  unitsOfYears,
  withIncreaseUntil,
} from '../../time/counter.ts';
import type { ContributionCount } from '../../time/holdings/facts.ts';
import type { Stretch } from '../../time/stretch.ts';
import { type Case, dayOfLaw, measuredWith } from '../case.ts';
import { type Demand, type RequirementKey, share } from './demand.ts';
import { daysOfSteps, type Step, stepsOf, valueOn } from './steps.ts';

type TimeRequirement = Extract<Requirement, { kind: CountedTime }>;
type HeldOnRequirement = Extract<Requirement, { kind: 'heldOn' }>;

const PLAIN_COUNT: ContributionCount = { specialTime: 'converted', simplifiedPlan: 'counted' };

export const contributionCountOf = ({ contributionCount }: Rule): ContributionCount => {
  if (contributionCount === undefined) return PLAIN_COUNT;
  const { specialTime = 'converted', simplifiedPlan = 'counted', unpaidRural } = contributionCount;
  return { specialTime, simplifiedPlan, unpaidRural };
};

/** What the person holds of a time, as this rule counts it, with the rule's bonus on it. */
export const counterOf = (time: CountedTime, rule: Rule, person: Case): Counter => {
  const plain =
    time === 'contribution' ? person.holdings.contribution(contributionCountOf(rule)) : person.holdings[time];
  const { bonus } = rule;
  if (bonus === undefined || bonus.of !== time) return plain;
  return withIncreaseUntil(plain, dayOf(bonus.until), forGender(bonus.percent, person.gender));
};

/** Whether so many units would be held on a day after so many months were given up. */
export const isMetWithout = (counter: Counter, necessary: number, day: Day, months: number): boolean =>
  daysWithout(daysOfUnits(counter.at(day)), months) >= daysOfUnits(necessary);

/** `units` of a counter against a threshold that may move with the calendar. */
export const unitsDemand = (facts: {
  readonly key: RequirementKey;
  readonly counter: Counter;
  readonly method: CountingMethod;
  readonly days: readonly Stretch[];
  readonly necessaryOn: (day: Day) => number;
  readonly label?: string;
  readonly detail?: string | undefined;
  readonly gate?: boolean;
  readonly reason?: string | null;
  readonly measuredOn?: Day | null;
  readonly moves?: boolean;
  readonly tollUnits?: number;
  readonly tollReason?: (() => string) | undefined;
  /** The days on which nothing is said to be missing. */
  readonly isSilentOn?: (day: Day) => boolean;
  readonly daysOn?: Demand['daysOn'];
  readonly metWithout?: Demand['metWithout'] | undefined;
  readonly partsOn?: Demand['partsOn'];
}): Demand => {
  const { counter, necessaryOn, isSilentOn, tollUnits = 0 } = facts;
  const spanHeld = (day: Day): Span => spanOfDays(daysOfUnits(counter.at(day)));
  const spanNecessary = (day: Day): Span => spanOfDays(daysOfUnits(necessaryOn(day)));
  const missingOn = (day: Day): Span | null => {
    if (isSilentOn?.(day) === true) return null;
    const units = Math.max(0, necessaryOn(day) - counter.at(day));
    return facts.method === 'days365'
      ? spanOfDays(Math.ceil(daysOfUnits(units)))
      : missingSpan(spanNecessary(day), spanHeld(day), facts.method);
  };
  return {
    key: facts.key,
    label: facts.label ?? null,
    article: null,
    detail: facts.detail ?? null,
    gate: facts.gate ?? false,
    days: facts.days,
    necessaryOn: spanNecessary,
    heldOn: spanHeld,
    missingOn,
    shareOn: (day) => share(counter.at(day), necessaryOn(day)),
    moves: facts.moves ?? false,
    reason: facts.reason ?? null,
    unmet: null,
    measuredOn: facts.measuredOn ?? null,
    daysOn:
      facts.daysOn ?? ((day) => ({ held: daysOfUnits(counter.at(day)), necessary: daysOfUnits(necessaryOn(day)) })),
    metWithout: facts.metWithout ?? ((day, months) => isMetWithout(counter, necessaryOn(day), day, months)),
    tollDays: daysOfUnits(tollUnits),
    tollReason: facts.tollReason ?? null,
    baseOn: (day) => spanOfDays(daysOfUnits(necessaryOn(day) - tollUnits)),
    partsOn: facts.partsOn ?? null,
  };
};

/**
 * Additional time: so many per cent of what was missing on a day, rounded up once to a whole day. In units; the fraction
 * of a day that conversion and bonus leave counts in days and is dropped by the calendar's columns.
 * @see EC 103/2019, arts. 17 and 20; EC 20/1998, art. 8
 */
const tollUnits = (baseUnits: number, heldUnits: number, percent: number, method: CountingMethod): number => {
  if (method === 'days365') {
    const missing = Math.max(0, baseUnits - heldUnits);
    return unitsOfDays(Math.ceil((missing * percent) / 100 / UNITS_PER_DAY));
  }
  const missing = missingSpan(spanOfDays(daysOfUnits(baseUnits)), spanOfDays(daysOfUnits(heldUnits)), method);
  return unitsOfDays(daysOfSpan(shareOfSpan(missing, percent, method)));
};

/** Days that the conversion of special time adds to a rule's contribution on a day; 0 where it is counted one for one. */
export const convertedDays = (rule: Rule, person: Case, day: Day): number => {
  const count = contributionCountOf(rule);
  if (count.specialTime === 'simple') return 0;
  const simple = person.holdings.contribution({ ...count, specialTime: 'simple' });
  return daysOfUnits(person.holdings.contribution(count).at(day) - simple.at(day));
};

interface TollOfTime {
  /** In units, as if so many months had not been held on its day. */
  readonly units: (withoutMonths: number) => number;
  /** '20% de 5.755 dias, que faltavam em 16/12/1998' */
  readonly reason: () => string;
}

/** The toll of a rule on one of its times. */
const tollOf = ({ kind }: TimeRequirement, rule: Rule, person: Case, steps: readonly Step[]): TollOfTime | null => {
  const { toll } = rule;
  const measuredOn = toll?.of === kind ? dayOfLaw(toll.measuredOn, person.regime) : null;
  if (toll === undefined || measuredOn === null) return null;
  const held = counterOf(kind, rule, measuredWith(rule, person)).at(measuredOn);
  const base = unitsOfYears(valueOn(steps, measuredOn));
  return {
    units: (months) => {
      const left = months === 0 ? held : unitsOfDays(daysWithout(daysOfUnits(held), months));
      return tollUnits(base, left, toll.percent, person.method);
    },
    reason: () => {
      const missing = Math.ceil(daysOfUnits(Math.max(0, base - held)));
      return `${toll.percent}% de ${formatCount(missing)} ${missing === 1 ? 'dia, que faltava' : 'dias, que faltavam'} em ${formatDate(isoOf(measuredOn))}`;
    },
  };
};

export const timeDemand = (requirement: TimeRequirement, rule: Rule, person: Case): Demand => {
  const counter = counterOf(requirement.kind, rule, person);
  const steps = stepsOf(requirement.years, person.gender);
  const toll = tollOf(requirement, rule, person, steps);
  const extra = toll === null ? 0 : toll.units(0);
  const converted = requirement.kind === 'contribution' && convertedDays(rule, person, person.calculationDate) > 0;
  return unitsDemand({
    key: requirement.kind,
    counter,
    method: person.method,
    days: daysOfSteps(steps, (years, within) => person.daysHolding(counter, unitsOfYears(years) + extra, within)),
    necessaryOn: (day) => unitsOfYears(valueOn(steps, day)) + extra,
    moves: steps.length > 1,
    tollUnits: extra,
    tollReason: toll?.reason,
    /** Time left out of the average serves no purpose, so it no longer lessens the toll. */
    metWithout:
      toll === null
        ? undefined
        : (day, months, monthsBeforeToll = 0) =>
            isMetWithout(counter, unitsOfYears(valueOn(steps, day)) + toll.units(monthsBeforeToll), day, months),
    detail: converted ? ' com conversão' : undefined,
    reason: converted ? `Com o tempo especial convertido até ${formatDate(isoOf(person.specialUntil))}.` : null,
  });
};

/** A time that had to be there on one day of the past: "mais de 33 anos em 13/11/2019". */
export const heldOnDemand = (requirement: HeldOnRequirement, rule: Rule, person: Case): Demand => {
  const counter = counterOf(requirement.time, rule, measuredWith(rule, person));
  const on = dayOfLaw(requirement.on, person.regime);
  const years = unitsOfYears(forGender(requirement.years, person.gender));
  const least = Math.ceil((years * (requirement.percent ?? 100)) / 100) + (requirement.strictlyMore ? 1 : 0);
  const held = on === null ? 0 : counter.at(on);
  const met = on !== null && held >= least;
  const converted = requirement.time === 'contribution' && on !== null && convertedDays(rule, person, on) > 0;
  const date = on === null || requirement.on === 'reform' ? 'na data da reforma' : `em ${formatDate(requirement.on)}`;
  return unitsDemand({
    key: requirement.time,
    counter: { at: () => held, falls: [] },
    method: person.method,
    days: met ? [{ from: BEGINNING_OF_TIME, to: END_OF_TIME }] : [],
    necessaryOn: () => least,
    detail: ` ${date}${converted ? ', com conversão' : ''}`,
    gate: true,
    measuredOn: on,
    daysOn: () => null,
    metWithout: () => met,
    reason: requirement.strictlyMore ? `Mais do que isto ${date}` : `Tempo que já devia existir ${date}`,
  });
};

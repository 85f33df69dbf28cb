import { type Day, isoOf } from '../../../units/day.ts';
import { spanOfDays } from '../../../units/span.ts';
import { formatDate } from '../../../words/format.ts';
import { forGender } from '../../rule/figures.ts';
import type { ByGender, DisabledLevel, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Counter, daysOfUnits, unitsOfYears } from '../../time/counter.ts';
import type { Degrees, Leaders } from '../../time/holdings/facts.ts';
import { intersect, type Stretch, union } from '../../time/stretch.ts';
import type { Case } from '../case.ts';
import type { Demand, PartOfTime } from './demand.ts';
import { factDemand } from './facts.ts';
import { contributionCountOf, isMetWithout, unitsDemand } from './time.ts';

type SpecialRequirement = Extract<Requirement, { kind: 'special' }>;
type DisabilityRequirement = Extract<Requirement, { kind: 'disability' }>;

const daysLedBy = <T>(leaders: Leaders<T>, key: T): Stretch[] =>
  leaders.filter((leader) => leader.key === key).map((leader) => leader.days);

const leaderOn = <T>(leaders: Leaders<T>, day: Day): T | null =>
  leaders.find((leader) => leader.days.from <= day && day <= leader.days.to)?.key ?? null;

/**
 * Exposure to harmful agents. The preponderant kind receives the others, converted; any kind may also stand alone.
 * @see Lei 8.213/1991, art. 57; Decreto 3.048/1999, art. 66
 */
export const specialDemand = (requirement: SpecialRequirement, person: Case): Demand => {
  const { holdings } = person;
  const base = requirement.years;
  const alone = holdings.special(base);
  const together = holdings.specialToward(base);
  const leaders = holdings.specialLeaders();
  const needed = unitsOfYears(base);
  const counter: Counter = {
    at: (day) => (leaderOn(leaders, day) === base ? together.at(day) : alone.at(day)),
    falls: together.falls,
  };
  return unitsDemand({
    key: 'special',
    method: person.method,
    counter,
    days: union([
      ...person.daysHolding(alone, needed),
      ...intersect(person.daysHolding(together, needed), daysLedBy(leaders, base)),
    ]),
    necessaryOn: () => needed,
  });
};

/** @see Decreto 3.048/1999, art. 70-E, § 1 */
const NOT_PREPONDERANT = 'O grau preponderante da deficiência, o de mais tempo antes da conversão, é outro.';
const NO_DISABILITY = 'Sem período com deficiência.';
const DEGREE_UNKNOWN = 'Grau da deficiência não informado.';
const ONLY_REDUCED_RATES = 'Contribuições de 5% ou 11% não contam para este tempo, salvo complementação.';

const nothingCounted = (person: Case): string =>
  person.holdings.disabilityDays.length === 0 ? NO_DISABILITY : ONLY_REDUCED_RATES;

const NAMES: Readonly<Record<DisabledLevel, string>> = { high: 'grave', medium: 'moderada', low: 'leve' };

/** The time of each degree on a day, with its factor and what it makes; nothing where all time is of the degree asked for. */
const partsToward =
  (degrees: Degrees, degree: DisabledLevel) =>
  (day: Day): readonly PartOfTime[] => {
    const parts = degrees.parts(degree).flatMap(({ level, special, factor, counter }) => {
      const days = daysOfUnits(counter.at(day));
      if (days <= 0) return [];
      return [
        { degree: level, exposure: special, held: spanOfDays(days), factor, converted: spanOfDays(days * factor) },
      ];
    });
    return parts.every((part) => part.degree === degree && part.exposure === null) ? [] : parts;
  };

const degreeDemand = (degree: DisabledLevel, years: ByGender<number>, degrees: Degrees, person: Case): Demand => {
  const leaders = degrees.leaders();
  const led = daysLedBy(leaders, degree);
  const needed = unitsOfYears(forGender(years, person.gender));
  if (led.length === 0) {
    return unitsDemand({
      key: 'disability',
      label: `Tempo com deficiência ${NAMES[degree]}`,
      method: person.method,
      counter: degrees.disabled(degree),
      days: [],
      necessaryOn: () => needed,
      gate: true,
      isSilentOn: () => leaders.length === 0,
      metWithout: () => false,
      reason: leaders.length === 0 ? nothingCounted(person) : NOT_PREPONDERANT,
    });
  }
  const together = degrees.toward(degree);
  const isLed = (day: Day): boolean => leaderOn(leaders, day) === degree;
  return unitsDemand({
    key: 'disability',
    label: `Tempo de contribuição, deficiência ${NAMES[degree]}`,
    method: person.method,
    counter: together,
    days: intersect(person.daysHolding(together, needed), led),
    necessaryOn: () => needed,
    partsOn: partsToward(degrees, degree),
    isSilentOn: (day) => together.at(day) >= needed && !isLed(day),
    reason: isLed(person.calculationDate) ? null : NOT_PREPONDERANT,
    metWithout: (day, months) => isLed(day) && isMetWithout(together, needed, day, months),
  });
};

const preponderantDemand = (
  requirement: Extract<DisabilityRequirement, { degree: 'preponderant' }>,
  degrees: Degrees,
  person: Case,
): Demand => {
  const leaders = degrees.leaders();
  const needed = (degree: DisabledLevel): number =>
    unitsOfYears(forGender(requirement.yearsByDegree[degree], person.gender));
  const degreeOn = (day: Day): DisabledLevel => leaderOn(leaders, day) ?? leaders[0]?.key ?? 'low';
  const counter: Counter = {
    at: (day) => (leaders.length === 0 ? 0 : degrees.toward(degreeOn(day)).at(day)),
    falls: [],
  };
  return unitsDemand({
    key: 'disability',
    label: 'Tempo de contribuição no grau preponderante',
    method: person.method,
    counter,
    days: union(
      leaders.flatMap((leader) =>
        intersect(person.daysHolding(degrees.toward(leader.key), needed(leader.key)), [leader.days]),
      ),
    ),
    necessaryOn: (day) => needed(degreeOn(day)),
    partsOn: (day) => (leaders.length === 0 ? [] : partsToward(degrees, degreeOn(day))(day)),
    gate: leaders.length === 0,
    isSilentOn: () => leaders.length === 0,
    metWithout: (day, months) =>
      leaderOn(leaders, day) !== null && isMetWithout(counter, needed(degreeOn(day)), day, months),
    reason: leaders.length === 0 ? nothingCounted(person) : null,
  });
};

/** @see LC 142/2013, arts. 3 and 7; Decreto 3.048/1999, arts. 70-B and 70-E */
export const disabilityDemand = (requirement: DisabilityRequirement, rule: Rule, person: Case): Demand => {
  const degrees = person.holdings.degrees(contributionCountOf(rule).simplifiedPlan);
  if (requirement.degree !== 'any' && person.holdings.degreeUnknown) {
    return factDemand({ key: 'data', days: [], necessary: null, held: null, reason: DEGREE_UNKNOWN });
  }
  switch (requirement.degree) {
    case 'any': {
      const counter = degrees.disabled('any');
      const needed = unitsOfYears(forGender(requirement.years, person.gender));
      return unitsDemand({
        key: 'disability',
        method: person.method,
        counter,
        days: person.daysHolding(counter, needed),
        necessaryOn: () => needed,
      });
    }
    case 'preponderant':
      return preponderantDemand(requirement, degrees, person);
    default:
      return degreeDemand(requirement.degree, requirement.years, degrees, person);
  }
};

const conditionThen = (lastDay: Day, calculationDate: Day): string =>
  lastDay < calculationDate
    ? `Desde ${formatDate(isoOf(lastDay + 1))} não há deficiência informada; a condição precisa existir quando os requisitos se completam: se ela continua, falta informá-la.`
    : 'Condição de pessoa com deficiência quando os requisitos se completam.';

/** @see LC 142/2013, art. 3; Decreto 3.048/1999, art. 70-A */
export const hasDisabilityDemand = (person: Case): Demand => {
  const { disabilityDays } = person.holdings;
  const last = disabilityDays.at(-1);
  return factDemand({
    key: 'disability',
    label: 'Condição de pessoa com deficiência',
    days: disabilityDays,
    necessary: null,
    held: null,
    reason: last === undefined ? NO_DISABILITY : conditionThen(last.to, person.calculationDate),
  });
};

import { type Day, isoOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import { forGender } from '../../rule/figures.ts';
import type { DisabledLevel, Requirement, Rule } from '../../rule/rule.ts';
import { type Counter, unitsOfYears } from '../../time/counter.ts';
import type { Degrees, Leaders } from '../../time/holdings/facts.ts';
import { intersect, type Stretch, union } from '../../time/stretch.ts';
import type { Case } from '../case.ts';
import type { Demand } from './demand.ts';
import { factDemand } from './facts.ts';
import { contributionCountOf, unitsDemand } from './time.ts';

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
export const specialDemand = (requirement: SpecialRequirement, known: Case): Demand => {
  const { holdings } = known;
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
    method: known.method,
    counter,
    days: union([
      ...known.daysHolding(alone, needed),
      ...intersect(known.daysHolding(together, needed), daysLedBy(leaders, base)),
    ]),
    necessaryOn: () => needed,
  });
};

const NOT_PREPONDERANT = 'O grau preponderante da deficiência é outro.';
const NO_DISABILITY = 'Sem período com deficiência.';
const DEGREE_UNKNOWN = 'Grau da deficiência não informado.';
const ONLY_REDUCED_RATES = 'Contribuições de 5% ou 11% não contam para este tempo, salvo complementação.';

const nothingCounted = (known: Case): string =>
  known.holdings.disabilityDays.length === 0 ? NO_DISABILITY : ONLY_REDUCED_RATES;

const degreeDemand = (
  requirement: DisabilityRequirement & { degree: DisabledLevel },
  degrees: Degrees,
  known: Case,
): Demand => {
  const { degree } = requirement;
  const leaders = degrees.leaders();
  const together = degrees.toward(degree);
  const alone = degrees.disabled(degree);
  const needed = unitsOfYears(forGender(requirement.years, known.gender));
  const led = daysLedBy(leaders, degree);
  const demand = unitsDemand({
    key: 'disability',
    method: known.method,
    counter: {
      at: (day) => (leaderOn(leaders, day) === degree ? together.at(day) : alone.at(day)),
      falls: together.falls,
    },
    days: intersect(known.daysHolding(together, needed), led),
    necessaryOn: () => needed,
  });
  if (led.length > 0) {
    return {
      ...demand,
      reason: leaderOn(leaders, known.calculationDate) === degree ? null : NOT_PREPONDERANT,
      metWithout: (day, months) => leaderOn(leaders, day) === degree && demand.metWithout(day, months),
    };
  }
  return {
    ...demand,
    gate: true,
    missingOn: (day) => (leaders.length === 0 ? null : demand.missingOn(day)),
    metWithout: () => false,
    reason: leaders.length === 0 ? nothingCounted(known) : NOT_PREPONDERANT,
  };
};

const preponderantDemand = (
  requirement: Extract<DisabilityRequirement, { degree: 'preponderant' }>,
  degrees: Degrees,
  known: Case,
): Demand => {
  const leaders = degrees.leaders();
  const needed = (degree: DisabledLevel): number =>
    unitsOfYears(forGender(requirement.yearsByDegree[degree], known.gender));
  const degreeOn = (day: Day): DisabledLevel => leaderOn(leaders, day) ?? leaders[0]?.key ?? 'low';
  const demand = unitsDemand({
    key: 'disability',
    method: known.method,
    counter: {
      at: (day) => (leaders.length === 0 ? 0 : degrees.toward(degreeOn(day)).at(day)),
      falls: [],
    },
    days: union(
      leaders.flatMap((leader) =>
        intersect(known.daysHolding(degrees.toward(leader.key), needed(leader.key)), [leader.days]),
      ),
    ),
    necessaryOn: (day) => needed(degreeOn(day)),
  });
  return {
    ...demand,
    gate: leaders.length === 0,
    missingOn: (day) => (leaders.length === 0 ? null : demand.missingOn(day)),
    metWithout: (day, months) => leaderOn(leaders, day) !== null && demand.metWithout(day, months),
    reason: leaders.length === 0 ? nothingCounted(known) : null,
  };
};

/** @see LC 142/2013, arts. 3 and 7; Decreto 3.048/1999, arts. 70-B and 70-E */
export const disabilityDemand = (requirement: DisabilityRequirement, rule: Rule, known: Case): Demand => {
  const degrees = known.holdings.degrees(contributionCountOf(rule).simplifiedPlan);
  if (requirement.degree !== 'any' && known.holdings.degreeUnknown) {
    return factDemand({ key: 'data', days: [], necessary: null, held: null, reason: DEGREE_UNKNOWN });
  }
  switch (requirement.degree) {
    case 'any': {
      const counter = degrees.disabled('any');
      const needed = unitsOfYears(forGender(requirement.years, known.gender));
      return unitsDemand({
        key: 'disability',
        method: known.method,
        counter,
        days: known.daysHolding(counter, needed),
        necessaryOn: () => needed,
      });
    }
    case 'preponderant':
      return preponderantDemand(requirement, degrees, known);
    default:
      return degreeDemand({ ...requirement, degree: requirement.degree }, degrees, known);
  }
};

/** @see LC 142/2013, art. 3; Decreto 3.048/1999, art. 70-A */
export const hasDisabilityDemand = (known: Case): Demand => {
  const { disabilityDays } = known.holdings;
  const last = disabilityDays.at(-1);
  return factDemand({
    key: 'disability',
    days: disabilityDays,
    necessary: null,
    held: null,
    reason:
      last === undefined
        ? NO_DISABILITY
        : last.to < known.calculationDate
          ? `A deficiência informada vai até ${formatDate(isoOf(last.to))}; a condição precisa existir quando os requisitos se completam.`
          : 'Condição de pessoa com deficiência quando os requisitos se completam.',
  });
};

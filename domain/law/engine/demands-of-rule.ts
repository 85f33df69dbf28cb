/** What a rule asks of one person: its gates and its requirements, and the days on which they hold together. */
import { BEGINNING_OF_TIME, type Day, END_OF_TIME } from '../../units/day.ts';
import type { Requirement } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { intersect, type Stretch } from '../time/stretch.ts';
import type { Case } from './case.ts';
import { ageDemand } from './demands/age.ts';
import { carenciaDemand } from './demands/carencia.ts';
import type { Demand } from './demands/demand.ts';
import { disabilityDemand, hasDisabilityDemand, specialDemand } from './demands/exposure.ts';
import { disablementDemand, factDemand, gatesOf, policePostDemand, ruralActivityDemand } from './demands/facts.ts';
import { pointsDemand } from './demands/points.ts';
import { stepsOf, valueOn } from './demands/steps.ts';
import { contributionCountOf, heldOnDemand, timeDemand } from './demands/time.ts';

const demandOf = (requirement: Requirement, rule: Rule, person: Case, othersMetOn: () => Day | null): Demand => {
  switch (requirement.kind) {
    case 'age':
      return ageDemand(requirement, person, person.holdings.contribution(contributionCountOf(rule)));
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police':
      return timeDemand(requirement, rule, person);
    case 'special':
      return specialDemand(requirement, person);
    case 'disability':
      return disabilityDemand(requirement, rule, person);
    case 'points':
      return pointsDemand(requirement, rule, person);
    case 'heldOn':
      return heldOnDemand(requirement, rule, person);
    case 'remunerations':
      return carenciaDemand(requirement, person, othersMetOn());
    case 'disablement':
      return disablementDemand(rule, person, requirement.inService);
    case 'hasDisability':
      return hasDisabilityDemand(person);
    case 'ruralActivity':
      return ruralActivityDemand(person, ageAskedOf(rule, person));
    case 'policePost':
      return policePostDemand(person);
    case 'data':
      return factDemand({ key: 'data', days: [], necessary: null, held: null, reason: requirement.reason });
    default:
      return requirement satisfies never;
  }
};

const ageAskedOf = (rule: Rule, person: Case): number | null => {
  for (const requirement of rule.requirements) {
    if (requirement.kind === 'age') return valueOn(stepsOf(requirement.months, person.gender), person.calculationDate);
  }
  return null;
};

/** A compulsory retirement happens on the day of the age itself; a day outside the window belongs to another rule. */
const onTheDayOnly = (demand: Demand): Demand => {
  const first = demand.days[0];
  return first === undefined ? demand : { ...demand, days: [{ from: first.from, to: first.from }] };
};

/** The days of a stretch on which all demands are met. */
export const daysTogether = (demands: readonly Demand[], within: Stretch): readonly Stretch[] => {
  let days: readonly Stretch[] = [within];
  for (const demand of demands) {
    if (days.length === 0) break;
    days = intersect(days, demand.days);
  }
  return days;
};

export const firstOf = (days: readonly Stretch[]): Day | null => days[0]?.from ?? null;

/** Whether an age depends on the time that is held. */
export const isSparedByTime = (requirement: Requirement): boolean =>
  requirement.kind === 'age' && requirement.decrease !== undefined;

/**
 * The demands of a rule: its gates, then its requirements in the order of the norm.
 * @param otherwise the demands of the same rule and person with time counted the other way: gates and ages are the same
 */
export const demandsOf = (rule: Rule, person: Case, otherwise?: readonly Demand[]): Demand[] => {
  const gates = otherwise === undefined ? 0 : otherwise.length - rule.requirements.length;
  const demands = otherwise === undefined ? gatesOf(rule, person) : otherwise.slice(0, gates);
  const others: Demand[] = [];
  for (const [place, requirement] of rule.requirements.entries()) {
    if (requirement.kind === 'remunerations') continue;
    const known = requirement.kind === 'age' && !isSparedByTime(requirement) ? otherwise?.[gates + place] : undefined;
    if (known !== undefined) {
      others.push(known);
      continue;
    }
    const demand = demandOf(requirement, rule, person, () => null);
    others.push(rule.kind === 'compulsory' && requirement.kind === 'age' ? onTheDayOnly(demand) : demand);
  }
  /** The age may have been complete before the rule itself opened: the table is read by that year. */
  const othersMetOn = (): Day | null => firstOf(daysTogether(others, { from: BEGINNING_OF_TIME, to: END_OF_TIME }));
  let next = 0;
  for (const requirement of rule.requirements) {
    const own = requirement.kind === 'remunerations' ? null : others[next++];
    demands.push(own ?? demandOf(requirement, rule, person, othersMetOn));
  }
  return demands;
};

import type { Day } from '../../../units/day.ts';
import type { PointsRequirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';
import { pointsOf, unitsOfPoints } from '../points.ts';
import { type Demand, share } from './demand.ts';
import { daysOfSteps, stepsOf, valueOn } from './steps.ts';
import { contributionCountOf } from './time.ts';

/** Age plus contribution time. @see EC 103/2019, art. 15, II and § 2; Lei 8.213/1991, art. 29-C */
export const pointsDemand = (requirement: PointsRequirement, rule: Rule, person: Case): Demand => {
  const counter = person.points(contributionCountOf(rule), requirement.fraction);
  const bonus = unitsOfPoints(requirement.bonus ?? 0);
  const steps = stepsOf(requirement.points, person.gender);
  const necessaryOn = (day: Day): number => valueOn(steps, day);
  const held = (day: Day): number => counter.at(day) + bonus;
  return {
    key: 'points',
    label: null,
    article: null,
    detail: null,
    gate: false,
    days: daysOfSteps(steps, (points, within) => person.daysHolding(counter, unitsOfPoints(points) - bonus, within)),
    necessaryOn,
    heldOn: (day) => pointsOf(held(day)),
    missingOn: (day) => pointsOf(Math.max(0, unitsOfPoints(necessaryOn(day)) - held(day))),
    shareOn: (day) => share(held(day), unitsOfPoints(necessaryOn(day))),
    moves: steps.length > 1,
    reason: requirement.bonus === undefined ? null : `Inclui ${requirement.bonus} pontos de acréscimo ao professor.`,
    unmet: null,
    measuredOn: null,
    daysOn: () => null,
    metWithout: (day, months) =>
      person.pointsWithout(contributionCountOf(rule), requirement.fraction, day, months) + bonus >=
      unitsOfPoints(necessaryOn(day)),
    tollDays: 0,
    tollReason: null,
    baseOn: necessaryOn,
    partsOn: null,
  };
};

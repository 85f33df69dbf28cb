/** What the other way of counting time says of each rule, where the difference is worth a word. */
import { type Day, END_OF_TIME } from '../../units/day.ts';
import type { CountingMethod } from '../../units/span.ts';
import type { Rule } from '../rule/rule.ts';
import { intersect, type Stretch } from '../time/stretch.ts';
import type { Case } from './case.ts';
import type { Demand } from './demands/demand.ts';
import { isSparedByTime } from './demands-of-rule.ts';
import { type Judgement, type Right, rightOf, type Standing, withCompulsoryExclusion } from './judge.ts';

export interface OtherCount {
  readonly method: CountingMethod;
  readonly standing: Standing;
  /** The day of the right; null where there is none. */
  readonly whenToRetire: Day | null;
}

/** A right that moves by no more than this is the same right for planning. */
const TOLERATED_DAYS = 30;

export const otherMethod = (method: CountingMethod): CountingMethod => (method === 'days365' ? 'calendar' : 'days365');

/** Facts and ages are what they are, however time is counted. */
const isCounted = ({ key, gate }: Demand, rule: Rule): boolean => {
  switch (key) {
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'special':
    case 'police':
    case 'disability':
    case 'points':
      return true;
    case 'remunerations':
      return !gate;
    case 'age':
      return rule.requirements.some(isSparedByTime);
    case 'entry':
    case 'affiliation':
    case 'window':
    case 'compulsory':
    case 'data':
      return false;
    default:
      return key satisfies never;
  }
};

/** The two counts of a life never lie so far apart, in days or in months of contribution. */
const FAR_IN_DAYS = 365;
const FAR_IN_MONTHS = 12;

/** Never reached, and missed by so much that the other count does not reach it either. */
const isOutOfReach = (demand: Demand): boolean => {
  if (demand.days.length > 0) return false;
  const days = demand.daysOn(END_OF_TIME);
  if (days !== null) return days.necessary - days.held > FAR_IN_DAYS;
  const missing = demand.key === 'remunerations' ? demand.missingOn(END_OF_TIME) : null;
  return typeof missing === 'number' && missing > FAR_IN_MONTHS;
};

/** A rule that asks for counted time, and is not closed by facts and ages that leave no day of its window, or by a time that is not there. */
const mayMove = ({ rule, demands, window }: Judgement): boolean => {
  let counted = false;
  let open: readonly Stretch[] = [{ from: window.from, to: window.to ?? END_OF_TIME }];
  for (const demand of demands) {
    if (isOutOfReach(demand)) return false;
    if (isCounted(demand, rule)) counted = true;
    else open = intersect(open, demand.days);
    if (open.length === 0) return false;
  }
  return counted;
};

const dayOfRight = ({ standing, whenToRetire }: Right): Day | null =>
  standing === 'notApplicable' ? null : whenToRetire;

const differs = (one: Judgement, other: Right): boolean => {
  if (one.standing !== other.standing) return true;
  const [day, otherDay] = [dayOfRight(one), dayOfRight(other)];
  return day !== null && otherDay !== null && Math.abs(day - otherDay) > TOLERATED_DAYS;
};

/**
 * The rules whose right stands otherwise, or more than 30 days apart, when time is counted the other way. `person`: the
 * case counted that way.
 */
export const otherCounts = (judgements: readonly Judgement[], person: Case): ReadonlyMap<Rule, OtherCount> => {
  const found = new Map<Rule, OtherCount>();
  const others = withCompulsoryExclusion<Right>(
    judgements.map((judgement) =>
      mayMove(judgement) ? rightOf(judgement.rule, person, judgement.demands) : judgement,
    ),
  );
  judgements.forEach((judgement, index) => {
    const other = others[index];
    if (other === undefined || !differs(judgement, other)) return;
    found.set(judgement.rule, {
      method: person.method,
      standing: other.standing,
      whenToRetire: dayOfRight(other),
    });
  });
  return found;
};

import { type Day, dayOf } from '../../units/day.ts';
import type { Gender } from '../rule/requirement.ts';

const LOWER_RATE_UNTIL: Day = dayOf('2005-12-31');

const UNTIL_2005 = { rate: 3.5, item: 'I' } as const;
const SINCE_2006 = { rate: 5, item: 'II' } as const;

/** Ages at which nothing is cut; five years less for a teacher. @see CF, art. 40, § 1, III, a, and § 5 (EC 20/1998) */
export const reductorReferenceAge = (gender: Gender, teacher: boolean): number =>
  (gender === 'Homem' ? 60 : 55) - (teacher ? 5 : 0);

export interface Reductor {
  /** A started year counts whole: the age is the completed one. */
  readonly yearsAnticipated: number;
  /** Percent for each of them. */
  readonly rate: number;
  /** Of art. 2, § 1: what sets the rate. */
  readonly item: 'I' | 'II';
  /** 17.5 for 17.5%. */
  readonly percent: number;
}

/**
 * Cut for each year by which the grant comes before the reference age: 3.5% when the requirements were complete until
 * 31/12/2005, 5% afterwards. The rate looks at completion, the years at the grant.
 *
 * @see EC 41/2003, art. 2, § 1
 */
export const ec41Reductor = (completedOn: Day, ageOnGrant: number, referenceAge: number): Reductor => {
  const yearsAnticipated = Math.max(0, referenceAge - ageOnGrant);
  const { rate, item } = completedOn <= LOWER_RATE_UNTIL ? UNTIL_2005 : SINCE_2006;
  return { yearsAnticipated, rate, item, percent: Math.min(100, yearsAnticipated * rate) };
};

/** Until when a person is planned for: how long they may work, and how long they may live. */
import { addMonths, type Day, elapsed, isoOf, monthOf } from '../../../units/day.ts';
import type { Month } from '../../../units/month.ts';
import type { GivenSurvival } from '../../input/input.ts';
import { survivalAt } from '../../tables/index.ts';

/**
 * The age at which a servant has to leave. The INSS forces nobody out, but nobody is planned for beyond it.
 * @see CF, arts. 40, § 1, II, and 201, § 16; LC 152/2015
 */
const LAST_AGE_IN_MONTHS = 75 * 12;

export interface LifeExpectancy {
  readonly years: number;
  /** null where the expectation was given. */
  readonly tableYear: number | null;
  readonly until: Day;
}

/** Of the age completed on a day, by the IBGE's table of both sexes; null where no table tells it. */
export const lifeExpectancyOf = (birth: Day, on: Day, givenSurvival?: GivenSurvival): LifeExpectancy | null => {
  const age = elapsed(birth, on).years;
  const given = givenSurvival?.[age];
  const found = given === undefined ? survivalAt(age, isoOf(on)) : { years: given, tableYear: null };
  if (found === null) return null;
  return { ...found, until: addMonths(on, Math.round(found.years * 12)) };
};

/** The last day on which a right is planned for: that of the compulsory retirement, else of the age of 75; never past. */
export const lastDayOfWork = (birth: Day, on: Day, compulsoryOn: Day | null): Day =>
  Math.max(on, compulsoryOn ?? addMonths(birth, LAST_AGE_IN_MONTHS));

/** The last month of work without an end: who has no right by 75 may still have one while living. */
export const lastMonthOfWork = (birth: Day, on: Day, givenSurvival?: GivenSurvival): Month =>
  monthOf(Math.max(lastDayOfWork(birth, on, null), lifeExpectancyOf(birth, on, givenSurvival)?.until ?? on));

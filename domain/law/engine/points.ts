/**
 * Age plus contribution time, by one convention for both regimes: each is written as years, months and days, and gives
 * y + m/12 + min(d, 30)/365. Compared exactly in whole units of 1/4380 of a point, so that 59 years 6 months and
 * 33 years 6 months are exactly 93. The amendment only says "in days" (EC 103/2019, art. 15, § 2): the basis is a choice.
 */
import { type Day, elapsed } from '../../units/day.ts';
import { type Span, spanOfDays } from '../../units/span.ts';
import { type Counter, daysOfUnits } from '../time/counter.ts';

const UNITS_PER_POINT = 4380;
const UNITS_PER_MONTH = 365;
const UNITS_PER_DAY_OF_MONTH = 12;

export type PointsFraction = 'days' | 'completeMonths';

/** One span as units of 1/4380 of a point. */
export const pointUnits = (span: Span, fraction: PointsFraction): number => {
  const months = UNITS_PER_POINT * span.years + UNITS_PER_MONTH * span.months;
  return fraction === 'days' ? months + UNITS_PER_DAY_OF_MONTH * Math.min(span.days, 30) : months;
};

/** Units as points, to four decimals: one unit is more than two ten-thousandths, so a missing day never rounds away. */
export const pointsOf = (units: number): number => Math.round((units * 10_000) / UNITS_PER_POINT) / 10_000;

export const unitsOfPoints = (points: number): number => Math.round(points * UNITS_PER_POINT);

/** Points held at the end of each day, in units of 1/4380 of a point. */
export const pointsCounter = (birth: Day, contribution: Counter, fraction: PointsFraction): Counter => ({
  at: (day) =>
    pointUnits(elapsed(birth, day), fraction) + pointUnits(spanOfDays(daysOfUnits(contribution.at(day))), fraction),
  falls: contribution.falls,
});

/** The minimum points of a place: a table that rises evenly, and its dated steps. */
import { firstDayOf, isoOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { rising } from '../rule/figures.ts';
import type { Gender, IsoDate, Steps } from '../rule/requirement.ts';

/** A pair as the statutes print it: homem, mulher. */
type Pair = readonly [man: number, woman: number];

/**
 * `points` from the first day of the month `from` ('YYYY-MM'), one more every `everyMonths` (12: a point a year; 24: one
 * every two years) up to `limits`.
 */
export interface PointsTable {
  readonly from: string;
  readonly points: Pair;
  readonly limits: Pair;
  readonly everyMonths: number;
  /** False where at least one number was inferred; the rule then carries 'Valor não confirmado na legislação local'. */
  readonly confirmed: boolean;
  /** The article by which the place took over the table of the União as it stands. */
  readonly adoptedBy?: string;
}

export interface PlacePoints {
  /** Where the figures stand, in Portuguese. */
  readonly source: string;
  /** What is doubtful, in Portuguese. */
  readonly note?: string;
  readonly servants: PointsTable;
  readonly teachers: PointsTable;
}

/** The required points, as dated steps; the first one also applies before its day. */
export const stepsOfPoints = (table: PointsTable, gender: Gender): Steps => {
  const index = gender === 'Homem' ? 0 : 1;
  const start = parseMonth(table.from);
  const dayOfMonth = (month: number): IsoDate => isoOf(firstDayOf(month));
  return rising({
    start: table.points[index],
    from: dayOfMonth(start),
    firstRise: dayOfMonth(start + table.everyMonths),
    everyMonths: table.everyMonths,
    by: 1,
    limit: table.limits[index],
  });
};

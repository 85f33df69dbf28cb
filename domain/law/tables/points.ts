import { firstDayOf, isoOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { fold } from '../../words/format.ts';
import { rising } from '../rule/figures.ts';
import type { Gender, IsoDate, Steps } from '../rule/rule.ts';
import {
  type CareerType,
  DEFAULT_POINTS,
  FIXED_SPECIAL_POINTS,
  type PlacePoints,
  POINTS_OF_PLACES,
  type PointsTable,
} from './points-data.ts';

/** 'Joinville-SC', 'joinville-sc', 'MG' → the key of the tables. */
const keyOf = (place: string): string => fold(place).replaceAll(' ', '-');

/** A city without a table of its own takes the default, never the table of its state's servants. */
const placePoints = (place: string | null): PlacePoints =>
  (place === null ? undefined : POINTS_OF_PLACES[keyOf(place)]) ?? DEFAULT_POINTS;

const tableOf = (place: string | null, gender: Gender, careerType: CareerType): PointsTable => {
  const found = placePoints(place)[gender][careerType] ?? DEFAULT_POINTS[gender][careerType];
  return found ?? FIXED_SPECIAL_POINTS;
};

/**
 * Points asked for, as dated steps; the first one holds before its day too. `place` as the rules name it ('mg',
 * 'joinville-sc'), null or unknown for the default table.
 */
export const pointSteps = (place: string | null, gender: Gender, careerType: CareerType): Steps => {
  const { from, points, limit, everyMonths } = tableOf(place, gender, careerType);
  const start = parseMonth(from);
  return rising({
    start: points,
    from: isoOf(firstDayOf(start)),
    firstRise: isoOf(firstDayOf(start + everyMonths)),
    everyMonths,
    by: 1,
    limit,
  });
};

/** Points asked for on a day 'YYYY-MM-DD'. */
export const minimumPoints = (place: string | null, gender: Gender, careerType: CareerType, date: IsoDate): number => {
  const { from, points, limit, everyMonths } = tableOf(place, gender, careerType);
  const risen = Math.floor((parseMonth(date) - parseMonth(from)) / everyMonths);
  return Math.min(limit, points + Math.max(0, risen));
};

/** False when a number of the table was inferred. */
export const pointsConfirmed = (place: string | null, gender: Gender, careerType: CareerType): boolean =>
  tableOf(place, gender, careerType).confirmed;

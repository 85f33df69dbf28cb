import type { PointsTable } from '../../../domain/api/points-tables.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { formatQuantity } from '../../../domain/words/quantities.ts';
import { pointsTexts } from './texts.ts';

export type Gender = PointsTable['gender'];

/** The points from a day on, of both genders. */
export interface PointsRow {
  from: string;
  points: Record<Gender, number | null>;
}

const inForceOn = (table: PointsTable | undefined, day: string): number | null =>
  table?.steps.findLast(({ from }) => from <= day)?.points ?? null;

/** Both tables of a career on the same lines, one for each day on which either moves. */
export const rowsOf = (tables: readonly PointsTable[]): PointsRow[] => {
  const of = (gender: Gender) => tables.find((table) => table.gender === gender);
  const days = new Set(tables.flatMap(({ steps }) => steps.map(({ from }) => from)));
  return [...days].sort().map((from) => ({
    from,
    points: { Mulher: inForceOn(of('Mulher'), from), Homem: inForceOn(of('Homem'), from) },
  }));
};

/** The line in force on a day. */
const rowOn = (rows: readonly PointsRow[], day: string): string | undefined =>
  rows.findLast(({ from }) => from <= day)?.from;

/** What is said beside the lines that concern the client: the points held on the day of the card, and the day of the right. */
export const ownMarks = (rows: readonly PointsRow[], rule: Rule, name: string): ReadonlyMap<string, string[]> => {
  const marks = new Map<string, string[]>();
  const mark = (day: string, text: string): void => {
    const row = rowOn(rows, day);
    if (row !== undefined) marks.set(row, [...(marks.get(row) ?? []), text]);
  };
  const asked = rule.requirements.find(({ requirement }) => requirement === 'points');
  if (asked !== undefined) {
    mark(rule.measuredOn, pointsTexts.own(name, formatQuantity('points', asked.held), formatDate(rule.measuredOn)));
    if (asked.heldOnCalculationDate !== undefined) {
      const today = formatQuantity('points', asked.heldOnCalculationDate);
      mark(rule.calculationDate, pointsTexts.own(name, today, formatDate(rule.calculationDate)));
    }
  }
  const { whenToRetire } = rule;
  if (whenToRetire !== null && whenToRetire > rule.calculationDate) {
    mark(whenToRetire, pointsTexts.rightOn(formatDate(whenToRetire)));
  }
  return marks;
};

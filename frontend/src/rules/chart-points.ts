import type { Rule, RulesAnswer } from '../../../domain/api/rules.ts';

/** A right and what it is worth, on the day on which it is, or was, complete. */
export interface Point {
  time: number;
  value: number;
  modality: string;
}

const pointOf = ({ whenToRetire, estimatedBenefit, modality }: Rule): Point[] =>
  whenToRetire === null || estimatedBenefit === null
    ? []
    : [{ time: Date.parse(whenToRetire), value: estimatedBenefit, modality }];

export const pointsOf = (answer: RulesAnswer): Point[] =>
  [...answer.applicableRules, ...answer.futureRules].flatMap(pointOf);

const mostTicks = 8;
const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** The first of January of the years around the points, evenly apart and few enough to be read. */
export const yearTicks = (points: readonly Point[]): number[] => {
  const years = points.map(({ time }) => yearOf(time));
  const first = Math.min(...years);
  const span = Math.max(...years) + 1 - first;
  const apart = Math.max(1, Math.ceil(span / (mostTicks - 1)));
  return Array.from({ length: Math.ceil(span / apart) + 1 }, (_, tick) => Date.UTC(first + tick * apart, 0, 1));
};

/** Which step stands before which. */
import type { NextStep } from '../api/next-steps.ts';
import { isNotWorthIt, UNDERTAKEN } from '../words/next-steps.ts';

/** What comes first whatever it brings: whether and what to ask for, and whether to go on paying. */
const PLACES: readonly NextStep['kind'][] = ['request', 'noNeed', 'contribute'];

/** Of what is at risk the loss; what is undertaken at a loss comes last. */
const weight = (step: NextStep, beside: number): number => {
  const { kind, effect } = step;
  if (effect === null) return beside;
  const sum = step.sameDay ?? effect.balance;
  if (isNotWorthIt(step) || (UNDERTAKEN.includes(kind) && (sum ?? 0) < 0)) return 0;
  return Math.abs(sum ?? 0) + Math.abs(effect.soonerByDays ?? 0) + 1;
};

/** What is had beside the right, as one of the other regime, takes its turn by what it brings. */
const placeOf = ({ kind }: NextStep, beside: number | undefined): number => {
  const place = PLACES.indexOf(kind);
  return place < 0 || beside !== undefined ? PLACES.length : place;
};

export interface Weighed {
  readonly step: NextStep;
  /** BRL that it brings beside the right; undefined where it brings nothing of the kind. */
  readonly beside: number | undefined;
}

export const mostEffectiveFirst = (steps: readonly Weighed[]): NextStep[] =>
  steps
    .map(({ step, beside }) => ({ step, place: placeOf(step, beside), weight: weight(step, beside ?? 0) }))
    .sort((one, other) => one.place - other.place || other.weight - one.weight)
    .map(({ step }) => step);

/** Which step stands before which. */
import type { NextStep } from '../api/next-steps.ts';
import { isNotWorthIt, mostInLife, takenBy, UNDERTAKEN } from '../words/step-groups.ts';

/** What comes first whatever it brings: whether and what to ask for, what makes that an earlier day, and whether to go on paying. */
const PLACES: readonly (NextStep['kind'] | 'sooner')[] = ['request', 'sooner', 'noNeed', 'contribute'];

export interface Weighed {
  readonly step: NextStep;
  /** BRL that it brings beside the right; undefined where it brings nothing of the kind. */
  readonly beside: number | undefined;
  /** BRL that stand for its effect, where that is not measured against the first right. */
  readonly weighs: number | undefined;
}

/** Of what is at risk the loss; what is undertaken at a loss comes last. */
const weight = ({ step, beside = 0, weighs }: Weighed): number => {
  const { kind, effect } = step;
  if (weighs !== undefined) return weighs;
  if (isNotWorthIt(step)) return 0;
  if (effect === null) return beside;
  const sum = mostInLife(step);
  if (UNDERTAKEN.includes(kind) && (sum ?? 0) < 0) return 0;
  return Math.abs(sum ?? 0) + Math.abs(effect.soonerByDays ?? 0) + 1;
};

/** Whoever does it need not go on paying until the right that the facts have. */
const bringsSooner = (step: NextStep): boolean =>
  UNDERTAKEN.includes(step.kind) &&
  !isNotWorthIt(step) &&
  (step.effect?.soonerByDays ?? 0) > 0 &&
  (step.effect?.balance ?? 0) > 0;

/** What is had beside the right, as one of the other regime, takes its turn by what it brings. */
const placeOf = (step: NextStep, beside: number | undefined): number => {
  const kind = bringsSooner(step) ? 'sooner' : step.kind;
  const place = PLACES.indexOf(kind);
  return place < 0 || (beside !== undefined && kind !== 'sooner') ? PLACES.length : place;
};

/** Of equal ones first what takes least from the other regime. */
export const mostEffectiveFirst = (steps: readonly Weighed[]): NextStep[] =>
  steps
    .map((one) => ({ step: one.step, place: placeOf(one.step, one.beside), weight: weight(one) }))
    .sort(
      (one, other) => one.place - other.place || other.weight - one.weight || takenBy(other.step) - takenBy(one.step),
    )
    .map(({ step }) => step);

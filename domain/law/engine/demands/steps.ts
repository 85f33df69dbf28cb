/** Figures that move with the calendar, read on a day and searched step by step. */
import { BEGINNING_OF_TIME, type Day, dayOf, END_OF_TIME } from '../../../units/day.ts';
import { forGender } from '../../rule/figures.ts';
import type { ByGender, Figure, Gender } from '../../rule/requirement.ts';
import { type Stretch, union } from '../../time/stretch.ts';

export interface Step {
  readonly value: number;
  readonly days: Stretch;
}

const stepsOfFigures = new WeakMap<object, readonly Step[]>();

/** The steps of a figure, the first from the beginning of time and the last to its end. */
export const stepsOf = (figure: ByGender<Figure>, gender: Gender): readonly Step[] => {
  const own = forGender(figure, gender);
  if (typeof own === 'number') return [{ value: own, days: { from: BEGINNING_OF_TIME, to: END_OF_TIME } }];
  const made = stepsOfFigures.get(own);
  if (made !== undefined) return made;
  const steps = own.map((step, index): Step => {
    const next = own[index + 1];
    return {
      value: step.value,
      days: {
        from: index === 0 ? BEGINNING_OF_TIME : dayOf(step.from),
        to: next === undefined ? END_OF_TIME : dayOf(next.from) - 1,
      },
    };
  });
  stepsOfFigures.set(own, steps);
  return steps;
};

export const valueOn = (steps: readonly Step[], day: Day): number => {
  let value = steps[0]?.value ?? 0;
  for (const step of steps) if (step.days.from <= day) value = step.value;
  return value;
};

/** The days on which a requirement holds, each step searched within its own days. */
export const daysOfSteps = (
  steps: readonly Step[],
  holding: (value: number, within: Stretch) => readonly Stretch[],
): readonly Stretch[] => {
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return holding(only.value, only.days);
  return union(steps.flatMap((step) => holding(step.value, step.days)));
};

/** Whoever asks first, and certifies or pays afterwards, keeps the lesser retirement: the first step names what comes before it. */
import type { NextStep } from '../api/next-steps.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { formatMoney } from '../words/format.ts';
import { isNotWorthIt, mostInLife, UNDERTAKEN } from '../words/step-groups.ts';
import { KEPT_ONCE_RECEIVED } from './wait.ts';

/** It raises the right that can be asked for today, by what is recorded: whether somebody worked in months unpaid nobody knows here. */
const raisesToday = (step: NextStep): boolean =>
  UNDERTAKEN.includes(step.kind) &&
  step.kind !== 'late' &&
  step.effect?.soonerByDays === 0 &&
  (step.effect.gain ?? 0) > 0 &&
  (mostInLife(step) ?? 0) > 0 &&
  !isNotWorthIt(step);

const textOf = (steps: readonly NextStep[]): string => {
  const [most, ...others] = steps.toSorted((one, other) => (mostInLife(other) ?? 0) - (mostInLife(one) ?? 0));
  if (most === undefined) return '';
  const more =
    others.length === 0
      ? ''
      : ` Veja também ${others.length === 1 ? 'o outro passo' : `os outros ${others.length} passos`} que o ${others.length === 1 ? 'aumenta' : 'aumentam'}.`;
  return ` Antes de pedir, veja o passo “${most.title}”: são ${formatMoney(most.effect?.gain ?? 0)} a mais por mês.${more}`;
};

/** The steps, with what is to be done before asking said in the one that says to ask. */
export const withWhatComesBefore = (steps: readonly NextStep[], { first, person }: Plan): NextStep[] => {
  const before = textOf(steps.filter(raisesToday));
  if (before === '' || first === null || first.day > person.calculationDate) return [...steps];
  return steps.map((step) => {
    if (step.id !== 'request') return step;
    const kept = person.regimeType === 'RGPS' && !step.text.includes(KEPT_ONCE_RECEIVED) ? KEPT_ONCE_RECEIVED : '';
    return { ...step, text: `${step.text}${before}${kept}` };
  });
};

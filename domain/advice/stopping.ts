/** What whoever stops paying receives: now, or as soon as only the age is missing. */
import { bestOn } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { type Day, isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { sightOf } from './candidate.ts';

const worthOf = (facts: Plan, value: number, day: Day): string =>
  `${headlineMoney(value, isoOf(day), sightOf(facts))} por mês`;

/** Of stopping now: the first right is another one, later, and on its day whoever went on has more. */
export const stoppedNowText = (facts: Plan, right: Plan['first']): string => {
  if (right === null) return ' Se parar agora, esse direito não se completa.';
  const { first, named } = facts;
  if (first === null || right.day <= first.day || right.value === null) return '';
  const had = bestOn(right.day, named);
  if (had === null || had.value <= right.value) return '';
  return ` Parando agora, o primeiro direito passa a vir em ${formatDate(isoOf(right.day))}, ${worthOf(facts, right.value, right.day)}; quem segue contribuindo tem nesse dia ${worthOf(facts, had.value, right.day)}.`;
};

/** Of stopping once only the age is missing: the right comes on its day, and its value supposed the pay until then. */
export const stoppedEarlyText = (facts: Plan, stopped: Plan['first'], on: Day): string => {
  const { first } = facts;
  if (first === null || first.value === null || stopped === null || stopped.value === null) return '';
  if (stopped.day !== first.day || stopped.value >= first.value) return '';
  return ` O valor de ${worthOf(facts, first.value, first.day)} supõe contribuir até ${formatDate(isoOf(first.day))}: parando em ${formatDate(isoOf(on))} seria de ${worthOf(facts, stopped.value, first.day)}.`;
};

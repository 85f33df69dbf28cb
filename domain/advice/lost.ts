/** What a proof is for where the first right is had without it. */
import { bestOn } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';

/** Of the rights that would pay more on their day than what is had without the proof, the one that pays most; else empty. */
export const lostText = ({ named, person }: Plan, without: Plan | null): string => {
  const left = without?.named ?? [];
  const lost = named
    .map((right) => ({ right, value: right.on(right.from) ?? 0 }))
    .filter(({ right: { from }, value }) => value > (bestOn(from, left)?.value ?? 0))
    .toSorted((one, other) => other.value - one.value);
  const [most] = lost;
  if (most === undefined) return '';
  const { judgement, from } = most.right;
  const day = isoOf(from);
  const worth = most.value === 0 ? '' : `, ${headlineMoney(most.value, day, isoOf(person.calculationDate))} por mês`;
  return ` O primeiro direito não depende da prova; sem ela não há, em ${formatDate(day)}, “${judgement.rule.modality}”${worth}.`;
};

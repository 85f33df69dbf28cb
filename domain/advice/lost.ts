/** What a proof is for where the first right is had without it. */
import { disputedIn } from '../law/engine/outlook/disputed.ts';
import { bestOn } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';

/** A reading open in the courts, or of a text, that hangs on the proof; empty where there is none. */
const lostReading = (facts: Plan, without: Plan | null): string => {
  const [most] = disputedIn(facts);
  const left = without === null ? [] : disputedIn(without);
  if (most === undefined || left.some(({ ruleId }) => ruleId === most.ruleId)) return '';
  return ` O primeiro direito não depende da prova; a outra leitura, de “${most.modality}”, depende dela.`;
};

/** Of the rights that would pay more on their day than what is had without the proof, the one that pays most; else empty. */
export const lostText = (facts: Plan, without: Plan | null): string => {
  const { named, person } = facts;
  const left = without?.named ?? [];
  const lost = named
    .map((right) => ({ right, value: right.on(right.from) ?? 0 }))
    .filter(({ right: { from }, value }) => value > (bestOn(from, left)?.value ?? 0))
    .toSorted((one, other) => other.value - one.value);
  const [most] = lost;
  if (most === undefined) return lostReading(facts, without);
  const { judgement, from } = most.right;
  const day = isoOf(from);
  const worth = most.value === 0 ? '' : `, ${headlineMoney(most.value, day, isoOf(person.calculationDate))} por mês`;
  return ` O primeiro direito não depende da prova; sem ela não há, em ${formatDate(day)}, “${judgement.rule.modality}”${worth}.`;
};

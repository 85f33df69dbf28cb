/** Readings open in the courts, or of a text, that would bring more, or earlier, than what is named. */

import type { DisputedReading } from '../../../api/outlook.ts';
import { isoOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { isReadingOfText } from '../../rule/reading-of-text.ts';
import { bestOn, type Held, isVariant } from './held.ts';
import type { Plan } from './plan.ts';

/** What one reading of a right gives on the first day on which it could be asked for. */
const reading = (plan: Plan, right: Held, name: string, value: number | null): DisputedReading[] => {
  const { first, named } = plan;
  const { from, judgement } = right;
  const settled = bestOn(from, named)?.value ?? null;
  const gain = value === null || settled === null ? null : reaisOf(centsOf(value) - centsOf(settled));
  const soonerByDays = first === null ? null : first.day - from;
  if (first !== null && (soonerByDays ?? 0) <= 0 && (gain ?? 0) <= 0) return [];
  const { id: ruleId, modality } = judgement.rule;
  const ofText = isReadingOfText(judgement.rule) ? ({ readingOfText: true } as const) : {};
  return [{ ruleId, modality, reading: name, from: isoOf(from), value, gain, soonerByDays, ...ofText }];
};

const byWorth = (one: DisputedReading, other: DisputedReading): number =>
  (other.gain ?? other.value ?? 0) - (one.gain ?? one.value ?? 0) || one.from.localeCompare(other.from);

/** The ones that bring most first. */
export const disputedIn = (plan: Plan): DisputedReading[] =>
  plan.held
    .filter(plan.isMeasured)
    .flatMap((right): DisputedReading[] => {
      const estimate = right.estimateOn(right.from);
      if (isVariant(right)) return reading(plan, right, right.judgement.rule.modality, estimate?.value ?? null);
      if (!plan.named.includes(right)) return [];
      return (estimate?.logs ?? []).slice(1).flatMap(({ name, value }) => reading(plan, right, name, value));
    })
    .sort(byWorth);

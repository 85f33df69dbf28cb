/** Readings open in the courts, or of a text, that would bring more, or earlier, than what is named. */

import type { DisputedReading } from '../../../api/outlook.ts';
import { dayOf, isoOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { isConfirmed } from '../../rule/confirmed.ts';
import { isReadingOfText } from '../../rule/reading-of-text.ts';
import { totalOf } from '../choice/choice.ts';
import { bestOn, type Held, isVariant } from './held.ts';
import type { Plan } from './plan.ts';

/** What one reading of a right gives on the first day on which it could be asked for. */
const reading = (plan: Plan, right: Held, name: string, value: number | null): DisputedReading[] => {
  const { first, named, person } = plan;
  const { from, judgement } = right;
  const settled = bestOn(from, named)?.value ?? null;
  const gain = value === null || settled === null ? null : reaisOf(centsOf(value) - centsOf(settled));
  const soonerByDays = first === null ? null : first.day - from;
  if (first !== null && (soonerByDays ?? 0) <= 0 && (gain ?? 0) <= 0) return [];
  const { id: ruleId, modality } = judgement.rule;
  const confirmed = isConfirmed(judgement.rule, person.regime);
  const ofText = isReadingOfText(judgement.rule) ? ({ readingOfText: true } as const) : {};
  return [{ ruleId, modality, reading: name, from: isoOf(from), value, gain, soonerByDays, confirmed, ...ofText }];
};

const byWorth = (one: DisputedReading, other: DisputedReading): number =>
  (other.gain ?? other.value ?? 0) - (one.gain ?? one.value ?? 0) || one.from.localeCompare(other.from);

/** What is received in life by a reading, beyond the best without it: asking on the first day, or on that of the reading. */
const addedInLife = ({ life, first, named, choiceOf }: Plan, { from, value }: DisputedReading): number => {
  const asked = { day: dayOf(from), value };
  const totals = [first, bestOn(asked.day, named), asked].map((one) =>
    life === null || one === null || one.value === null
      ? null
      : totalOf(choiceOf({ day: one.day, value: one.value }), life.until),
  );
  const [ofFirst = null, ofSettled = null, ofReading = null] = totals;
  if (ofReading === null) return Number.NEGATIVE_INFINITY;
  return ofReading - Math.max(ofFirst ?? 0, ofSettled ?? 0);
};

/** A reading of a day after the first right, by which no more is received in life than by the best choice without it. */
export const isBehindBest = (plan: Plan, { from, value }: DisputedReading): boolean => {
  const { first, life, bestInLife, choiceOf } = plan;
  const day = dayOf(from);
  if (first === null || day <= first.day) return false;
  const total = value === null || life === null ? null : totalOf(choiceOf({ day, value }), life.until);
  return total === null || total <= (bestInLife()?.total ?? Number.POSITIVE_INFINITY);
};

/** The ones that bring most first: a reading that pays more years later may be worth less than asking today. */
export const disputedIn = (plan: Plan): DisputedReading[] => {
  const found = readingsIn(plan).map((one) => ({ one, added: addedInLife(plan, one) }));
  const byAdded = (a: number, b: number): number => (a === b ? 0 : b - a);
  return found.sort((a, b) => byAdded(a.added, b.added) || byWorth(a.one, b.one)).map(({ one }) => one);
};

const readingsIn = (plan: Plan): DisputedReading[] =>
  plan.held.filter(plan.isMeasured).flatMap((right): DisputedReading[] => {
    const estimate = right.estimateOn(right.from);
    if (isVariant(right)) return reading(plan, right, right.judgement.rule.modality, estimate?.value ?? null);
    if (!plan.named.includes(right)) return [];
    return (estimate?.logs ?? []).slice(1).flatMap(({ name, value }) => reading(plan, right, name, value));
  });

/** Until when a right asks for contributions, and what comes with time alone. */
import type { Plan } from '../law/engine/outlook/plan.ts';
import { type Day, firstDayOf, lastDayOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear } from '../units/month.ts';

/** What only the passing of time completes. */
const GROWS_ALONE: ReadonlySet<string> = new Set(['age']);

/** The day on which the last requirement that asks for contributions is met; null where only the age is missing. */
export const contributedUntil = ({ first, held, person }: Plan): Day | null => {
  const judgement = held.find((right) => right.judgement.rule.id === first?.ruleId)?.judgement;
  const days = (judgement?.demands ?? []).flatMap(({ key, gate }, place) => {
    const metOn = judgement?.metOn[place] ?? null;
    return gate || GROWS_ALONE.has(key) || metOn === null || metOn <= person.calculationDate ? [] : metOn;
  });
  return days.length === 0 ? null : Math.max(...days);
};

/** The last day of the month, where the right comes after the next one has begun; else null. */
const endOfMonth = (until: Day, { first }: Plan): Day | null => {
  const last = lastDayOf(monthOf(until));
  return first !== null && last < firstDayOf(monthOf(first.day)) - 1 ? last : null;
};

/** The last day of the month with which nothing is missing that contributions complete; null where the right comes with it. */
export const contributedEnoughOn = (plan: Plan): Day | null => {
  const until = contributedUntil(plan);
  return until === null ? null : endOfMonth(until, plan);
};

/** The same of whoever begins to pay on the calculation date, whose first month may be all that was missing. */
export const paidEnoughOn = (plan: Plan): Day | null =>
  endOfMonth(contributedUntil(plan) ?? plan.person.calculationDate, plan);

/** The contribution of the month in which the right is complete falls due afterwards; empty where the right comes without it. */
export const lastContributionText = (plan: Plan): string => {
  const until = contributedUntil(plan);
  if (plan.first === null || until === null || monthOf(until) !== monthOf(plan.first.day)) return '';
  return ` A contribuição de ${formatMonthOfYear(monthOf(until))}, que completa o direito, vence depois desse dia e não está no custo.`;
};

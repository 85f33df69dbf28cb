/** Until when a right asks for contributions, and what comes with time alone. */
import type { Plan } from '../law/engine/outlook/plan.ts';
import { type Day, firstDayOf, lastDayOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear } from '../units/month.ts';

/** What only the passing of time completes. */
const GROWS_ALONE: ReadonlySet<string> = new Set(['age']);

/** The requirements of the first right that ask for contributions to come, each with the day on which it is met. */
const toContribute = ({ first, held, person }: Plan): { readonly key: string; readonly metOn: Day }[] => {
  const judgement = held.find((right) => right.judgement.rule.id === first?.ruleId)?.judgement;
  return (judgement?.demands ?? []).flatMap(({ key, gate }, place) => {
    const metOn = judgement?.metOn[place] ?? null;
    return gate || GROWS_ALONE.has(key) || metOn === null || metOn <= person.calculationDate ? [] : { key, metOn };
  });
};

/** The day on which the last requirement that asks for contributions is met; null where only the age is missing. */
export const contributedUntil = (plan: Plan): Day | null => {
  const days = toContribute(plan).map(({ metOn }) => metOn);
  return days.length === 0 ? null : Math.max(...days);
};

/** The time is complete: what is missing grows with the age too. */
export const lacksOnlyPoints = (plan: Plan): boolean => toContribute(plan).every(({ key }) => key === 'points');

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

const DAYS_OF_YEAR = 365;
const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;

/** Months that are missing to the next whole year of the contribution that the first right counts. */
const monthsToWholeYear = ({ first, held, person }: Plan): number | null => {
  const judgement = held.find((right) => right.judgement.rule.id === first?.ruleId)?.judgement;
  const time = judgement?.demands.find(({ key }) => key === 'contribution')?.heldOn(person.calculationDate) ?? null;
  if (time === null || typeof time !== 'object') return null;
  return Math.ceil((DAYS_OF_YEAR - time.months * DAYS_OF_MONTH - time.days) / DAYS_OF_MONTH);
};

/**
 * Of whoever pays from the calculation date on: the last days of the months that complete a year before the first right, the
 * earliest first. A value grows with whole years.
 */
export const wholeYearEnds = (plan: Plan): readonly Day[] => {
  const { first, person } = plan;
  const missing = monthsToWholeYear(plan);
  if (first === null || missing === null) return [];
  const next = monthOf(person.calculationDate) + missing - 1;
  const years = Math.max(0, Math.ceil((monthOf(first.day) - 1 - next) / MONTHS_OF_YEAR));
  return Array.from({ length: years }, (_, year) => lastDayOf(next + year * MONTHS_OF_YEAR));
};

/** Months of contribution that the first right could do without on its day, at most so many. */
export const monthsToSpare = ({ first, held }: Plan, most: number): number => {
  const judgement = held.find((right) => right.judgement.rule.id === first?.ruleId)?.judgement;
  if (first === null || judgement === undefined) return 0;
  const demands = judgement.demands.filter(({ gate, key }) => !gate && !GROWS_ALONE.has(key));
  let [spare, beyond] = [0, most + 1];
  while (spare + 1 < beyond) {
    const months = (spare + beyond) >> 1;
    if (demands.every(({ metWithout }) => metWithout(first.day, months))) spare = months;
    else beyond = months;
  }
  return spare;
};

/** The contribution of the month in which the right is complete falls due afterwards; empty where the right comes without it. */
export const lastContributionText = (plan: Plan): string => {
  const until = contributedUntil(plan);
  if (plan.first === null || until === null || monthOf(until) !== monthOf(plan.first.day)) return '';
  return ` A contribuição de ${formatMonthOfYear(monthOf(until))}, que completa o direito, vence depois desse dia e não está no custo.`;
};

/** What a reading open in the courts, or of a text, gives beside the right that the answer names. */
import type { Rule, RulesAnswer } from '../api/rules.ts';
import { dayOf } from '../units/day.ts';
import { headlineDifference, headlineMoney } from './far-ahead.ts';
import { formatCount, formatDate, formatMoney } from './format.ts';
import { byOtherReading, hangsOn } from './other-reading.ts';
import { canBeChosen, isSettled, namedFirst, soonest } from './ranked-rights.ts';

interface Reading {
  readonly rule: Rule;
  readonly value: number;
}

/** The other readings of a value: the first log is the estimate. */
const otherReadings = (rule: Rule): Reading[] =>
  rule.benefitLogs.slice(1).flatMap(({ value }) => (value === null ? [] : [{ rule, value }]));

/** Rules that are other readings, and other readings of the value of rules. */
const readingsIn = (rules: readonly Rule[]): Reading[] => [
  ...rules
    .filter((rule) => !isSettled(rule))
    .flatMap((rule) => (rule.estimatedBenefit === null ? [] : [{ rule, value: rule.estimatedBenefit }])),
  ...rules.filter(isSettled).flatMap(otherReadings),
];

const byWorth = (one: Reading, other: Reading): number =>
  other.value - one.value || (one.rule.whenToRetire ?? '').localeCompare(other.rule.whenToRetire ?? '');

const daysBefore = (from: string, day: string): string => {
  const days = dayOf(day) - dayOf(from);
  return `${formatCount(days)} ${days === 1 ? 'dia' : 'dias'} antes`;
};

/** With the first right to come, or before it: what pays more, else what comes earlier. */
const aheadText = ({ futureRules }: Pick<RulesAnswer, 'futureRules'>): string => {
  const named = namedFirst({ applicableRules: [], futureRules: futureRules.filter(isSettled) });
  const day = named?.whenToRetire ?? null;
  if (named === null || day === null || !canBeChosen(named)) return '';
  const now = named.estimatedBenefit;
  const readings = readingsIn(futureRules.filter(({ whenToRetire }) => whenToRetire !== null && whenToRetire <= day));
  const isMore = ({ value }: Reading): boolean => now !== null && value > now;
  const isEarlier = ({ rule }: Reading): boolean => (rule.whenToRetire ?? day) < day;
  const [most] = [...readings.filter(isMore).toSorted(byWorth), ...readings.filter(isEarlier).toSorted(byWorth)];
  if (most === undefined) return '';
  const { rule, value } = most;
  const from = rule.whenToRetire ?? day;
  const worth = headlineMoney(value, from, rule);
  const given = isEarlier(most)
    ? `em ${formatDate(from)}, ${daysBefore(from, day)}, ${worth} por mês`
    : `${worth} no primeiro dia, ${headlineDifference(Math.round((value - (now ?? 0)) * 100) / 100, from, rule.calculationDate)} a mais por mês`;
  return ` ${byOtherReading(rule)}, ${given} (${rule.ruleLaw}): ${hangsOn(rule)}.`;
};

/** That there is a right at all, or how much more a month: today, else with the first right to come. */
export const disputedText = ({ applicableRules, futureRules }: RulesAnswer): string => {
  if (applicableRules.length === 0) return aheadText({ futureRules });
  const settled = applicableRules.filter(isSettled);
  const first = soonest(applicableRules);
  if (first !== null && settled.length === 0) {
    const worth = first.estimatedBenefit === null ? '' : `, ${formatMoney(first.estimatedBenefit)} por mês`;
    return ` ${byOtherReading(first)}, já pode desde ${formatDate(first.whenToRetire)} (${first.ruleLaw})${worth}: ${hangsOn(first)}.`;
  }
  const [most] = readingsIn(applicableRules).toSorted(byWorth);
  const now = namedFirst({ applicableRules: settled, futureRules: [] })?.estimatedBenefit ?? null;
  if (most === undefined || now === null || most.value <= now) return '';
  const more = formatMoney(Math.round((most.value - now) * 100) / 100);
  return ` ${byOtherReading(most.rule)}, ${formatMoney(most.value)}, ${more} a mais por mês pedindo hoje (${most.rule.ruleLaw}; completa em ${formatDate(most.rule.whenToRetire)}): ${hangsOn(most.rule)}.`;
};

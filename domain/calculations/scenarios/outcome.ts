/** What the rules say about a calculation, in one line, and what one line is worth against another. */
import type { Rule, RulesAnswer } from '../../api/rules.ts';
import type { ComparedScenario, ScenarioOutcome, ScenarioRight } from '../../api/scenarios.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { canBeChosen } from '../../words/answer.ts';
import { type Charge, costUntil } from './charges.ts';

const rightOf = ({ id, modality, description, whenToRetire, estimatedBenefit }: Rule, day: string): ScenarioRight[] => {
  if (whenToRetire === null) return [];
  const from = whenToRetire < day ? day : whenToRetire;
  return [{ ruleId: id, modality, description, date: whenToRetire, from, value: estimatedBenefit }];
};

/** The highest value first, of equal ones the one that was complete earlier, as above the cards. */
const byValue = (one: ScenarioRight, other: ScenarioRight): number =>
  (other.value ?? 0) - (one.value ?? 0) || one.date.localeCompare(other.date) || one.ruleId.localeCompare(other.ruleId);

/** Of two that can be asked for on the same day the one that was complete earlier, as above the cards, then that of more value. */
const bySoonest = (one: ScenarioRight, other: ScenarioRight): number =>
  one.from.localeCompare(other.from) || one.date.localeCompare(other.date) || byValue(one, other);

/** The best of those that somebody chooses; where there are none, of those that come by themselves. */
const bestOf = (rules: readonly Rule[], day: string): ScenarioRight | null => {
  const chosen = rules.filter((rule) => canBeChosen(rule) && rule.estimatedBenefit !== null);
  const rights = (chosen.length > 0 ? chosen : rules).flatMap((rule) => rightOf(rule, day));
  return rights.filter(({ value }) => value !== null).toSorted(byValue)[0] ?? null;
};

/** `day` is the calculation date. Readings of a rule that are open in the courts are left out: nobody plans by them unseen. */
export const outcomeOf = ({ applicableRules, futureRules, missingData }: RulesAnswer, day: string): ScenarioOutcome => {
  const settled = [...applicableRules, ...futureRules].filter(({ variantOf }) => variantOf === null);
  const rights = settled.flatMap((rule) => rightOf(rule, day));
  return {
    calculationDate: day,
    soonest: rights.toSorted(bySoonest)[0] ?? null,
    best: bestOf(settled, day),
    applicableRules: applicableRules.filter(({ variantOf }) => variantOf === null).length,
    futureRules: futureRules.filter(({ variantOf }) => variantOf === null).length,
    missingData,
  };
};

type Compared = Pick<ComparedScenario, 'cost' | 'costs' | 'gain' | 'recoveredInMonths' | 'soonerByDays'>;

const recovery = (cost: number | null, gain: number | null): number | null => {
  if (cost === null || gain === null) return null;
  if (cost === 0) return 0;
  return gain > 0 ? Math.ceil(centsOf(cost) / centsOf(gain)) : null;
};

/** A scenario against the facts: what it costs until its right, what it brings a month, and when that has paid for it. */
export const against = (facts: ScenarioOutcome, outcome: ScenarioOutcome, charges: readonly Charge[]): Compared => {
  const right = outcome.best ?? outcome.soonest;
  const costs = right === null ? [] : charges.map((charge) => costUntil(charge, dayOf(right.from)));
  const cost = right === null ? null : sumOf(costs.map(({ total }) => total));
  const [before, after] = [facts.best?.value ?? null, outcome.best?.value ?? null];
  const gain = before === null || after === null ? null : reaisOf(centsOf(after) - centsOf(before));
  const [early, late] = [outcome.soonest, facts.soonest];
  return {
    cost,
    costs,
    gain,
    recoveredInMonths: recovery(cost, gain),
    soonerByDays: early === null || late === null ? null : dayOf(late.from) - dayOf(early.from),
  };
};

/** Nothing is known of a sum of which a part is not known. */
const sumOf = (amounts: readonly (number | null)[]): number | null => {
  let cents = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    cents += centsOf(amount);
  }
  return reaisOf(cents);
};

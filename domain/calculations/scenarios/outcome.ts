/** What a set of facts comes to in one line, and what one line is worth against another. Everything is measured by the plan. */

import type { ScenarioComparison, ScenarioOutcome } from '../../api/scenario-comparison.ts';
import { retiredSinceOf } from '../../law/engine/answer/retired.ts';
import { missingDataOf } from '../../law/engine/evaluate.ts';
import { disputedIn } from '../../law/engine/outlook/disputed.ts';
import { type Plan, planFor } from '../../law/engine/outlook/plan.ts';
import type { LawInput } from '../../law/input/input.ts';
import { dayOf, elapsed, isoOf } from '../../units/day.ts';
import { firstAgainst, pricesOf, type SupposedInput, soonerThan, supposedOf } from './effect.ts';
import { inCourt } from './in-court.ts';
import { markIn, namedRight } from './named-right.ts';
import { reasonsOf, whereRetired, withoutData } from './reasons.ts';

type ComparedScenario = ScenarioComparison['suggested'][number];
/** What of a line the law answers; name and words are the calculation's. */
export type ComparedLine = Omit<ComparedScenario, 'name' | 'hypotheses' | 'inWords' | 'notes'>;

export type Outcomes = Pick<ScenarioComparison, 'calculationDate' | 'workAfter' | 'until' | 'horizon' | 'facts'> & {
  readonly scenarios: readonly ComparedLine[];
};

/** Rights that the person has, and will have, by settled law. */
const settledIn = (plan: Plan | null) => {
  const settled = plan?.held.filter(({ judgement }) => judgement.rule.variantOf === undefined) ?? [];
  const applicable = settled.filter(({ judgement }) => judgement.standing === 'applicable').length;
  return { applicable, future: settled.length - applicable };
};

const outcomeOf = (plan: Plan | null, input: LawInput): ScenarioOutcome => {
  const { applicable, future } = settledIn(plan);
  return {
    calculationDate: input.calculationDate,
    ceiling: plan?.person.ceiling,
    minimumWage: plan?.person.minimumWage,
    soonest: plan === null ? null : namedRight(plan, plan.first),
    best: plan === null ? null : namedRight(plan, plan.highest()),
    applicableRules: applicable,
    futureRules: future,
    missingData: missingDataOf(input),
  };
};

const rowOf = (facts: Plan, plan: Plan, cost: number | null, interestMissing: boolean) => {
  const { parts, gain, balance, totalNet, balanceNet, evensOutOn } = firstAgainst(facts, plan);
  const row = {
    highest: markIn(plan, plan.highest()),
    bestInLife: markIn(plan, plan.bestInLife()),
    cost,
    soonerByDays: soonerThan(facts, plan),
    gainOnFirst: gain,
    balance,
    totalNet,
    balanceNet,
    evensOutOn,
  };
  return {
    first: markIn(plan, plan.first),
    ...row,
    parts,
    interestMissing,
    disputed: disputedIn(plan),
    reasons: reasonsOf(facts, plan, row),
  };
};

const monthsUntil = (from: string, day: string | null): number | null => {
  if (day === null) return null;
  const { years, months, days } = elapsed(dayOf(from), dayOf(day));
  return years * 12 + months + (days > 0 ? 1 : 0);
};

const NO_ROW = {
  first: null,
  highest: null,
  bestInLife: null,
  parts: null,
  cost: null,
  interestMissing: false,
  soonerByDays: null,
  gainOnFirst: null,
  balance: null,
  totalNet: null,
  balanceNet: null,
  evensOutOn: null,
  disputed: [],
  reasons: withoutData,
};

/** A scenario against facts. */
const comparedWith = (facts: Plan, { input, ...rest }: SupposedInput): ComparedLine => {
  const plan = planFor(input, supposedOf(rest));
  const outcome = outcomeOf(plan, input);
  if (plan === null) return { outcome, ...NO_ROW, costs: [], gain: null, recoveredInMonths: null };
  const { costs, cost, interestMissing } = pricesOf(plan, rest.charges);
  const row = rowOf(facts, plan, cost, interestMissing);
  const recoveredInMonths = monthsUntil(input.calculationDate, row.evensOutOn);
  const disputed = [...inCourt(plan, { input, ...rest }), ...row.disputed];
  return { outcome, ...row, disputed, costs, gain: row.gainOnFirst, recoveredInMonths };
};

/** null where no rule can be tested, or where a retirement is received and there is no other. */
const plannedFor = (facts: LawInput): Plan | null => (retiredSinceOf(facts) === null ? planFor(facts) : null);

const noRowOf = (facts: LawInput) => ({
  ...NO_ROW,
  reasons: retiredSinceOf(facts) === null ? withoutData : whereRetired,
});

/** Each scenario that concerns the facts against them. */
const linesAgainst = (facts: Plan | null, supposed: readonly SupposedInput[]): ComparedLine[] => {
  const hasRight = settledIn(facts).applicable > 0;
  const scenarios = supposed.filter(({ onlyWithoutRight }) => !(hasRight && onlyWithoutRight === true));
  if (facts !== null) return scenarios.map((scenario) => comparedWith(facts, scenario));
  const none = { costs: [], gain: null, recoveredInMonths: null };
  return scenarios.map(({ input }) => ({ outcome: outcomeOf(null, input), ...noRowOf(input), ...none }));
};

/** The scenarios of {@link outcomesOf} alone. */
export const linesOf = (facts: LawInput, supposed: readonly SupposedInput[]): Pick<Outcomes, 'scenarios'> => ({
  scenarios: linesAgainst(plannedFor(facts), supposed),
});

/** The facts and each scenario that concerns them, first against first. */
export const outcomesOf = (facts: LawInput, supposed: readonly SupposedInput[]): Outcomes => {
  const plan = plannedFor(facts);
  const outcome = outcomeOf(plan, facts);
  const { calculationDate } = facts;
  const scenarios = linesAgainst(plan, supposed);
  if (plan === null) {
    return {
      calculationDate,
      workAfter: facts.regimeType === 'RGPS' ? (facts.workAfter ?? 'goesOn') : 'ends',
      until: null,
      horizon: null,
      facts: { ...outcome, ...noRowOf(facts) },
      scenarios,
    };
  }
  return {
    calculationDate,
    workAfter: plan.workAfter,
    until: isoOf(plan.last),
    horizon: plan.life === null ? null : isoOf(plan.life.until),
    facts: { ...outcome, ...rowOf(plan, plan, plan.first === null ? null : 0, false) },
    scenarios,
  };
};

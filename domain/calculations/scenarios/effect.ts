/** What a scenario changes against the facts, first right against first right, and what it costs until then. */

import type { ScenarioComparison } from '../../api/scenario-comparison.ts';
import { type Measured, measured, NOT_MEASURED } from '../../law/engine/outlook/measured.ts';
import { type Plan, planFor, type Supposed } from '../../law/engine/outlook/plan.ts';
import type { LawInput } from '../../law/input/input.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { type Charge, costUntil } from './charges.ts';

/** A scenario as the law is asked about it, and what it costs beyond the facts. */
export interface SupposedInput {
  readonly input: LawInput;
  readonly charges: readonly Charge[];
  /** `YYYY-MM-DD` */
  readonly askedFrom: string | null;
  readonly contributing: readonly string[];
  /** Suggested to whoever has no right yet: of others nothing is worked out. */
  readonly onlyWithoutRight?: true;
}

const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : reaisOf(centsOf(sum) + centsOf(amount))),
    0,
  );

/** The charges as the plan measures them: contributions by competência, the rest at once. */
export const supposedOf = ({ charges, askedFrom, contributing }: Omit<SupposedInput, 'input'>): Supposed => {
  const own = charges.filter(({ monthly, ofSameWork }) => monthly && !ofSameWork);
  const once = charges.filter(({ monthly }) => !monthly);
  const known = (some: readonly Charge[]) =>
    some.some(({ payments }) => payments === null) ? null : some.flatMap(({ payments }) => payments ?? []);
  return {
    askedFrom: askedFrom === null ? null : dayOf(askedFrom),
    ownPayments: known(own),
    ofSameWork: known(charges.filter(({ ofSameWork }) => ofSameWork)),
    costs: known(once)?.reduce((sum, { cents }) => sum + cents, 0) ?? null,
    contributing,
  };
};

/** First against first. Facts without a right enter with their pay alone. */
export const firstAgainst = (facts: Plan, plan: Plan): Measured => {
  const { first, life } = plan;
  if (first?.value === undefined || first.value === null) return NOT_MEASURED;
  if (facts.first !== null && facts.first.value === null) return NOT_MEASURED;
  const other =
    facts.first?.value == null
      ? facts.withoutRight
      : facts.choiceOf({ day: facts.first.day, value: facts.first.value });
  return measured(plan.choiceOf({ day: first.day, value: first.value }), other, life?.until ?? null, plan.net);
};

/** Days by which the first right comes sooner; null where one of them has none. */
export const soonerThan = (facts: Plan, plan: Plan): number | null =>
  plan.first === null || facts.first === null ? null : facts.first.day - plan.first.day;

/** What the charges come to until the first right; none of them is paid where there is none. */
export const pricesOf = ({ first }: Plan, charges: readonly Charge[]) => {
  const costs = first === null ? [] : charges.map((charge) => costUntil(charge, first.day));
  const cost = first === null ? null : sumOf(costs.map(({ total }) => total));
  return { costs, cost, interestMissing: costs.some(({ interestMissing }) => interestMissing) };
};

type Effect = Pick<
  ScenarioComparison['suggested'][number],
  'soonerByDays' | 'gainOnFirst' | 'balance' | 'evensOutOn' | 'cost' | 'interestMissing' | 'costs'
>;

const NO_EFFECT: Effect = {
  soonerByDays: null,
  gainOnFirst: null,
  balance: null,
  evensOutOn: null,
  cost: null,
  interestMissing: false,
  costs: [],
};

/** Of the line of a scenario against facts what it changes and costs: a fraction of the work of the whole line. */
export const effectOn = (
  facts: Plan,
  { input, ...rest }: SupposedInput,
): { readonly effect: Effect; readonly plan: Plan | null } => {
  const plan = planFor(input, supposedOf(rest));
  if (plan === null) return { effect: NO_EFFECT, plan };
  const { gain, balance, evensOutOn } = firstAgainst(facts, plan);
  const prices = pricesOf(plan, rest.charges);
  return { effect: { soonerByDays: soonerThan(facts, plan), gainOnFirst: gain, balance, evensOutOn, ...prices }, plan };
};

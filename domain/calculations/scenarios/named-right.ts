/** The rights of a plan as a comparison names them, each with whether its rule was read. */
import type { FactsOutcome, ScenarioRight } from '../../api/scenario-comparison.ts';
import { markOf } from '../../law/engine/outlook/outlook.ts';
import type { Marked, Plan } from '../../law/engine/outlook/plan.ts';
import { isConfirmed } from '../../law/rule/confirmed.ts';
import { isoOf } from '../../units/day.ts';

const heldOf = ({ held }: Plan, { ruleId }: Marked) => held.find(({ judgement }) => judgement.rule.id === ruleId);

export const namedRight = (plan: Plan, marked: Marked | null): ScenarioRight | null => {
  const right = marked === null ? undefined : heldOf(plan, marked);
  if (right === undefined || marked === null) return null;
  const { rule } = right.judgement;
  const { modality, description } = rule;
  return {
    ruleId: marked.ruleId,
    modality,
    description,
    date: isoOf(right.date),
    from: isoOf(marked.day),
    value: marked.value,
    confirmed: isConfirmed(rule, plan.person.regime),
  };
};

export const markIn = (plan: Plan, marked: Marked | null): FactsOutcome['first'] => {
  const mark = markOf(marked);
  return mark === null ? null : { ...mark, confirmed: namedRight(plan, marked)?.confirmed ?? false };
};

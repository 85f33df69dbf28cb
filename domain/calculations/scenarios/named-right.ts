/** The rights of a plan as a comparison names them, each with whether its rule was read. */
import type { FactsOutcome, ScenarioRight } from '../../api/scenario-comparison.ts';
import { hangsOnConversion } from '../../law/engine/answer/conversion.ts';
import { hangsOnNewPost } from '../../law/engine/left-post.ts';
import type { Held } from '../../law/engine/outlook/held.ts';
import { markOf } from '../../law/engine/outlook/outlook.ts';
import type { Marked, Plan } from '../../law/engine/outlook/plan.ts';
import { isConfirmed } from '../../law/rule/confirmed.ts';
import { isoOf } from '../../units/day.ts';
import { onlyIfMarks } from '../../words/only-if.ts';

const heldOf = ({ held }: Plan, { ruleId }: Marked) => held.find(({ judgement }) => judgement.rule.id === ruleId);

/** What is found by somebody only when it is asked for, and a post. */
const conditionsOf = ({ person }: Plan, { judgement }: Held): string[] =>
  onlyIfMarks({
    kind: judgement.rule.kind,
    ...(hangsOnConversion(judgement, person) ? { hangsOnConversion: true } : {}),
    ...(hangsOnNewPost(judgement, person) ? { hangsOnNewPost: true } : {}),
  });

export const namedRight = (plan: Plan, marked: Marked | null): ScenarioRight | null => {
  const right = marked === null ? undefined : heldOf(plan, marked);
  if (right === undefined || marked === null) return null;
  const { rule } = right.judgement;
  const conditions = conditionsOf(plan, right);
  const { modality, description } = rule;
  return {
    ruleId: marked.ruleId,
    modality,
    description,
    date: isoOf(right.date),
    from: isoOf(marked.day),
    value: marked.value,
    confirmed: isConfirmed(rule, plan.person.regime),
    ...(conditions.length === 0 ? {} : { onlyIf: conditions }),
  };
};

export const markIn = (plan: Plan, marked: Marked | null): FactsOutcome['first'] => {
  const mark = markOf(marked);
  if (mark === null) return null;
  const { confirmed = false, onlyIf } = namedRight(plan, marked) ?? {};
  return { ...mark, confirmed, ...(onlyIf === undefined ? {} : { onlyIf }) };
};

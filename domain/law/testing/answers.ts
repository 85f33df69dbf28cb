/** What the rules say about a person, one rule at a time. */
import type { Rule as AnsweredRule } from '../../api/rules.ts';
import { evaluate } from '../engine/evaluate.ts';
import type { Standing } from '../engine/judge.ts';
import type { LawInput } from '../input/input.ts';

export interface Answer {
  readonly standing: Standing;
  readonly when: string | null;
  readonly rule: AnsweredRule;
  /** The requirements that keep the rule from being applicable. */
  readonly because: readonly string[];
}

export const answersOf = (input: LawInput): ReadonlyMap<string, Answer> => {
  const answer = evaluate(input);
  const all = new Map<string, Answer>();
  const put = (rules: readonly AnsweredRule[], standing: Standing): void => {
    for (const rule of rules) {
      all.set(rule.id, {
        standing,
        when: rule.whenToRetire,
        rule,
        because: rule.whyNot.map((reason) => reason.requirement),
      });
    }
  };
  put(answer.notApplicableRules, 'notApplicable');
  put(answer.futureRules, 'future');
  put(answer.applicableRules, 'applicable');
  return all;
};

export const answerOf = (input: LawInput, ruleId: string): Answer => {
  const answer = answersOf(input).get(ruleId);
  if (answer === undefined) throw new Error(`Rule ${ruleId} was not answered`);
  return answer;
};

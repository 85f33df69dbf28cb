import type { Rule } from '../rule/rule.ts';
import { type Citation, citationsIn } from './citation.ts';

const kept = new WeakMap<Rule, readonly Citation[]>();

/** What a rule stands on, as it is cited: the same list every time. */
export const sourcesOf = (rule: Rule): readonly Citation[] => {
  const before = kept.get(rule);
  if (before !== undefined) return before;
  const sources = citationsIn(rule.source, rule.place);
  kept.set(rule, sources);
  return sources;
};

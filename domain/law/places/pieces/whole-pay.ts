/** Whole pay stands in an item of its own of a transition, not in the article of the average. */
import type { Rule } from '../../rule/rule.ts';

/** Rules with parity cite `valueLaw`, as a rule quotes it, and nothing of the average. */
export const wholePayIn =
  (valueLaw: string) =>
  (rule: Rule): Rule => {
    if (rule.parity !== true) return rule;
    const [first = '', second = ''] = valueLaw.split('; ');
    const isTwice = rule.ruleLaw.includes(first) && second !== '' && !second.startsWith('art.');
    return { ...rule, valueLaw, source: `${rule.ruleLaw}; ${isTwice ? valueLaw.replace(`${first}; `, '') : valueLaw}` };
  };

/** Values of far ahead are rounded where they are read: of those that would read in another order than another right it is said. */
import type { Rule } from '../../../api/rules.ts';
import { isFarAhead, readsOutOfOrder } from '../../../words/far-ahead.ts';

const asAsked = ({ estimatedBenefit: value, whenToRetire: date }: Rule) =>
  value === null || date === null ? [] : [{ date, value }];

/** The same rules, each read beside all others. */
export const readInOrder = (rules: readonly Rule[], all: readonly Rule[]): Rule[] => {
  const others = all.flatMap(asAsked);
  return rules.map((rule) => {
    const [asked] = asAsked(rule);
    if (asked === undefined || !isFarAhead(asked.date, rule.calculationDate)) return rule;
    return readsOutOfOrder(asked, others, rule) ? { ...rule, exact: true } : rule;
  });
};

import type { Rule } from '../../domain/api/rules.ts';
import { best, canBeChosen, comeWithMore } from '../../domain/words/ranked-rights.ts';
import type { Ranked } from '../../domain/words/standouts.ts';

/** Not another reading of the law, which nobody plans by unwarned. */
export const isSettled = ({ variantOf }: Rule): boolean => variantOf === null;

/**
 * A rule still to come that pays no more than one that is complete, and brings no parity that was not there. What hangs on
 * another reading is not there yet.
 */
export const isLesser = (rule: Rule, applicable: readonly Rule[]): boolean => {
  const { estimatedBenefit, parity } = rule;
  return (
    estimatedBenefit !== null &&
    applicable.some(
      (held) =>
        isSettled(held) &&
        held.estimatedBenefit !== null &&
        held.estimatedBenefit >= estimatedBenefit &&
        (held.parity === true || parity === false),
    )
  );
};

/**
 * A rule still to come that pays no more, nor brings other parity, than one that is complete by then: nobody would wait for
 * it. What is read in the law is not overtaken by what is not.
 */
export const isOvertaken = (rule: Rule, all: readonly Rule[]): boolean => {
  const { estimatedBenefit, parity, whenToRetire, confirmed } = rule;
  if (estimatedBenefit === null || whenToRetire === null) return false;
  if (rule.overtaken === true) return true;
  return all.some((other) => {
    const { estimatedBenefit: value, whenToRetire: day } = other;
    if (other === rule || !isSettled(other) || !canBeChosen(other) || value === null || day === null) return false;
    if (value < estimatedBenefit || day > whenToRetire || (confirmed && !other.confirmed)) return false;
    if (other.parity !== true && parity !== false) return false;
    const isEqual = value === estimatedBenefit && day === whenToRetire && other.parity === parity;
    return !isEqual || all.indexOf(other) < all.indexOf(rule) || !isSettled(rule);
  });
};

/** Nobody is kept waiting beyond the last day of work, where something that can be chosen is complete before. */
export const isBeyondReach = (rule: Rule, all: readonly Rule[]): boolean =>
  !rule.withinReach && all.some((other) => isSettled(other) && canBeChosen(other) && other.withinReach);

/** Of the highest value, of what is settled and can be chosen; null where there is no such rule. */
const bestChosen = (rules: readonly Rule[]): Rule | null =>
  best(rules.filter((rule) => isSettled(rule) && canBeChosen(rule)));

/** The row that a table shows in bold: the best there is, or the best to come. */
export const bestOf = ({ applicableRules, futureRules }: Ranked): Rule | null =>
  comeWithMore(applicableRules.filter(isSettled))[0] ??
  bestChosen(applicableRules) ??
  bestChosen(futureRules) ??
  best([...applicableRules, ...futureRules]);

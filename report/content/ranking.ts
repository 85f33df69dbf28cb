import type { Rule } from '../../domain/api/rules.ts';
import { best, canBeChosen, soonest } from '../../domain/words/answer.ts';

/** A rule still to come that pays no more than one that is complete, and brings no parity that was not there. */
export const isLesser = (rule: Rule, applicable: readonly Rule[]): boolean => {
  const { estimatedBenefit, parity } = rule;
  return (
    estimatedBenefit !== null &&
    applicable.some(
      (held) =>
        held.estimatedBenefit !== null &&
        held.estimatedBenefit >= estimatedBenefit &&
        (held.parity === true || parity === false),
    )
  );
};

export interface Ranked {
  readonly applicableRules: readonly Rule[];
  readonly futureRules: readonly Rule[];
}

/** 'Maior valor hoje', 'Mais cedo', and 'Maior valor adiante' for what waiting would bring; nothing where there is no choice. */
export const rankWords = (rule: Rule, { applicableRules, futureRules }: Ranked): string[] => {
  const all = [...applicableRules, ...futureRules];
  if (all.length < 2) return [];
  const now = best(applicableRules);
  const most = best(all.filter((rule) => canBeChosen(rule) && rule.withinReach));
  const mostWord = now === null ? 'Maior valor' : 'Maior valor adiante';
  return [
    ...(rule === now ? ['Maior valor hoje'] : []),
    ...(rule === most && rule !== now ? [mostWord] : []),
    ...(rule === soonest(all) ? ['Mais cedo'] : []),
  ];
};

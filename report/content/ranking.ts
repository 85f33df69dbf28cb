import type { Rule } from '../../domain/api/rules.ts';
import { byDay, byValue } from '../../domain/words/answer.ts';

/** The rule of the highest value, chosen as the screens choose it. */
export const best = (rules: readonly Rule[]): Rule | null =>
  rules.filter(({ estimatedBenefit }) => estimatedBenefit !== null).toSorted(byValue)[0] ?? null;

/** The rule whose right is complete first, chosen as the screens choose it. */
export const soonest = (rules: readonly Rule[]): Rule | null =>
  rules.filter(({ whenToRetire }) => whenToRetire !== null).toSorted(byDay)[0] ?? null;

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
  const most = best(all);
  const mostWord = now === null ? 'Maior valor' : 'Maior valor adiante';
  return [
    ...(rule === now ? ['Maior valor hoje'] : []),
    ...(rule === most && rule !== now ? [mostWord] : []),
    ...(rule === soonest(all) ? ['Mais cedo'] : []),
  ];
};

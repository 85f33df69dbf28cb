/** What is written at the rules that stand out, in one way for screen and paper. */
import type { Rule } from '../api/rules.ts';
import { canBeChosen, comeWithMore, isSettled, soonest } from './ranked-rights.ts';
import { isBesideReceived } from './retired.ts';

/**
 * Each rule is valued on its own first day, or today once it is complete: what later days of asking bring is the outlook's
 * 'Maior valor', and may be of another day and rule.
 */
export const standoutWords = {
  bestToday: 'Maior valor hoje',
  /** Of those that are asked for: what came by age, by a rule that nobody read, would pay more. */
  bestTodayBesideCompulsory: 'Maior valor hoje, sem a compulsória',
  bestToCome: 'Maior valor no 1º dia',
  /** Of those that are chosen: what comes by age pays more. */
  bestBesideCompulsory: 'Maior valor no 1º dia, sem a compulsória',
  /** Where a higher one stands beside it. */
  bestOfChosen: 'Maior valor no 1º dia, das regras que se escolhem',
  soonest: 'Mais cedo',
} as const;

export interface Ranked {
  readonly applicableRules: readonly Rule[];
  readonly futureRules: readonly Rule[];
}

const worthOf = ({ estimatedBenefit }: Rule): number => estimatedBenefit ?? Number.NEGATIVE_INFINITY;
const most = (rules: readonly Rule[]): number => Math.max(...rules.map(worthOf));

/** Settled, of a known value, and asked for by somebody who receives no other. */
const isRanked = (rule: Rule): boolean =>
  isSettled(rule) && canBeChosen(rule) && !isBesideReceived(rule) && rule.estimatedBenefit !== null;

/** What the highest value to come may be called beside all rules: nothing where it is read beside a higher one. */
const wordFor = (value: number, all: readonly Rule[]): string | null => {
  const higher = all.filter((rule) => worthOf(rule) > value);
  if (higher.length === 0) return standoutWords.bestToCome;
  return higher.every(({ kind }) => kind === 'compulsory') ? standoutWords.bestBesideCompulsory : null;
};

/** By the id of a rule what is written at it as the one of the highest value, of today or of a first day to come. */
export const highestMarks = ({ applicableRules, futureRules }: Ranked): ReadonlyMap<string, string> => {
  const all = [...applicableRules, ...futureRules];
  if (all.length < 2) return new Map();
  const come = comeWithMore(applicableRules.filter(isSettled));
  const held = come.length > 0 ? come : applicableRules.filter(isRanked);
  const now = most(held);
  const awaited = futureRules.filter((rule) => isRanked(rule) && rule.withinReach && rule.overtaken !== true);
  const then = most(awaited);
  const isLess = applicableRules.some((rule) => rule.kind === 'compulsory' && isSettled(rule) && worthOf(rule) > now);
  const todayWord = isLess ? standoutWords.bestTodayBesideCompulsory : standoutWords.bestToday;
  const word = then > now ? wordFor(then, all) : null;
  return new Map([
    ...held.filter((rule) => worthOf(rule) === now).map(({ id }) => [id, todayWord] as const),
    ...(word === null ? [] : awaited.filter((rule) => worthOf(rule) === then).map(({ id }) => [id, word] as const)),
  ]);
};

/** What is written at a rule where all of a regime stand beside each other; nothing where there is no choice. */
export const standoutsOf = (ranked: Ranked): ((rule: Rule) => readonly string[]) => {
  const all = [...ranked.applicableRules, ...ranked.futureRules];
  const highest = highestMarks(ranked);
  const first = all.length < 2 ? null : soonest(all);
  return (rule) => {
    const mark = highest.get(rule.id);
    return [
      ...(mark === undefined ? [] : [mark]),
      ...(rule === first && !isBesideReceived(rule) ? [standoutWords.soonest] : []),
    ];
  };
};

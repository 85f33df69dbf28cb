/** The rules that stand in no norm file: what a reform keeps open, closes later, or leaves to be read two ways. */
import { rulesOf } from '../../domain/law/norms/index.ts';
import { REGIMES, regimeForLaw } from '../../domain/law/places/regimes.ts';
import type { Rule } from '../../domain/law/rule/rule.ts';

export interface MadeOfOthers {
  readonly rule: Rule;
  /** The names of the regimes in which it answers. */
  readonly places: readonly string[];
}

const keyOf = ({ id, missing = '' }: Rule): string => `${id}|${missing}`;

/** Those that nobody has confirmed, once each with all its places, in the order of the list of regimes. */
export const unconfirmedMadeOfOthers = (written: readonly Rule[]): readonly MadeOfOthers[] => {
  const known = new Set(written.map(keyOf));
  const found = new Map<string, { rule: Rule; places: string[] }>();
  for (const { regimeId, name } of REGIMES) {
    for (const rule of rulesOf('RPPS', regimeForLaw(regimeId))) {
      const key = keyOf(rule);
      if (rule.confirmed || known.has(key)) continue;
      const before = found.get(key) ?? { rule, places: [] };
      if (!before.places.includes(name)) before.places.push(name);
      found.set(key, before);
    }
  }
  return [...found.values()];
};

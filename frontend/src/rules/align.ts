import { type RequirementExplained, requirementKey } from '../../../domain/api/requirements.ts';
import type { Rule } from '../../../domain/api/rules.ts';

/** A requirement's place in a card; a rule may ask for the same thing twice. */
export type Slot = string;

/** The requirements of a rule by slot, in the order in which the statute asks for them. */
export const slotsOf = ({ requirements }: Pick<Rule, 'requirements'>): Map<Slot, RequirementExplained> => {
  const slots = new Map<Slot, RequirementExplained>();
  for (const explained of requirements) {
    let occurrence = 1;
    while (slots.has(`${explained.requirement}-${occurrence}`)) occurrence += 1;
    slots.set(`${explained.requirement}-${occurrence}`, explained);
  }
  return slots;
};

/** Two rules of a kin, one of each regime. */
export interface RulePair {
  rpps: Rule;
  rgps: Rule;
}

/** The rules of both regimes: those that have a counterpart, and of each regime those that have none. */
export interface Compared {
  pairs: readonly RulePair[];
  rpps: readonly Rule[];
  rgps: readonly Rule[];
}

/** Toll rules of 50% and 100% are one kind: the article tells them apart. */
const articleOf = ({ ruleLaw }: Rule): string => /^[^;,]+, arts?\. [^,; ]+/.exec(ruleLaw)?.[0] ?? ruleLaw;

/** How near two rules are: 0 is no kin. Kind and career decide; among several the same article, kind of exposure and year. */
const kinship = (one: Rule, other: Rule): number => {
  if (one.kind !== other.kind || one.teacher !== other.teacher) return 0;
  const sameArticle = articleOf(one) === articleOf(other) ? 4 : 0;
  const sameExposure = one.necessarySpecialTime?.years === other.necessarySpecialTime?.years ? 2 : 0;
  return 1 + sameArticle + sameExposure + (one.ruleYear === other.ruleYear ? 1 : 0);
};

/** Each rule with its nearest kin, the nearest of all first; what is left has no counterpart. Each list keeps its order. */
export const compareRules = (rpps: readonly Rule[], rgps: readonly Rule[]): Compared => {
  const kin = rpps.flatMap((one) =>
    rgps.flatMap((other) => {
      const near = kinship(one, other);
      return near === 0 ? [] : [{ rpps: one, rgps: other, near }];
    }),
  );
  const taken = new Set<Rule>();
  const pairs = new Map<Rule, RulePair>();
  for (const { rpps: one, rgps: other } of kin.sort((a, b) => b.near - a.near)) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    pairs.set(one, { rpps: one, rgps: other });
  }
  return {
    pairs: rpps.flatMap((rule) => pairs.get(rule) ?? []),
    rpps: rpps.filter((rule) => !taken.has(rule)),
    rgps: rgps.filter((rule) => !taken.has(rule)),
  };
};

/** A line that both cards of a pair keep, with the words for the card that has nothing to say on it. */
export interface Line {
  slot: Slot;
  label: string;
}

/** The lines of both rules together, so that the same requirement stands on the same line. */
export const sharedLines = ({ rpps, rgps }: RulePair): Line[] => {
  const labels = new Map<Slot, string>();
  for (const rule of [rpps, rgps]) {
    for (const [slot, { label }] of slotsOf(rule)) labels.set(slot, label);
  }
  const place = (slot: Slot): number => requirementKey.options.findIndex((key) => slot.startsWith(key));
  const lines = [...labels].map(([slot, label]): Line => ({ slot, label }));
  return lines.sort((a, b) => place(a.slot) - place(b.slot) || a.slot.localeCompare(b.slot));
};

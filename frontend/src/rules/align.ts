import { type RequirementExplained, type Rule, requirementKey } from '../../../domain/api/rules.ts';

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

/** Two rules of the same kind, one of each regime, or one that has no counterpart. */
export interface RulePair {
  rpps: Rule | null;
  rgps: Rule | null;
}

const alike = (one: Rule, other: Rule): boolean => one.kind === other.kind && one.teacher === other.teacher;

/** Sets the rules of both regimes side by side: like beside like, and the others after them, each in its own order. */
export const pairRules = (rpps: readonly Rule[], rgps: readonly Rule[]): RulePair[] => {
  const left = [...rgps];
  const pairs = rpps.map((rule): RulePair => {
    const place = left.findIndex((candidate) => alike(rule, candidate));
    return { rpps: rule, rgps: place < 0 ? null : (left.splice(place, 1)[0] ?? null) };
  });
  const whole = pairs.filter((pair) => pair.rgps !== null);
  const single = pairs.filter((pair) => pair.rgps === null).map(({ rpps: rule }) => rule);
  const rows = Math.max(single.length, left.length);
  const rest = Array.from(
    { length: rows },
    (_, row): RulePair => ({ rpps: single[row] ?? null, rgps: left[row] ?? null }),
  );
  return [...whole, ...rest];
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
    if (rule === null) continue;
    for (const [slot, { label }] of slotsOf(rule)) labels.set(slot, label);
  }
  const place = (slot: Slot): number => requirementKey.options.findIndex((key) => slot.startsWith(key));
  const lines = [...labels].map(([slot, label]): Line => ({ slot, label }));
  return lines.sort((a, b) => place(a.slot) - place(b.slot) || a.slot.localeCompare(b.slot));
};

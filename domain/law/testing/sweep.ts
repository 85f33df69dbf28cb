/**
 * One career seen on many days. With records the day of each right does not depend on the day on which one asks; only
 * its group does: future before it, applicable from it on.
 */
import type { Rule as AnsweredRule } from '../../api/rules.ts';
import { type Day, isoOf } from '../../units/day.ts';
import { evaluate } from '../engine/evaluate.ts';
import type { LawInput } from '../input/input.ts';

/** What went wrong, as sentences; nothing when all is well. */
export const sweep = (input: LawInput, days: Iterable<Day>): string[] => {
  const faults: string[] = [];
  const knownWhen = new Map<string, string | null>();
  let knownIds: string | null = null;
  for (const day of days) {
    const on = isoOf(day);
    const { applicableRules, futureRules, notApplicableRules } = evaluate({ ...input, calculationDate: on });
    const groups: readonly (readonly [string, readonly AnsweredRule[]])[] = [
      ['applicable', applicableRules],
      ['future', futureRules],
      ['not applicable', notApplicableRules],
    ];
    const ids = groups.flatMap(([, rules]) => rules.map((rule) => rule.id));
    const all = [...ids].sort().join(' ');
    if (new Set(ids).size !== ids.length) faults.push(`${on}: a rule is in two groups`);
    if (knownIds !== null && knownIds !== all) faults.push(`${on}: a rule came or went`);
    knownIds = all;
    for (const [group, rules] of groups) {
      for (const { id, whenToRetire, exclusion } of rules) {
        if (exclusion !== null) continue;
        const before = knownWhen.get(id);
        if (before !== undefined && before !== whenToRetire) faults.push(`${on}: ${id} moved to ${whenToRetire}`);
        knownWhen.set(id, whenToRetire);
        const sooner = whenToRetire !== null && whenToRetire <= on ? 'applicable' : 'future';
        const expected = whenToRetire === null ? 'not applicable' : sooner;
        if (expected !== group) faults.push(`${on}: ${id} of ${whenToRetire} is ${group}`);
      }
    }
  }
  return faults;
};

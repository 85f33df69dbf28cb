/** Rights with insured time abroad beside those that Brazilian time completes alone. */
import type { Day } from '../../units/day.ts';
import type { Case } from './case.ts';
import type { Demand, RequirementKey } from './demands/demand.ts';
import { type Judgement, judge, type Right } from './judge.ts';

/**
 * Where Brazilian time alone suffices there is nothing to totalise: such a right stays only where it comes earlier, or is
 * worth more. `worthOf`: BRL, null where it is not known.
 */
export const withoutNeedlessTotalisation = <R extends Right>(
  rights: readonly R[],
  worthOf: (right: R) => number | null,
): readonly R[] => {
  if (rights.every(({ rule }) => rule.totalisationOf === undefined)) return rights;
  const byRule = new Map(rights.map((right) => [right.rule.id, right]));
  return rights.filter((right) => {
    const alone = right.rule.totalisationOf === undefined ? undefined : byRule.get(right.rule.totalisationOf);
    if (alone === undefined || alone.whenToRetire === null || alone.standing === 'notApplicable') return true;
    if (right.whenToRetire !== null && right.whenToRetire < alone.whenToRetire) return true;
    return (worthOf(right) ?? 0) > (worthOf(alone) ?? 0);
  });
};

const holdsOn = ({ days }: Demand, day: Day): boolean => days.some(({ from, to }) => from <= day && day <= to);

/** Which requirements of a right by totalisation Brazilian time does not meet on its day. `person`: the whole case. */
export const metOnlyByTotalisation = ({ rule, whenToRetire }: Judgement, person: Case): readonly RequirementKey[] => {
  if (rule.totalisationOf === undefined || whenToRetire === null) return [];
  const { totalisationOf: _, ...alone } = rule;
  const missing = judge(alone, person).demands.filter((demand) => !holdsOn(demand, whenToRetire));
  return [...new Set(missing.map(({ key }) => key))];
};

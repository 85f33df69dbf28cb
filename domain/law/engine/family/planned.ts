import type { RulesAnswer } from '../../../api/rules.ts';
import { byDay, canBeChosen } from '../../../words/answer.ts';

/** A right by which somebody would retire, as its card has it. */
export interface PlannedRight {
  readonly ruleId: string;
  readonly modality: string;
  /** 'YYYY-MM-DD'. */
  readonly whenToRetire: string;
  /** BRL. */
  readonly value: number;
}

/** Those with a value that somebody plans by, the earliest first: no reading open in the courts, none after the last day of work. */
export const plannedRightsOf = ({ applicableRules, futureRules }: RulesAnswer): readonly PlannedRight[] =>
  [...applicableRules, ...futureRules]
    .filter((rule) => canBeChosen(rule) && rule.variantOf === null && rule.withinReach)
    .toSorted(byDay)
    .flatMap(({ id: ruleId, modality, whenToRetire, estimatedBenefit: value }) =>
      whenToRetire === null || value === null ? [] : [{ ruleId, modality, whenToRetire, value }],
    );

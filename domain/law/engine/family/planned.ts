import type { RulesAnswer } from '../../../api/rules.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { byDay, canBeChosen, comeWithMore, isSettled } from '../../../words/ranked-rights.ts';

/** A right by which somebody would retire, as its card has it. */
export interface PlannedRight {
  readonly ruleId: string;
  readonly modality: string;
  /** 'YYYY-MM-DD'. */
  readonly whenToRetire: string;
  /** BRL, without what the União pays beside it: quotas are of the retirement alone. */
  readonly value: number;
}

/** Those with a value that somebody plans by, the earliest first: no reading open in the courts, none after the last day of work. */
export const plannedRightsOf = ({ applicableRules, futureRules }: RulesAnswer): readonly PlannedRight[] => {
  const come = comeWithMore(applicableRules.filter(isSettled));
  return [...applicableRules, ...futureRules]
    .filter((rule) => come.includes(rule) || (canBeChosen(rule) && isSettled(rule) && rule.withinReach))
    .toSorted(byDay)
    .flatMap(({ id: ruleId, modality, whenToRetire, estimatedBenefit, specialBenefit = 0 }) =>
      whenToRetire === null || estimatedBenefit === null
        ? []
        : [{ ruleId, modality, whenToRetire, value: reaisOf(centsOf(estimatedBenefit) - centsOf(specialBenefit)) }],
    );
};

/** The day on which age has retired; null where it has not. */
export const compulsoryDayIn = ({ applicableRules }: Pick<RulesAnswer, 'applicableRules'>): string | null =>
  applicableRules.find((rule) => rule.kind === 'compulsory' && isSettled(rule))?.whenToRetire ?? null;

/** The days of all rights; null where something is missing without which no rule is tested. */
export const rightDaysOf = ({ applicableRules, futureRules, missingData }: RulesAnswer): readonly string[] | null =>
  missingData.length > 0
    ? null
    : [...applicableRules, ...futureRules].flatMap(({ whenToRetire }) => whenToRetire ?? []);

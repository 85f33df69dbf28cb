import type { CalculationExport } from '../../../domain/api/calculation-export.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { yesOrNo } from '../../../domain/words/fields.ts';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import type { Cell } from '../workbook.ts';

/** A rule with the group into which it was sorted. */
export interface Sorted {
  readonly group: RuleGroup;
  readonly rule: Rule;
}

/** All rules of a result: regime by regime, the applicable ones first. */
export const sortedRules = ({ regimes }: CalculationExport): readonly Sorted[] =>
  regimes.flatMap(({ applicableRules, futureRules, notApplicableRules }) => [
    ...applicableRules.map((rule): Sorted => ({ group: 'applicable', rule })),
    ...futureRules.map((rule): Sorted => ({ group: 'future', rule })),
    ...notApplicableRules.map((rule): Sorted => ({ group: 'notApplicable', rule })),
  ]);

export const ruleHead = ['Regime', 'Situação', 'Regra', 'Código', 'Confirmada na legislação'] as const;

/** The same first columns on every sheet, so that one can be looked up from another. */
export const ruleCells = ({ group, rule }: Sorted): readonly Cell[] => [
  rule.regimeType,
  ruleGroupWords[group].state,
  rule.modality,
  rule.id,
  yesOrNo(rule.confirmed),
];

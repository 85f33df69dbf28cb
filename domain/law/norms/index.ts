/** Which rules are tested for whom. */
import { ofOneShape } from '../rule/one-shape.ts';
import type { Regime } from '../rule/regime.ts';
import type { Rule } from '../rule/rule.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { rppsRulesOf } from './rpps/registry.ts';

const RGPS_RULES: readonly Rule[] = RGPS_NORMS.flatMap((norm) => norm.rules.map(ofOneShape));

/** The rules of the RGPS, or those of every public entity and of the place of this one. In the order of the norms. */
export const rulesOf = (regimeType: 'RPPS' | 'RGPS', regime: Regime | null): readonly Rule[] => {
  if (regimeType === 'RGPS') return RGPS_RULES;
  return regime === null ? [] : rppsRulesOf(regime);
};

/** Which rules are tested for whom. */
import type { Regime } from '../input.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { rppsNorms } from './rpps/index.ts';
import { EVERY_ENTITY, type Norm, type Rule } from './rule.ts';

export const RPPS_NORMS: readonly Norm[] = rppsNorms;

const rulesOfNorms = (norms: readonly Norm[]): readonly Rule[] => norms.flatMap((norm) => norm.rules);

const RGPS_RULES = rulesOfNorms(RGPS_NORMS);
const RPPS_RULES = rulesOfNorms(RPPS_NORMS);

/** The rules of the RGPS, or those of every public entity and of the place of this one. In the order of the norms. */
export function rulesOf(regimeType: 'RPPS' | 'RGPS', regime: Regime | null): readonly Rule[] {
  if (regimeType === 'RGPS') return RGPS_RULES;
  return RPPS_RULES.filter((rule) => rule.place === EVERY_ENTITY || rule.place === regime?.place);
}

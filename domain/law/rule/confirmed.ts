import type { Regime } from './regime.ts';
import type { Rule } from './rule.ts';

/** The text of the rule was read, and that of the entity whose servants it retires. */
export const isConfirmed = (rule: Rule, regime: Regime | null): boolean =>
  rule.confirmed && (rule.regimeType === 'RGPS' || regime?.confirmed !== false);

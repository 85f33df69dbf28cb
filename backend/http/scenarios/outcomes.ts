import type { EvaluateOutcomes } from '../../../results/scenarios.ts';
import type { Deps } from '../../deps.ts';

/** Outcomes computed away from the event loop. */
export const outcomesBy =
  ({ compute }: Deps): EvaluateOutcomes =>
  (facts, scenarios) =>
    compute.run({ type: 'scenarios', facts, scenarios });

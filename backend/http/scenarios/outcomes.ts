import type { EvaluateOutcomes } from '../../../results/scenarios.ts';
import type { Deps } from '../../deps.ts';

/** Outcomes computed away from the event loop. */
export const outcomesBy =
  ({ compute }: Deps): EvaluateOutcomes =>
  (inputs) =>
    compute.run({ type: 'scenarios', inputs });

import { dealt, type EvaluateOutcomes } from '../../../results/scenarios.ts';
import type { Deps } from '../../deps.ts';

/** Outcomes computed away from the event loop, by as many threads as there are. */
export const outcomesBy =
  ({ compute }: Deps): EvaluateOutcomes =>
  (facts, scenarios) =>
    Promise.all(dealt(scenarios, compute.threads).map((part) => compute.run({ type: 'scenarios', facts, ...part })));

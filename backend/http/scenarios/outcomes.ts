import type { EvaluateOutcomes } from '../../../results/scenarios.ts';
import type { Deps } from '../../deps.ts';

/** Outcomes computed away from the event loop, by as many threads as there are; each works the facts out for itself. */
export const outcomesBy =
  ({ compute }: Deps): EvaluateOutcomes =>
  (facts, scenarios) => {
    const each = Math.max(1, Math.ceil(scenarios.length / compute.threads));
    const parts = Array.from({ length: Math.max(1, Math.ceil(scenarios.length / each)) }, (_, part) =>
      scenarios.slice(part * each, (part + 1) * each),
    );
    return Promise.all(parts.map((part) => compute.run({ type: 'scenarios', facts, scenarios: part })));
  };

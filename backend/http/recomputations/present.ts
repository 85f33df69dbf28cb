import type { RecomputationAnswer } from '../../../domain/api/recomputations.ts';
import type { RunState } from '../../../workers/recompute/state.ts';

const idle: RecomputationAnswer = { status: 'idle', total: 0, done: 0, failed: 0, startedAt: null };

/** Calculations added meanwhile make more than the total at the beginning. */
export const presentRun = (run: RunState | null): RecomputationAnswer => {
  if (run === null) return idle;
  const { status, total, failed, startedAt } = run;
  return { status, total, done: Math.min(total, run.done + failed), failed, startedAt };
};

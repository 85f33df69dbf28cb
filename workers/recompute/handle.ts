import type { JobHandler } from '../../stores/jobs/port.ts';
import { computeCalculation, type RecomputeDeps } from './compute.ts';
import { recomputeJob } from './queue.ts';

/** Has a calculation computed that somebody changed. */
export const recompute =
  (deps: RecomputeDeps): JobHandler =>
  async (job) => {
    await computeCalculation(recomputeJob.parse(job.data), deps);
    return { ok: true, result: null };
  };

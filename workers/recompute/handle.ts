import { dayInSaoPaulo } from '../../domain/words/today.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { isUnreadable, loadCase } from '../../results/load-case.ts';
import type { Results } from '../../results/results.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import { recomputeJob } from './queue.ts';

export interface RecomputeDeps {
  readonly views: ReadModels;
  readonly results: Results;
  readonly specialTimeUntil: string;
  readonly now: () => string;
}

/** Computes both regimes of a calculation anew, or forgets what was computed for one that is there no longer. */
export const recompute =
  ({ views, results, specialTimeUntil, now }: RecomputeDeps): JobHandler =>
  async (job) => {
    const { accountId, calculationId } = recomputeJob.parse(job.data);
    const today = dayInSaoPaulo(now());
    const loaded = await loadCase(views, { accountId, calculationId, today, specialTimeUntil });
    if (loaded === null || isUnreadable(loaded)) await results.forget(calculationId);
    else {
      await results.rules(loaded.question, loaded.revisions, 'RPPS');
      await results.rules(loaded.question, loaded.revisions, 'RGPS');
    }
    return { ok: true, result: null };
  };

import type { Calculation } from '../../domain/api/calculations.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { findCaseFile } from '../../projections/case-files/query.ts';
import { noteOutlook } from '../../projections/customer-list/outlooks.ts';
import type { Outlook } from '../../projections/customer-list/schema.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { isUnreadable, type LoadedCase, loadCase } from '../../results/load-case.ts';
import { firstRetirement } from '../../results/outlook.ts';
import type { Results } from '../../results/results.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import { recomputeJob } from './queue.ts';

const VIEWS_WITHIN_MS = 10_000;

export interface RecomputeDeps {
  readonly views: ReadModels;
  readonly results: Results;
  readonly specialTimeUntil: string;
  readonly now: () => string;
}

/**
 * Computes both regimes of a calculation anew, or forgets what was computed for one that is there no longer, and notes
 * in the list of customers when the person can retire.
 */
export const recompute =
  ({ views, results, specialTimeUntil, now }: RecomputeDeps): JobHandler =>
  async (job) => {
    const { accountId, calculationId } = recomputeJob.parse(job.data);
    const caseFile = await findCaseFile(views.caseFiles, accountId, calculationId);
    const row = caseFile === null ? null : await views.customerList.get(caseFile.customerId);
    // The list may know of a change that the other views have yet to hear of.
    if (row !== null) await views.waitFor(row.position, VIEWS_WITHIN_MS);
    const today = dayInSaoPaulo(now());
    const loaded = await loadCase(views, { accountId, calculationId, today, specialTimeUntil });
    const outlook = loaded === null || isUnreadable(loaded) ? null : await computed(loaded, results);
    if (outlook === null) await results.forget(calculationId);
    if (row !== null) {
      const at = { customerId: row.id, calculationId, position: row.position };
      await noteOutlook(views.customerList, at, outlook);
    }
    return { ok: true, result: null };
  };

const computed = async ({ question, revisions }: LoadedCase, results: Results): Promise<Outlook> => {
  const answers: Record<Calculation['regimeType'], string> = {
    RPPS: await results.rules(question, revisions, 'RPPS'),
    RGPS: await results.rules(question, revisions, 'RGPS'),
  };
  const { regimeType } = question.calculation.fields;
  return { regimeType, retirementOn: firstRetirement(answers[regimeType]) };
};

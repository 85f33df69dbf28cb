import type { CnisRegister } from '../../../domain/cnis/register.ts';
import type { LoadedCalculation } from '../../../results/load-case.ts';
import type { JobState } from '../../../stores/jobs/port.ts';
import { CNIS_QUEUE, importJob, importResult } from '../../../workers/cnis/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { found, Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** An import with the calculation that it is for; null while nobody said which. */
export interface LoadedImport {
  readonly job: JobState;
  readonly calculation: LoadedCalculation | null;
}

/** What was read belongs to the account, or to the calculation that it was read for, and is gone with it. */
export const loadImport = async (id: string, context: CallContext<Session>): Promise<LoadedImport> => {
  const job = found(await context.deps.stores.jobs.get({ queue: CNIS_QUEUE, id }));
  const { accountId, calculationId } = importJob.parse(job.data);
  if (accountId !== context.session.user.accountId) throw new Problem('NotFound');
  return { job, calculation: calculationId === null ? null : await loadCalculation(calculationId, context) };
};

/** What was read, once the reading is over and came to something. */
export const resultOf = ({ status, result }: JobState) => {
  if (status === 'failed') throw new Problem('ImportFailed');
  if (result === null) throw new Problem('ImportNotReady');
  return importResult.parse(result);
};

export const registersRead = (job: JobState): readonly CnisRegister[] => resultOf(job).registers;

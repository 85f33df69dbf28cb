import { setTimeout as sleep } from 'node:timers/promises';
import { customerStream } from '../domain/streams.ts';
import { eraseAttachmentsOf } from '../workers/attachments/erase.ts';
import { eraseImport } from '../workers/cnis/erase.ts';
import { CNIS_QUEUE } from '../workers/cnis/queue.ts';
import { erasePrinted } from '../workers/print/erase.ts';
import { PRINTING_QUEUE } from '../workers/print/queue.ts';
import { QUEUES } from '../workers/run.ts';
import type { Deps } from './deps.ts';

/**
 * `still a client`: remove the client first, so that nobody loses data they work with. `at work`: a job about them did
 * not end in time; everything else is forgotten, and the call can be repeated.
 */
export type Forgetting = 'forgotten' | 'unknown' | 'still a client' | 'at work';

/** Longer than all tries of an import or a report together. */
const JOBS_END_WITHIN_MS = 120_000;
const AGAIN_MS = 500;

/**
 * Makes the log forget a person: the key of their personal data is destroyed, permanently and for every later copy.
 * Their calculations go with it, since they are locked with the same key. So does everything derived: results, jobs
 * with their data, files, and deleted data not yet overwritten in the stores' files.
 */
export const forgetPerson = async (
  { stores, views, results }: Pick<Deps, 'stores' | 'views' | 'results'>,
  customerId: string,
  jobsEndWithinMs = JOBS_END_WITHIN_MS,
): Promise<Forgetting> => {
  const stream = customerStream(customerId);
  if ((await views.customers.get(customerId)) !== null) return 'still a client';
  if ((await stores.events.readStream(stream, { limit: 1 })).length === 0) return 'unknown';
  await stores.keys.destroy(stream);
  await results.forgetCustomer(customerId);
  await eraseAttachmentsOf(stores.files, customerId);
  const jobsEnded = await forgetJobs(stores, stream, jobsEndWithinMs);
  await stores.jobs.erase();
  await stores.views.erase();
  return jobsEnded ? 'forgotten' : 'at work';
};

/** Deletes all jobs about a person with their files, once they have ended. False if some are still running. */
const forgetJobs = async (
  { jobs, files }: Pick<Deps['stores'], 'jobs' | 'files'>,
  about: string,
  withinMs: number,
): Promise<boolean> => {
  const until = performance.now() + withinMs;
  for (;;) {
    const outcomes = await Promise.all(QUEUES.map((queue) => jobs.forget(queue, about)));
    for (const { queue, id } of outcomes.flatMap(({ forgotten }) => forgotten)) {
      if (queue === CNIS_QUEUE) await eraseImport(files, id);
      if (queue === PRINTING_QUEUE) await erasePrinted(files, id);
    }
    if (outcomes.every(({ running }) => running === 0)) return true;
    if (performance.now() >= until) return false;
    await sleep(AGAIN_MS);
  }
};

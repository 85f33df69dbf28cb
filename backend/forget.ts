import { setTimeout as sleep } from 'node:timers/promises';
import { customerStream } from '../domain/streams.ts';
import { eraseImport } from '../workers/cnis/erase.ts';
import { CNIS_QUEUE } from '../workers/cnis/queue.ts';
import { erasePrinted } from '../workers/print/erase.ts';
import { PRINTING_QUEUE } from '../workers/print/queue.ts';
import { QUEUES } from '../workers/run.ts';
import type { Deps } from './deps.ts';

/**
 * `still a client`: remove the client first, so that nobody loses by mistake what they work with. `at work`: a job about
 * them did not end in time; the rest is forgotten, and it can be asked for again.
 */
export type Forgetting = 'forgotten' | 'unknown' | 'still a client' | 'at work';

/** Longer than every try of an import or a report together. */
const JOBS_END_WITHIN_MS = 120_000;
const AGAIN_MS = 500;

/**
 * Makes the log forget a person: the key under which everything personal of theirs stands is destroyed, for good and in
 * every later copy. Calculations of theirs go with it, as they are under the same key. What was made of it elsewhere
 * goes as well: results, jobs with what they read, files, and what lies overwritten but unwritten in the stores' files.
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
  const jobsEnded = await forgetJobs(stores, stream, jobsEndWithinMs);
  await stores.jobs.erase();
  await stores.views.erase();
  return jobsEnded ? 'forgotten' : 'at work';
};

/** All jobs about a person with their files, once they no longer run. False when some still do. */
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

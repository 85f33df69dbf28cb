import { setTimeout as sleep } from 'node:timers/promises';
import { customerStream } from '../../domain/streams.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Results } from '../../results/results.ts';
import type { Stores } from '../../stores/stores.ts';
import { eraseAttachmentsOf } from '../attachments/erase.ts';
import { eraseImport } from '../cnis/erase.ts';
import { CNIS_QUEUE } from '../cnis/queue.ts';
import { erasePrinted } from '../print/erase.ts';
import { PRINTING_QUEUE } from '../print/queue.ts';
import { QUEUES } from '../queues.ts';

/**
 * `still a client`: remove the client first, so that nobody loses data they work with. `at work`: a job about them did
 * not end in time; everything else is forgotten, and the call can be repeated.
 */
export type Forgetting = 'forgotten' | 'unknown' | 'still a client' | 'at work';

export interface ForgettingDeps {
  readonly stores: Stores;
  readonly views: Pick<ReadModels, 'customers'>;
  readonly results: Pick<Results, 'forgetCustomer'>;
}

/** Longer than all tries of an import or a report together. */
const JOBS_END_WITHIN_MS = 120_000;
const AGAIN_MS = 500;

/**
 * Makes the log forget a person: the key of their personal data is destroyed, permanently and for every later copy.
 * Their calculations go with it, since they are locked with the same key. So does everything derived: results, jobs
 * with their data, files, and deleted data not yet overwritten in the stores' files.
 */
export const forgetPerson = async (
  deps: ForgettingDeps,
  customerId: string,
  jobsEndWithinMs = JOBS_END_WITHIN_MS,
): Promise<Forgetting> => {
  const outcome = await destroyPerson(deps, customerId, jobsEndWithinMs);
  if (outcome === 'forgotten' || outcome === 'at work') await eraseTraces(deps);
  return outcome;
};

/** Deleted data not yet overwritten in the stores' files. */
export const eraseTraces = async ({ stores }: Pick<ForgettingDeps, 'stores'>): Promise<void> => {
  await stores.jobs.erase();
  await stores.views.erase();
};

/** As {@link forgetPerson}, for many persons: {@link eraseTraces} is to follow once. */
export const destroyPerson = async (
  { stores, views, results }: ForgettingDeps,
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
  return jobsEnded ? 'forgotten' : 'at work';
};

/** Deletes what extracts of a removed customer left behind, except of one that is being read, which is purged later. */
export const eraseImportsAbout = async ({ jobs, files }: Pick<Stores, 'jobs' | 'files'>, about: string) => {
  const { forgotten } = await jobs.forget(CNIS_QUEUE, about);
  for (const { id } of forgotten) await eraseImport(files, id);
};

/** Deletes all jobs about a person with their files, once they have ended. False if some are still running. */
const forgetJobs = async (
  { jobs, files }: Pick<Stores, 'jobs' | 'files'>,
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

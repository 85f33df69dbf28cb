import type { ReadModels } from '../projections/read-models.ts';
import { rebuildQueue } from '../projections/rebuild.ts';
import { releaseOf } from '../projections/release.ts';
import type { Stores } from '../stores/stores.ts';
import { eraseRemovedAttachments } from './attachments/erase.ts';
import { eraseLeftovers } from './cnis/erase.ts';
import { eraseBrowserFolders } from './print/browser-folders.ts';
import { eraseForgottenReports } from './print/erase.ts';
import { QUEUES } from './queues.ts';

const MINUTE_MS = 60_000;
/** What was stored so short a time ago may belong to a request that has not ended. */
const UNDER_WAY_MS = 10 * MINUTE_MS;
/** What a killed process left is so gone within three quarters of an hour. */
export const TIDY_EVERY_MS = 30 * MINUTE_MS;
const RESULTS_KEPT_MS = 24 * 60 * MINUTE_MS;

export interface TidyDeps {
  readonly stores: Pick<Stores, 'jobs' | 'files' | 'events'>;
  readonly views: Pick<ReadModels, 'projections'>;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
  /** Where browsers make their folders; absent: the system's temporary folder. */
  readonly temporaryFolder?: string;
}

/** Erases what nobody needs any more, and what a process left that was killed. One part that fails keeps no other. */
export const tidy = async (
  { stores, views, now, onError, temporaryFolder }: TidyDeps,
  stopping?: AbortSignal,
): Promise<void> => {
  const { jobs, files, events } = stores;
  const before = Date.parse(now()) - UNDER_WAY_MS;
  const parts: readonly (() => Promise<unknown>)[] = [
    () => eraseLeftovers(jobs, files, before),
    () => eraseForgottenReports(jobs, files, before),
    () => eraseRemovedAttachments(events, files, before),
    () => files.sweep(before),
    () => eraseBrowserFolders(before, temporaryFolder),
    ...[...QUEUES, rebuildQueue(releaseOf(views.projections))].map((queue) => () => jobs.purge(queue, RESULTS_KEPT_MS)),
  ];
  for (const part of parts) if (stopping?.aborted !== true) await part().catch(onError);
};

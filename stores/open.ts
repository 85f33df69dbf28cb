import { join } from 'node:path';
import type { StoresConfig } from './config.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { FolderFiles } from './files/embedded/folder-files.ts';
import { commandHandler } from './handle.ts';
import { openBullJobs } from './jobs/bullmq/bull-jobs.ts';
import { openSqliteJobs } from './jobs/embedded/sqlite-jobs.ts';
import { openSqliteKeys } from './keys/embedded/sqlite-keys.ts';
import { openLog } from './log.ts';
import type { Stores } from './stores.ts';
import { openSqliteViews } from './views/embedded/sqlite-views.ts';

/**
 * Opens every store where the settings say it is kept. Any number of processes may open the same `dataDir`.
 * Throws StoreUnavailable when one cannot be reached.
 */
export const openStores = async ({ dataDir, redisUrl }: StoresConfig): Promise<Stores> => {
  const file = (name: string) => join(dataDir, name);
  const events = openSqliteEvents(file('events.db'));
  const views = openSqliteViews(file('views.db'));
  const jobs = redisUrl === undefined ? openSqliteJobs(file('jobs.db')) : await openBullJobs(redisUrl);
  const keys = openSqliteKeys(file('keys.db'));
  const files = new FolderFiles(file('files'));
  const log = openLog(events, keys);
  return {
    events,
    views,
    jobs,
    files,
    keys,
    log,
    handle: commandHandler(log),
    ping: async () => {
      for (const store of [events, keys, views, jobs, files]) await store.ping();
    },
    close: async () => {
      for (const store of [jobs, views, events, keys, files]) await store.close();
    },
  };
};

import { join } from 'node:path';
import type { StoresConfig } from './config.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { FolderFiles } from './files/embedded/folder-files.ts';
import { openGridFsFiles } from './files/mongodb/gridfs-files.ts';
import { commandHandler } from './handle.ts';
import { openBullJobs } from './jobs/bullmq/bull-jobs.ts';
import { openSqliteJobs } from './jobs/embedded/sqlite-jobs.ts';
import { openSqliteKeys } from './keys/embedded/sqlite-keys.ts';
import { openMongoKeys } from './keys/mongodb/mongo-keys.ts';
import { openLog } from './log.ts';
import type { Stores } from './stores.ts';
import { openSqliteViews } from './views/embedded/sqlite-views.ts';
import { openMongoViews } from './views/mongodb/mongo-views.ts';

/**
 * Opens every store where the settings say it is kept. Any number of processes may open the same `dataDir`.
 * Throws StoreUnavailable when one cannot be reached.
 */
export const openStores = async ({ dataDir, mongoUrl, redisUrl }: StoresConfig): Promise<Stores> => {
  const file = (name: string) => join(dataDir, name);
  const events = openSqliteEvents(file('events.db'));
  const views = mongoUrl === undefined ? openSqliteViews(file('views.db')) : await openMongoViews(mongoUrl);
  const jobs = redisUrl === undefined ? openSqliteJobs(file('jobs.db')) : await openBullJobs(redisUrl);
  const keys = mongoUrl === undefined ? openSqliteKeys(file('keys.db')) : await openMongoKeys(mongoUrl);
  const files = mongoUrl === undefined ? new FolderFiles(file('files')) : await openGridFsFiles(mongoUrl);
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

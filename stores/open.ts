import { join } from 'node:path';
import type { StoresConfig } from './config.ts';
import { EVENT_MIGRATIONS, SqliteEvents } from './events/embedded/sqlite-events.ts';
import { FolderFiles } from './files/embedded/folder-files.ts';
import { commandHandler } from './handle.ts';
import { JOB_MIGRATIONS } from './jobs/embedded/job-table.ts';
import { SqliteJobs } from './jobs/embedded/sqlite-jobs.ts';
import { KEY_MIGRATIONS, SqliteKeys } from './keys/embedded/sqlite-keys.ts';
import { openLog } from './log.ts';
import { Database } from './sqlite/database.ts';
import type { Stores } from './stores.ts';
import { SqliteViews, VIEW_MIGRATIONS } from './views/embedded/sqlite-views.ts';

/**
 * Opens every store where the settings say it is kept. Any number of processes may open the same `dataDir`.
 * Throws StoreUnavailable when one cannot be reached.
 */
export const openStores = async ({ dataDir }: StoresConfig): Promise<Stores> => {
  const file = (name: string) => join(dataDir, name);
  const events = new SqliteEvents(
    new Database({ file: file('events.db'), store: 'events', migrations: EVENT_MIGRATIONS }),
  );
  const views = new SqliteViews(new Database({ file: file('views.db'), store: 'views', migrations: VIEW_MIGRATIONS }));
  const jobs = new SqliteJobs(new Database({ file: file('jobs.db'), store: 'jobs', migrations: JOB_MIGRATIONS }));
  const keys = new SqliteKeys(
    new Database({ file: file('keys.db'), store: 'keys', migrations: KEY_MIGRATIONS, secret: true }),
  );
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

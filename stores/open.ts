import { join } from 'node:path';
import type { StoresConfig } from './config.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { type AppendObserver, observed } from './events/observed.ts';
import type { EventStore } from './events/port.ts';
import { FolderFiles } from './files/embedded/folder-files.ts';
import type { Files } from './files/port.ts';
import { commandHandler } from './handle.ts';
import { openSqliteJobs } from './jobs/embedded/sqlite-jobs.ts';
import type { Jobs } from './jobs/port.ts';
import { openSqliteKeys } from './keys/embedded/sqlite-keys.ts';
import type { Keys } from './keys/port.ts';
import { openLog } from './log.ts';
import type { Stores } from './stores.ts';
import { openSqliteViews } from './views/embedded/sqlite-views.ts';
import type { Views } from './views/port.ts';

export interface StoreObserver extends AppendObserver {
  /** Told the streams, one an event, of personal data that no key opened. */
  readonly unreadable: (streams: readonly string[]) => void;
}

/**
 * Opens every store where the settings say it is kept. Any number of processes may open the same `dataDir`.
 * The observer is told of appends and of what cannot be read. Throws StoreUnavailable when one cannot be reached, and leaves none open then.
 */
export const openStores = async (config: StoresConfig, observer?: StoreObserver): Promise<Stores> => {
  const opened: { close(): Promise<void> }[] = [];
  const keep = async <Store extends { close(): Promise<void> }>(opening: Promise<Store>): Promise<Store> => {
    const store = await opening;
    opened.push(store);
    return store;
  };
  const close = async () => {
    // Jobs were opened last and go first: what still runs gives its work back while the other stores are there.
    for (const store of opened.splice(0).reverse()) await store.close();
  };
  try {
    const unobserved = await keep(openEvents(config));
    const events = observer === undefined ? unobserved : observed(unobserved, observer);
    const keys = await keep(openKeys(config));
    const files = await keep(openFiles(config));
    const views = await keep(openViews(config));
    const jobs = await keep(openJobs(config));
    const log = openLog(events, keys, observer?.unreadable);
    const ping = async () => {
      await Promise.all([events, keys, files, views, jobs].map((store) => store.ping()));
    };
    return { events, keys, files, views, jobs, log, handle: commandHandler(log), ping, close };
  } catch (error) {
    await close();
    throw error;
  }
};

// The clients of the servers are loaded only where they are used: they cost a start half a second and much memory.

export const openEvents = async ({ dataDir, eventStoreUrl }: StoresConfig): Promise<EventStore> => {
  if (eventStoreUrl === undefined) return openSqliteEvents(join(dataDir, 'events.db'));
  const { openEventStore } = await import('./events/eventstore/eventstore-events.ts');
  return openEventStore(eventStoreUrl);
};

export const openKeys = async ({ dataDir, mongoUrl }: StoresConfig): Promise<Keys> => {
  if (mongoUrl === undefined) return openSqliteKeys(join(dataDir, 'keys.db'));
  const { openMongoKeys } = await import('./keys/mongodb/mongo-keys.ts');
  return openMongoKeys(mongoUrl);
};

export const openFiles = async ({ dataDir, mongoUrl }: StoresConfig): Promise<Files> => {
  if (mongoUrl === undefined) return new FolderFiles(join(dataDir, 'files'));
  const { openGridFsFiles } = await import('./files/mongodb/gridfs-files.ts');
  return openGridFsFiles(mongoUrl);
};

const openViews = async ({ dataDir, mongoUrl }: StoresConfig): Promise<Views> => {
  if (mongoUrl === undefined) return openSqliteViews(join(dataDir, 'views.db'));
  const { openMongoViews } = await import('./views/mongodb/mongo-views.ts');
  return openMongoViews(mongoUrl);
};

const openJobs = async ({ dataDir, redisUrl }: StoresConfig): Promise<Jobs> => {
  if (redisUrl === undefined) return openSqliteJobs(join(dataDir, 'jobs.db'));
  const { openBullJobs } = await import('./jobs/bullmq/bull-jobs.ts');
  return openBullJobs(redisUrl);
};

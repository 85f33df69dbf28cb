import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { UnknownEvent } from '../domain/event-types.ts';
import type { StoresConfig } from './config.ts';
import { openSqliteEvents } from './events/embedded/sqlite-events.ts';
import { type AppendObserver, observed } from './events/observed.ts';
import type { EventStore } from './events/port.ts';
import { FolderFiles } from './files/embedded/folder-files.ts';
import type { Files } from './files/port.ts';
import { commandHandler } from './handle.ts';
import { openSqliteJobs } from './jobs/embedded/sqlite-jobs.ts';
import type { Jobs } from './jobs/port.ts';
import { KeptStreams } from './kept.ts';
import { openSqliteKeys } from './keys/embedded/sqlite-keys.ts';
import { alsoForgetting } from './keys/forgetting.ts';
import type { Keys } from './keys/port.ts';
import { openLog } from './log.ts';
import { pastReader } from './past.ts';
import type { Stores } from './stores.ts';
import { openSqliteViews } from './views/embedded/sqlite-views.ts';
import type { Views } from './views/port.ts';

export interface StoreObserver extends AppendObserver {
  /** Receives the stream of each event whose personal data no key decrypts. */
  readonly unreadable: (streams: readonly string[]) => void;
  /** An event that only a newer program reads. */
  readonly newer: (error: UnknownEvent) => void;
}

/**
 * Opens every store at the place the settings give. Any number of processes may open the same `dataDir`. The observer
 * hears of appends and of unreadable data. Throws StoreUnavailable if a store cannot be reached, leaving none open.
 */
export const openStores = async (config: StoresConfig, observer?: StoreObserver): Promise<Stores> => {
  const opened: { close(): Promise<void> }[] = [];
  const keep = async <Store extends { close(): Promise<void> }>(opening: Promise<Store>): Promise<Store> => {
    const store = await opening;
    opened.push(store);
    return store;
  };
  const close = async () => {
    // Jobs were opened last and close first: running jobs are returned to the queue while the other stores are still
    // open.
    for (const store of opened.splice(0).reverse()) await store.close();
  };
  try {
    const unobserved = await keep(openEvents(config));
    const events = observer === undefined ? unobserved : observed(unobserved, observer);
    const kept = new KeptStreams();
    const pasts = new KeptStreams();
    const keys = alsoForgetting(await keep(openKeys(config)), (owner) => {
      kept.forget(owner);
      pasts.forget(owner);
    });
    const files = await keep(openFiles(config));
    const views = await keep(openViews(config));
    const jobs = await keep(openJobs(config));
    const log = openLog(events, keys, observer);
    const ping = async () => {
      await Promise.all([events, keys, files, views, jobs].map((store) => store.ping()));
    };
    const handle = commandHandler(log, randomUUID, kept);
    const reread = () => {
      kept.clear();
      pasts.clear();
    };
    const closeAll = async () => {
      reread();
      await close();
    };
    const pastOf: Stores['pastOf'] = (aggregate) => pastReader(log, pasts, aggregate);
    return { events, keys, files, views, jobs, log, handle, pastOf, reread, ping, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
};

// Server clients are loaded only when used: they cost half a second of start-up and a lot of memory.

/** For reading only: on a server, the address's user then needs no write permission. */
export const openEvents = async (
  { dataDir, eventStoreUrl }: StoresConfig,
  purpose: 'reading' | 'writing' = 'writing',
): Promise<EventStore> => {
  if (eventStoreUrl === undefined) return openSqliteEvents(join(dataDir, 'events.db'));
  const { openEventStore } = await import('./events/eventstore/eventstore-events.ts');
  return openEventStore(eventStoreUrl, purpose);
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

/** Why jobs may be lost although they were acknowledged; null where they are kept. Throws StoreUnavailable. */
export const concernOfJobs = async ({ redisUrl }: StoresConfig): Promise<string | null> => {
  if (redisUrl === undefined) return null;
  const { forgetfulnessOf } = await import('./jobs/bullmq/redis.ts');
  return forgetfulnessOf(redisUrl);
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoresConfig } from '../stores/config.ts';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import { announce, startMongo, startRedis } from '../stores/testing/servers.ts';

/** EventStoreDB (the double), MongoDB and Redis, each empty. */
export interface ThreeServers {
  /** The processes' settings for them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The same for stores that a test opens itself. */
  readonly stores: Partial<StoresConfig>;
  stop(): Promise<void>;
}

/** Null if a Redis or a MongoDB-wire server is missing, which is printed by name. */
export const startThreeServers = async (): Promise<ThreeServers | null> => {
  const [redis, mongo] = [await startRedis(), await startMongo()];
  if (redis === null || mongo === null) {
    announce('the processes on server-grade stores', 'nothing', 'needs a Redis and a MongoDB-wire server');
    await redis?.stop();
    await mongo?.stop();
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'genial-three-servers-'));
  const log = openSqliteEvents(join(folder, 'behind-the-double.db'));
  const double = await startEventStoreDouble(log, { batchAppend: true });
  const [eventStoreUrl, mongoUrl, redisUrl] = [double.url, mongo.url, redis.url];
  return {
    settings: {
      EVENTSTORE_URL: eventStoreUrl,
      MONGO_URL: mongoUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: 'a secret for the tests only',
    },
    stores: { eventStoreUrl, mongoUrl, redisUrl },
    stop: async () => {
      await double.stop();
      await log.close();
      await redis.stop();
      await mongo.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

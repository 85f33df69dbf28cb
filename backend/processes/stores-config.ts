import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoresConfig } from '../../stores/config.ts';
import type { Config } from '../config.ts';

/** The stores' configuration from the settings. */
export const storesConfig = ({ dataDir, eventStoreUrl, mongoUrl, redisUrl }: Config): StoresConfig => ({
  dataDir,
  eventStoreUrl: eventStoreUrl ?? undefined,
  mongoUrl: mongoUrl ?? undefined,
  redisUrl: redisUrl ?? undefined,
});

/**
 * What to say of settings that lead to no installation: a command that opened the stores there would make an empty one. null
 * where one is, or where only a server could tell.
 */
export const nothingThere = ({ dataDir, eventStoreUrl }: Pick<Config, 'dataDir' | 'eventStoreUrl'>): string | null =>
  eventStoreUrl === null && !existsSync(join(dataDir, 'events.db'))
    ? `There is no installation in ${dataDir}. Set DATA_DIR or EVENTSTORE_URL to where it is kept`
    : null;

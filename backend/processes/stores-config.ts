import type { StoresConfig } from '../../stores/config.ts';
import type { Config } from '../config.ts';

/** Where the settings say that each store is kept. */
export const storesConfig = ({ dataDir, eventStoreUrl, mongoUrl, redisUrl }: Config): StoresConfig => ({
  dataDir,
  eventStoreUrl: eventStoreUrl ?? undefined,
  mongoUrl: mongoUrl ?? undefined,
  redisUrl: redisUrl ?? undefined,
});

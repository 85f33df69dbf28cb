import type { StoresConfig } from '../../stores/config.ts';
import type { Config } from '../config.ts';

/** The stores' configuration from the settings. */
export const storesConfig = ({ dataDir, eventStoreUrl, mongoUrl, redisUrl }: Config): StoresConfig => ({
  dataDir,
  eventStoreUrl: eventStoreUrl ?? undefined,
  mongoUrl: mongoUrl ?? undefined,
  redisUrl: redisUrl ?? undefined,
});

import { createSecretKey, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { openBilling } from '../../billing/open.ts';
import { readerSource } from '../../cnis-reader/reader.ts';
import { EmptyLog, isLogLost } from '../../projections/empty-log.ts';
import { foreignViews } from '../../projections/open-projection.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { rebuildThreadSource } from '../../projections/thread/rebuild-in-thread.ts';
import { keepUsing } from '../../projections/turn.ts';
import { watchLog } from '../../projections/watch-log.ts';
import { computeInThreads, computeSource } from '../../results/compute/compute.ts';
import { openResults } from '../../results/results.ts';
import { concernOfJobs, openStores } from '../../stores/open.ts';
import { openRecomputation } from '../../workers/recompute/state.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { followStreams } from '../live/changes.ts';
import { lockedExtracts } from '../locked-extracts.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { openPasts } from '../pasts.ts';
import { createSecurityLog } from '../security-log.ts';
import { openLimits } from '../sessions/limits.ts';
import { PASSWORD_COST, passwordsAt } from '../sessions/passwords.ts';
import { keptSecret } from '../sessions/secret.ts';
import { endForNewerLog, endsForNewerLog } from './start.ts';
import { storesConfig } from './stores-config.ts';

const SECRET_BYTES = 32;

const fromSource = import.meta.url.endsWith('.ts');

/** The entry points of threads and child processes: sources, or the bundles beside this program. */
export const entries = {
  cnisReader: fromSource ? readerSource : new URL('./cnis-reader.js', import.meta.url),
  rebuildThread: fromSource ? rebuildThreadSource : new URL('./rebuild-thread.js', import.meta.url),
  computeThread: fromSource ? computeSource : new URL('./compute-thread.js', import.meta.url),
};

/** This machine's name among those that share the stores. */
export const machine = hostname();

export interface Assembled {
  readonly deps: Deps;
  /** Ends endless streams before running requests are awaited. */
  stop(): void;
  close(): Promise<void>;
}

const anotherLog = ({ eventStoreUrl, dataDir }: Config): string =>
  `The views were made from another log than the one of ${eventStoreUrl === null ? `DATA_DIR (${join(dataDir, 'events.db')})` : 'EVENTSTORE_URL'}, ` +
  'or from a later state of it. They are rebuilt from it now, and until then lists and cases are answered 503. ' +
  'If it is the wrong log: stop every process, put the right one back or mend the setting, and start again.';

/** What follows a move by the guide is no alarm. */
const COPIED_LOG = 'The log was moved to another store: the views are rebuilt from it now, which is expected';

/** Opens the stores and creates what every process needs. Throws StoreUnavailable. */
export const assemble = async (config: Config): Promise<Assembled> => {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const stores = await openStores(storesConfig(config), { ...metrics, newer: endForNewerLog });
  const views = await openReadModels(stores);
  if (!config.acceptEmptyLog && (await isLogLost(stores, views.projections))) {
    await stores.close();
    throw new EmptyLog();
  }
  const concern = await concernOfJobs(storesConfig(config));
  if (concern !== null) logger.warn(concern);
  const compute = computeInThreads(entries.computeThread);
  const results = await openResults(stores.views, (task) => compute.run(task), Date.now);
  const foreign = await foreignViews(views.projections);
  const putBack = async (names: readonly string[]): Promise<void> => {
    await results.forgetAll();
    const foreign = views.projections.filter(({ name }) => names.includes(name));
    const copied = await Promise.all(foreign.map(({ isOfCopied }) => isOfCopied()));
    if (copied.every(Boolean)) logger.info({ views: names }, COPIED_LOG);
    else logger.warn({ views: names }, anotherLog(config));
  };
  const failed = (error: unknown): void => {
    if (!endsForNewerLog()) logger.error({ err: error }, 'interrupted');
  };
  if (foreign.length > 0) await putBack(foreign);
  const stopWatching = await watchLog(stores.events, views.projections, {
    onInterruption: stores.reread,
    onPutBack: (names) => {
      stores.reread();
      putBack(names).catch(failed);
    },
  });
  const stopUsing = keepUsing(stores, failed);
  const changes = followStreams(stores, views, (error) => logger.error({ err: error }, 'changes interrupted'));
  const stopping = new AbortController();
  const now = (): string => new Date().toISOString();
  const deps: Deps = {
    config,
    stores,
    billing: openBilling({ asaas: config.asaas, dataDir: config.dataDir, now }),
    views,
    pasts: openPasts(stores),
    compute,
    results,
    recomputation: await openRecomputation(stores.views),
    changes,
    lockedExtracts: lockedExtracts(entries.cnisReader),
    tokenKey: createSecretKey(
      config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt-secret', SECRET_BYTES)),
      'utf8',
    ),
    passwords: passwordsAt(PASSWORD_COST),
    limits: await openLimits(config.redisUrl),
    logger,
    security: createSecurityLog(config.logLevel),
    metrics,
    stopping: stopping.signal,
    now,
    newId: randomUUID,
  };
  return {
    deps,
    stop: () => stopping.abort(),
    close: async () => {
      stopUsing();
      stopWatching();
      changes.close();
      await deps.lockedExtracts.close();
      await deps.billing.close();
      await deps.limits.close();
      await compute.close();
      await stores.close();
    },
  };
};

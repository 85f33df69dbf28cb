import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { type Projector, startProjector } from '../../projections/run.ts';
import { rebuildInThread } from '../../projections/thread/rebuild-in-thread.ts';
import { findChromium } from '../../report/browser.ts';
import { ThreadClosed } from '../../results/compute/thread-runner.ts';
import { type Mailer, outboxMailer, smtpMailer } from '../../workers/mail/mailer.ts';
import { startWorkers, type Workers } from '../../workers/run.ts';
import type { Deps } from '../deps.ts';
import { answerErrors } from '../http/middlewares/errors.ts';
import { operations } from '../http/operations.ts';
import { entries, machine } from './assemble.ts';
import { type Listening, listen } from './listen.ts';
import { checkKeys } from './lost-keys.ts';
import { readinessOf } from './readiness.ts';
import { endForNewerLog, endsForNewerLog } from './start.ts';
import { storesConfig } from './stores-config.ts';

/** How long a stopping process waits for running requests and jobs. */
export const GRACE_MS = 10_000;

export const interrupted =
  ({ logger }: Pick<Deps, 'logger'>) =>
  (error: unknown): void => {
    if (!endsForNewerLog() && !(error instanceof ThreadClosed)) logger.error({ err: error }, 'interrupted');
  };

interface Projecting {
  /** The only such process on a machine keeps its name, so that it resumes at once after a crash. */
  readonly only?: boolean;
  /** Projects only while no process does whose work it is. */
  readonly standBy?: boolean;
}

/** Projects while no other process does. */
export const startProjecting = (
  deps: Deps,
  kind: string,
  { only = false, standBy = false }: Projecting = {},
): Projector =>
  startProjector(deps.stores, deps.views.projections, {
    holder: `${kind}@${machine}${only ? '' : `-${randomUUID()}`}`,
    onError: interrupted(deps),
    standBy,
    rebuilding: rebuildInThread(entries.rebuildThread, storesConfig(deps.config), endForNewerLog),
    acceptEmptyLog: deps.config.acceptEmptyLog,
  });

const SOON_MS = 5_000;

/** Waits until `started` has ended, however, or for a while: with lost keys the first users may never come to exist. */
const endedOrSoon = async (started: Promise<unknown>, signal: AbortSignal): Promise<void> => {
  const over = new AbortController();
  const soon = sleep(SOON_MS, undefined, { signal: AbortSignal.any([signal, over.signal]) });
  await Promise.allSettled([Promise.race([started, soon])]);
  over.abort();
};

/** Checks in the background whether the keys decrypt the log, once `started` has ended, or soon; interruptions are reported. */
export const startCheckingKeys = async (
  deps: Deps,
  signal: AbortSignal,
  started: Promise<unknown> = Promise.resolve(),
): Promise<unknown> => {
  await endedOrSoon(started, signal);
  return checkKeys(deps, signal).catch(interrupted(deps));
};

const mailerOf = ({ config, logger }: Deps): Promise<Mailer> => {
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, senderOf(config.publicUrl));
  const tell = (link: string): void => logger.warn({ link }, 'mail kept in the outbox');
  return Promise.resolve(outboxMailer(join(config.dataDir, 'outbox'), tell));
};

const senderOf = (publicUrl: string): string => `nao-responda@${new URL(publicUrl).hostname}`;

const VIEWS_AGAIN_MS = 250;

/**
 * Jobs read views: none begins before these are built, since it would fail for nothing that is wrong with it; nor before
 * `started` has ended, or soon: mails and charges wait for nobody who may never come.
 */
export const startWorking = (deps: Deps, started: Promise<unknown> = Promise.resolve()): Workers => {
  const closing = new AbortController();
  const working = (async (): Promise<Workers | null> => {
    await endedOrSoon(started, closing.signal);
    while (!closing.signal.aborted) {
      const unbuilt = await deps.views.unbuilt().catch(() => ['unknown']);
      if (unbuilt.length === 0) return work(deps);
      await sleep(VIEWS_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    return null;
  })();
  working.catch(interrupted(deps));
  return {
    close: async (graceMs) => {
      closing.abort();
      await (await working.catch(() => null))?.close(graceMs);
    },
  };
};

const work = async (deps: Deps): Promise<Workers> => {
  const { stores, views, results, recomputation, config, metrics, logger, security, now, newId } = deps;
  return startWorkers({
    stores,
    views,
    results,
    recomputation,
    cnisReader: entries.cnisReader,
    mailer: await mailerOf(deps),
    billing: {
      provider: deps.billing,
      newId: deps.newId,
      onMissedReports: (missed) => logger.warn({ missed }, 'reports of the payment provider did not arrive'),
      onSurplus: (surplus) =>
        logger.error({ surplus }, 'the payment provider charged twice; what was too much was given up'),
    },
    chromiumPath: await findChromium(process.env),
    specialTimeUntil: config.specialTimeUntil,
    publicUrl: config.publicUrl,
    seller: config.seller,
    now,
    onErased: (about) => security.note('account-erased', { by: null, about, correlationId: newId() }),
    observer: metrics,
    onFailedTry: (failed) => logger.warn(failed, 'a try of a job failed'),
    onError: interrupted(deps),
  });
};

/** Health and metrics of a process without the API. */
export const listenForOperations = (deps: Deps): Promise<Listening> => {
  const app = new Koa();
  app.use(answerErrors(deps.logger));
  app.use(operations({ metrics: deps.metrics, readiness: readinessOf(deps), metricsToken: deps.config.metricsToken }));
  return listen(app, deps.config.host, deps.config.port);
};

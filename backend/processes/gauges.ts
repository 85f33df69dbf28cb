import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViewLag } from '../../projections/lag.ts';
import { rebuildQueue } from '../../projections/rebuild.ts';
import { releaseOf } from '../../projections/release.ts';
import { QUEUES } from '../../workers/queues.ts';
import type { Sample } from '../metrics.ts';
import { inTime, type Probed, type Wait } from './deadline.ts';

const JOB_STATES = ['queued', 'delayed', 'running', 'failed'] as const;

/** Touched by `deploy/backup.sh` once a copy is whole. */
const LAST_BACKUP = 'last-backup';

/** When the nightly copy was last whole, in Unix seconds; nothing where none is made here. */
const backupSamples = async (dataDir: string): Promise<readonly Sample<'copy'>[]> => {
  const touched = await stat(join(dataDir, LAST_BACKUP)).catch(() => null);
  return touched === null ? [] : [{ labels: { copy: 'nightly' }, value: Math.floor(touched.mtimeMs / 1000) }];
};

/**
 * Publishes how far the views are behind and how many jobs there are. A store that is unavailable, or does not answer in
 * time, omits its metrics; the others are still served.
 */
export const publishGauges = (
  { config, stores, views, metrics, logger }: Probed,
  lag: () => Promise<readonly ViewLag[]>,
  wait: Wait,
): void => {
  const rebuilding = rebuildQueue(releaseOf(views.projections));
  const unlessAway = async <Label extends string>(
    read: () => Promise<readonly Sample<Label>[]>,
  ): Promise<readonly Sample<Label>[]> => {
    try {
      return await inTime(read(), () => [], wait(config.probesWithinMs));
    } catch (error) {
      logger.warn({ err: error }, 'gauge not read');
      return [];
    }
  };
  const perView = (value: (view: ViewLag) => number) => async () =>
    unlessAway(async () => (await lag()).map((view) => ({ labels: { view: view.view }, value: value(view) })));

  metrics.gauge(
    'genial_view_behind',
    'Whether a view has events still to show',
    ['view'],
    perView(({ behind }) => (behind ? 1 : 0)),
  );
  metrics.gauge(
    'genial_view_standing_still_seconds',
    'How long a view has been behind without moving',
    ['view'],
    perView(({ standingStillMs }) => standingStillMs / 1000),
  );
  metrics.gauge('genial_backup_timestamp_seconds', 'When the nightly copy was last whole', ['copy'], () =>
    backupSamples(config.dataDir),
  );
  metrics.gauge('genial_jobs', 'Jobs by queue and state', ['queue', 'state'], () =>
    unlessAway(async () => {
      const queues = [...QUEUES.map((queue) => ({ queue, of: queue })), { queue: 'rebuild', of: rebuilding }];
      const counts = await Promise.all(
        queues.map(async ({ queue, of }) => ({ queue, ...(await stores.jobs.counts(of)) })),
      );
      return counts.flatMap(({ queue, ...count }) =>
        JOB_STATES.map((state) => ({ labels: { queue, state }, value: count[state] })),
      );
    }),
  );
};

import { lagMeter, type ViewLag } from '../../projections/lag.ts';
import { CNIS_QUEUE } from '../../workers/imports/queue.ts';
import { MAIL_QUEUE } from '../../workers/mail/queue.ts';
import { PRINTING_QUEUE } from '../../workers/printing/queue.ts';
import { RECOMPUTE_QUEUE } from '../../workers/recompute/queue.ts';
import type { Deps } from '../deps.ts';
import type { Readiness } from '../http/operations.ts';

const queues: readonly string[] = [CNIS_QUEUE, MAIL_QUEUE, PRINTING_QUEUE, RECOMPUTE_QUEUE];

/** A projection that has stood still for so long is broken, not busy. */
const STANDING_STILL_MS = 15_000;

/** Ready when the stores answer and no view has stood still behind the log; also publishes the lag as metrics. */
export const readinessOf = ({ stores, views, metrics, logger }: Deps): Readiness => {
  const lag = lagMeter(stores, views.projections);
  const perView = async (value: (view: ViewLag) => number): Promise<Record<string, number>> => {
    const views = await lag().catch((error: unknown) => {
      logger.warn({ err: error }, 'lag unknown');
      return [];
    });
    return Object.fromEntries(views.map((view) => [view.view, value(view)]));
  };
  metrics.gauge('genial_view_behind', 'Whether a view has events still to show', 'view', () =>
    perView(({ behind }) => (behind ? 1 : 0)),
  );
  metrics.gauge('genial_view_standing_still_seconds', 'How long a view has been behind without moving', 'view', () =>
    perView(({ standingStillMs }) => standingStillMs / 1000),
  );
  metrics.gauge('genial_jobs_waiting', 'Jobs that wait or run, by queue', 'queue', async () => {
    const counts = await Promise.all(queues.map((queue) => stores.jobs.counts(queue).catch(() => null)));
    return Object.fromEntries(
      counts.flatMap((count, at) =>
        count === null ? [] : [[queues[at] ?? '', count.queued + count.delayed + count.running]],
      ),
    );
  });
  return async () => {
    try {
      await stores.ping();
    } catch (error) {
      return [error instanceof Error ? error.name : 'StoreUnavailable'];
    }
    const still = (await lag()).filter(({ standingStillMs }) => standingStillMs >= STANDING_STILL_MS);
    return still.map(({ view }) => `the view ${view} stands still`);
  };
};

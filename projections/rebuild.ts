import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AnyEvent } from '../domain/events.ts';
import { type Position, START } from '../stores/events/port.ts';
import type { JobError, JobOutcome, JobWorker } from '../stores/jobs/port.ts';
import type { Batch, Log } from '../stores/log.ts';
import type { Stores } from '../stores/stores.ts';
import { eventsOfSessions } from './first-views.ts';
import type { OpenProjection, PartOfBuilding } from './open-projection.ts';
import { type ReadingOn, readOn } from './read-on.ts';
import { releaseOf } from './release.ts';

/** Runs work while nothing else is projected. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** How views are rebuilt by their names: in this thread, or in one of their own. `ofSessions`: only these are among them. */
export type Rebuilding = (
  names: readonly string[],
  alone: Alone,
  signal: AbortSignal,
  ofSessions: boolean,
) => Promise<void>;

/** Rebuilds in this thread. */
export const rebuildHere =
  (log: Log, projections: readonly OpenProjection[]): Rebuilding =>
  (names, alone, signal, ofSessions) =>
    rebuild(
      log,
      projections.filter(({ name }) => names.includes(name)),
      alone,
      { signal, ...(ofSessions ? { registry: eventsOfSessions } : {}) },
    );

/**
 * Projects the whole log into new generations of these views, in one pass, while the old ones serve, and swaps them in.
 * `alone` runs the last stretch and the swap while nothing else is projected. `registry` may know the events of these
 * views alone: all others are then passed over unread. If aborted it drops what it has built and
 * throws.
 */
export const rebuild = async (
  log: Log,
  projections: readonly OpenProjection[],
  alone: Alone,
  reading: ReadingOn = {},
): Promise<void> => {
  if (projections.length === 0) return;
  const buildings = await Promise.all(projections.map((projection) => projection.build()));
  const readToEnd = readingInto(log, buildings, reading);
  try {
    await readToEnd();
    for (const building of buildings) await building.prepare();
    await alone(async () => {
      await readToEnd();
      for (const building of buildings) await building.swap();
    });
  } catch (error) {
    await Promise.allSettled(buildings.map((building) => building.abandon()));
    throw error;
  }
};

/** Applies the log to these generations, each time from where it had come to its end; all of it is in the store then. */
export const readingInto = (log: Log, parts: readonly PartOfBuilding[], reading: ReadingOn): (() => Promise<void>) => {
  const applyToAll = (batch: Batch<AnyEvent>, from: Position) =>
    Promise.all(parts.map((part) => part.apply(batch, from)));
  let reached = START;
  return async () => {
    reached = await readOn(log, reached, applyToAll, reading);
    for (const part of parts) await part.flush();
  };
};

/** Orders for the projector of one version of the views: another version's would rebuild its own. */
export const rebuildQueue = (release: string): string => `rebuild-${release}`;
const order = z.object({ views: z.array(z.string()) });

/** Rebuilds views on request, one request at a time. Run by the one process that projects. */
export const rebuildOnRequest = (
  { jobs }: Pick<Stores, 'jobs'>,
  release: string,
  rebuildViews: (names: readonly string[], signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): JobWorker =>
  jobs.work(
    rebuildQueue(release),
    async ({ data, signal }): Promise<JobOutcome> => {
      try {
        await rebuildViews(order.parse(data).views, signal);
      } catch (error) {
        onError(error);
        throw error;
      }
      return { ok: true, result: null };
    },
    { onError },
  );

/**
 * Asks the projector, in whatever process, to rebuild these views, and waits for it. Returns why it failed, or null.
 */
export const requestRebuild = async (
  { jobs }: Pick<Stores, 'jobs'>,
  projections: readonly OpenProjection[],
  views: readonly string[],
): Promise<JobError | null> => {
  const ref = { queue: rebuildQueue(releaseOf(projections)), id: randomUUID() };
  await jobs.enqueue({ ...ref, data: { views } });
  for await (const { status, error } of jobs.watch(ref)) if (status === 'failed') return error;
  return null;
};

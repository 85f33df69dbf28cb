import { statfs } from 'node:fs/promises';
import { lagMeter } from '../../projections/lag.ts';
import { foreignViews } from '../../projections/open-projection.ts';
import { progressOf } from '../../projections/progress.ts';
import { isProjectorFailing } from '../../projections/turn.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { START } from '../../stores/events/port.ts';
import type { Deps } from '../deps.ts';
import type { Readiness } from '../http/operations.ts';
import { inTime, type Probed, realWait, type Wait } from './deadline.ts';
import { publishGauges } from './gauges.ts';

/** A projection without progress for this long is broken, not busy. */
const STANDING_STILL_MS = 15_000;

/** With less than this SQLite may no longer write its log ahead. */
const FULL_BELOW_BYTES = 16_000_000;

/** What a probe goes by: a clock in milliseconds, how it waits, and how many bytes are left beside the data. */
export interface ProbeBy {
  readonly now?: () => number;
  readonly wait?: Wait;
  readonly freeBytes?: () => Promise<number>;
}

const freeBytesIn = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Ready when the stores respond, every view is built and was made from this log, none has stood still behind it, and the
 * projector does not fail repeatedly. All of this is read from the stores, so that every process gives the same answer,
 * whether it projects or not; a store that does not answer in time is named, and a full disk. The lag is also published
 * as metrics.
 */
export const readinessOf = (deps: Probed, by: ProbeBy = {}): Readiness => {
  const { stores, views } = deps;
  const { probesWithinMs, dataDir } = deps.config;
  const { now, wait = realWait, freeBytes = freeBytesIn(dataDir) } = by;
  const lag = lagMeter(stores, views.projections, now);
  publishGauges(deps, lag, wait);
  const looked = async (): Promise<readonly string[]> => {
    try {
      return [...(await diskIn(freeBytes)), ...(await reasonsIn({ stores, views }, lag))];
    } catch (error) {
      if (error instanceof StoreUnavailable) return [`the ${error.store} store does not answer`];
      throw error;
    }
  };
  return async () => {
    const silent = new Set<string>(watchedStores);
    const asked = watchedStores.map(async (name) => {
      await stores[name].ping().then(
        () => silent.delete(name),
        () => undefined,
      );
    });
    const over = wait(probesWithinMs);
    const quiet = () => [...silent].map((name) => `the ${name} store does not answer`);
    await inTime(Promise.all(asked), () => [], over);
    if (silent.size > 0) return quiet();
    return inTime(looked(), () => ['the stores answer too slowly to say more'], over);
  };
};

/** A disk that cannot be asked is none of ours: no reason. */
const diskIn = async (freeBytes: () => Promise<number>): Promise<readonly string[]> => {
  const free = await freeBytes().catch(() => Number.POSITIVE_INFINITY);
  return free < FULL_BELOW_BYTES ? ['the disk of DATA_DIR is full or nearly so: free some space'] : [];
};

const watchedStores = ['events', 'keys', 'files', 'views', 'jobs'] as const;

const reasonsIn = async (
  { stores, views }: Pick<Deps, 'stores' | 'views'>,
  lag: ReturnType<typeof lagMeter>,
): Promise<readonly string[]> => {
  const head = await stores.events.head();
  const foreign = await foreignViews(views.projections);
  const lost = foreign.length > 0 && head === START;
  const building = (await progressOf(views.projections, head)).filter(({ view }) => !foreign.includes(view));
  const still = (await lag()).filter(({ standingStillMs }) => standingStillMs >= STANDING_STILL_MS);
  return [
    ...(lost
      ? ['the log is empty, but views were made from one: put it back, or start with ACCEPT_EMPTY_LOG=1']
      : foreign.map((view) => `the view ${view} was made from another log and is being rebuilt`)),
    ...building.map(
      ({ view, percent }) => `the view ${view} is being built${percent === null ? '' : `: ${percent} % of the log`}`,
    ),
    ...still.map(({ view }) => `the view ${view} stands still`),
    ...((await isProjectorFailing(stores, views.projections))
      ? ['the projector fails again and again: see the log']
      : []),
  ];
};

/** A process that creates the first users is not ready before they can sign in. */
export const onceUsersExist =
  (readiness: Readiness, exist: () => boolean): Readiness =>
  async () => [...(await readiness()), ...(exist() ? [] : ['the first users do not exist yet'])];

import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import { type Position, START } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import { serialised } from '../stores/serialised.ts';
import type { Stores } from '../stores/stores.ts';
import { comparing } from './comparing.ts';
import { EmptyLog } from './empty-log.ts';
import { VIEWS_OF_SESSIONS } from './first-views.ts';
import { withLease } from './lease.ts';
import { foreignViews, type OpenProjection } from './open-projection.ts';
import { type Rebuilding, rebuildHere, rebuildOnRequest } from './rebuild.ts';
import { releaseOf } from './release.ts';
import { failingLease, makingRoom, projectorLease, USED_MS, wantedLease } from './turn.ts';

export interface ProjectorOptions {
  /**
   * Identifies this process among candidates. After a crash, a process with the same name resumes at once; with another
   * name it waits until the lease expires.
   */
  readonly holder: string;
  /** Receives what interrupted the work, which resumes by itself. */
  readonly onError?: (error: unknown) => void;
  /** A projector without a sign of life for this long is replaced (6,000). */
  readonly leaseMs?: number;
  /** Pause after an error and between attempts to become the projector (1,000). */
  readonly pauseMs?: number;
  /** How long other processes see that it failed (10,000): longer than it takes to fail again. */
  readonly failingMs?: number;
  /** How views are rebuilt; absent: in this thread. */
  readonly rebuilding?: Rebuilding;
  /** Views of a log that is empty by now are rebuilt to nothing; otherwise they wait for the log to be put back. */
  readonly acceptEmptyLog?: boolean;
  /**
   * Projects only while no process does whose work it is, so that programs of two versions may be started and stopped in
   * any order: a version that has lost its projector, or has none yet, still has its views.
   */
  readonly standBy?: boolean;
}

export interface Projector {
  /** Finishes the current batch and lets another process take over. */
  stop(): Promise<void>;
}

const FAILURES_IN_A_ROW = 3;

/**
 * Keeps all views up to date: one process at a time by a lease, the others ready to take over. Views of another version
 * than what is there are built beside it; any view can be rebuilt on request.
 */
export const startProjector = (
  stores: Pick<Stores, 'log' | 'events' | 'views' | 'jobs'>,
  projections: readonly OpenProjection[],
  {
    holder,
    onError = () => undefined,
    leaseMs = 6_000,
    pauseMs = 1_000,
    failingMs = 10_000,
    standBy = false,
    acceptEmptyLog = false,
    rebuilding = rebuildHere(stores.log, projections),
  }: ProjectorOptions,
): Projector => {
  const { log, events, views } = stores;
  const lease = projectorLease(projections);
  const wanted = wantedLease(projections);
  const stopping = new AbortController();
  const inTurn = serialised();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(lease, work);
  let failures = 0;

  /** What the generations before took of the disk. */
  const tidyUp = async (): Promise<void> => {
    await views.dropUnused();
    await views.shrink();
  };

  const follow = async (lost: AbortSignal): Promise<void> => {
    const outdated = new Set(await namesOfOutdated(projections));
    if (!acceptEmptyLog && (await foreignViews(projections)).length > 0 && (await events.head()) === START)
      throw new EmptyLog();
    const following = () => projections.filter(({ name }) => !outdated.has(name));
    // Views being rebuilt read the log from its beginning; only the others continue from their checkpoints.
    let reached = outdated.size < projections.length ? await firstCheckpoint(following()) : await events.head();
    const over = new AbortController();
    const ended = AbortSignal.any([lost, stopping.signal, over.signal]);
    const compared = comparing(projections, onError);
    const subscription = log.subscribe(allEvents, { after: reached, onInterruption: compared.interrupted });
    const stop = () => subscription.stop();
    ended.addEventListener('abort', stop, { once: true });
    if (ended.aborted) stop();
    compared.another.addEventListener('abort', stop, { once: true });
    const room = standBy ? makingRoom(views, wanted, () => over.abort(), leaseMs / 3, onError) : null;
    /** Includes them at the moment of the swap, so that the next batch reaches them too. */
    const aloneThenFollowing =
      (names: readonly string[]): typeof alone =>
      (work) =>
        alone(async () => {
          const result = await work();
          for (const name of names) outdated.delete(name);
          return result;
        });
    /** Those of a session read little of the log, and are there first; the others need not begin after them. */
    const renew = async (): Promise<void> => {
      const ofSessions = VIEWS_OF_SESSIONS.filter((name) => outdated.has(name));
      const others = [...outdated].filter((name) => !ofSessions.includes(name));
      const failed = new AbortController();
      const until = AbortSignal.any([ended, failed.signal]);
      const build = async (names: readonly string[]): Promise<void> => {
        if (names.length === 0) return;
        await rebuilding(names, aloneThenFollowing(names), until, names === ofSessions).catch((error: unknown) =>
          failed.abort(error),
        );
      };
      await Promise.all([build(ofSessions), build(others)]);
      failed.signal.throwIfAborted();
      await tidyUp();
    };
    const renewed = renew();
    renewed.catch(stop);
    /** After what is outdated anyway: two rebuilds of a view at once would supersede each other. */
    const rebuildUntilEnded = async (names: readonly string[], signal: AbortSignal): Promise<void> => {
      await renewed;
      await rebuilding(names, alone, AbortSignal.any([signal, ended]), false);
      await tidyUp();
    };
    const orders = rebuildOnRequest(stores, releaseOf(projections), rebuildUntilEnded, onError);
    const dropping = setInterval(() => tidyUp().catch(onError), USED_MS);
    try {
      for await (const batch of subscription) {
        if (await compared.isAnother()) break;
        await alone(() => applyToAll(following(), batch, reached));
        reached = batch.position;
        failures = 0;
      }
      if (!ended.aborted && !compared.another.aborted) await renewed;
    } finally {
      clearInterval(dropping);
      room?.stop();
      compared.stop();
      over.abort();
      await Promise.allSettled([renewed]);
      await orders.close();
    }
  };

  /** Another process may succeed where this one fails. */
  const letGo = async (failing: boolean): Promise<void> => {
    await views.release(lease, holder);
    if (failing) await views.lease(failingLease(projections), holder, failingMs);
  };

  /** Who stands by lets those go first whose work it is. */
  const mayTake = async (): Promise<boolean> => {
    if (!standBy) return true;
    if (await views.isLeased(lease)) return false;
    await pause(pauseMs, stopping.signal);
    return !stopping.signal.aborted && !(await views.isLeased(wanted));
  };

  const takeTurn = async (): Promise<void> => {
    const options = { name: lease, holder, ttlMs: leaseMs, onError };
    if ((await mayTake()) && (await withLease(views, options, follow))) {
      if (standBy) await views.release(lease, holder);
      return;
    }
    if (!standBy) await views.lease(wanted, holder, pauseMs * 3);
    await pause(pauseMs, stopping.signal);
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await takeTurn();
      } catch (error) {
        onError(error);
        failures += 1;
        await letGo(failures >= FAILURES_IN_A_ROW).catch(onError);
        await pause(pauseMs, stopping.signal);
      }
    }
    await views.release(lease, holder).catch(onError);
  })();

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

/** Applies to each view, even if one fails; then throws the first error. */
const applyToAll = async (
  projections: readonly OpenProjection[],
  batch: Batch<AnyEvent>,
  reached: Position,
): Promise<void> => {
  const outcomes = await Promise.allSettled(projections.map((projection) => projection.apply(batch, reached)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

const namesOfOutdated = async (projections: readonly OpenProjection[]): Promise<string[]> => {
  const names: string[] = [];
  for (const projection of projections) if (await projection.isOutdated()) names.push(projection.name);
  return names;
};

const firstCheckpoint = async (projections: readonly OpenProjection[]): Promise<Position> => {
  const checkpoints = await Promise.all(projections.map((projection) => projection.checkpoint()));
  return checkpoints.reduce((first, checkpoint) => (checkpoint < first ? checkpoint : first));
};

/** Returns early, without an error, when aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

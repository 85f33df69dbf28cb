import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import type { Position } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import { serialised } from '../stores/serialised.ts';
import type { Stores } from '../stores/stores.ts';
import { withLease } from './lease.ts';
import type { OpenProjection } from './open-projection.ts';
import { rebuild, rebuildOnRequest } from './rebuild.ts';

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
}

export interface Projector {
  /** Finishes the current batch and lets another process take over. */
  stop(): Promise<void>;
}

const LEASE = 'projector';
/** Held while the projector fails repeatedly, so that every process can see it. */
const FAILING = 'projector-failing';
const FAILURES_IN_A_ROW = 3;

/** Whether any process projects now. */
export const isProjecting = ({ views }: Pick<Stores, 'views'>): Promise<boolean> => views.isLeased(LEASE);

/** Whether the projector, in whatever process, fails repeatedly. */
export const isProjectorFailing = ({ views }: Pick<Stores, 'views'>): Promise<boolean> => views.isLeased(FAILING);

/**
 * Keeps all views up to date: one process at a time by a lease, the others ready to take over. Views whose definition
 * has changed are rebuilt while the others continue; any view can be rebuilt on request.
 */
export const startProjector = (
  stores: Pick<Stores, 'log' | 'events' | 'views' | 'jobs'>,
  projections: readonly OpenProjection[],
  { holder, onError = () => undefined, leaseMs = 6_000, pauseMs = 1_000, failingMs = 10_000 }: ProjectorOptions,
): Projector => {
  const { log, events, views } = stores;
  const stopping = new AbortController();
  const inTurn = serialised();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(LEASE, work);
  const named = (names: readonly string[]) => projections.filter(({ name }) => names.includes(name));
  let failures = 0;

  const follow = async (lost: AbortSignal): Promise<void> => {
    const outdated = new Set(await namesOfOutdated(projections));
    const following = () => projections.filter(({ name }) => !outdated.has(name));
    // Views being rebuilt read the log from its beginning; only the others continue from their checkpoints.
    let reached = outdated.size < projections.length ? await firstCheckpoint(following()) : await events.head();
    const subscription = log.subscribe(allEvents, { after: reached, onInterruption: onError });
    const over = new AbortController();
    const ended = AbortSignal.any([lost, stopping.signal, over.signal]);
    const stop = () => subscription.stop();
    ended.addEventListener('abort', stop, { once: true });
    if (ended.aborted) stop();
    const rebuildUntilEnded = (names: readonly string[], signal: AbortSignal): Promise<void> =>
      rebuild(log, named(names), alone, AbortSignal.any([signal, ended]));
    /** Includes them at the moment of the swap, so that the next batch reaches them too. */
    const aloneThenFollowing: typeof alone = (work) =>
      alone(async () => {
        const result = await work();
        outdated.clear();
        return result;
      });
    const renewed = rebuild(log, named([...outdated]), aloneThenFollowing, ended);
    renewed.catch(stop);
    const rebuilding = rebuildOnRequest(stores, rebuildUntilEnded, onError);
    try {
      for await (const batch of subscription) {
        await alone(() => applyToAll(following(), batch, reached));
        reached = batch.position;
        failures = 0;
      }
      if (!ended.aborted) await renewed;
    } finally {
      over.abort();
      await Promise.allSettled([renewed]);
      await rebuilding.close();
    }
  };

  /** Another process may succeed where this one fails. */
  const letGo = async (failing: boolean): Promise<void> => {
    await views.release(LEASE, holder);
    if (failing) await views.lease(FAILING, holder, failingMs);
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const held = await withLease(views, { name: LEASE, holder, ttlMs: leaseMs, onError }, follow);
        if (!held) await pause(pauseMs, stopping.signal);
      } catch (error) {
        onError(error);
        failures += 1;
        await letGo(failures >= FAILURES_IN_A_ROW).catch(onError);
        await pause(pauseMs, stopping.signal);
      }
    }
    await views.release(LEASE, holder).catch(onError);
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

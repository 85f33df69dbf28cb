import { setTimeout as sleep } from 'node:timers/promises';
import { withLease } from '../../projections/lease.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { CommandRefused } from '../commands.ts';
import { ensureDemonstration } from '../demo/ensure.ts';
import type { Deps } from '../deps.ts';
import { administratorShown, ensureAdministrator, type SignIn } from './administrator.ts';

export interface FirstUsers {
  /** The administrator that was made with a random password, to be printed once; null when there was somebody already. */
  readonly administrator: SignIn | null;
  /** Null when no demonstration is wanted. */
  readonly demonstration: SignIn | null;
}

const LEASE = { name: 'first-users', ttlMs: 4_000 };
const AGAIN_MS = 250;
const VIEWS_WITHIN_MS = 5_000;

/**
 * Sees to the administrator and the demonstration, in one process at a time, and only once the views show all that the
 * log holds: in those of a log that was restored, moved or is served by others already nobody is to be seen before.
 * Waits for a projector, wherever it runs, until the signal is given. They are told to `tell` before the password that was
 * made is let go of.
 */
export const ensureFirstUsers = async (
  deps: Deps,
  signal: AbortSignal,
  tell: (firstUsers: FirstUsers) => void,
): Promise<FirstUsers> => {
  const holder = deps.newId();
  const onError = (error: unknown): void => {
    if (!signal.aborted) deps.logger.warn({ err: error }, 'first users interrupted');
  };
  let made: FirstUsers | null = null;
  const make = async (lost: AbortSignal): Promise<void> => {
    await untilShown(deps, AbortSignal.any([lost, signal]));
    const administrator = await ensureAdministrator(deps);
    const both = { administrator, demonstration: deps.config.demo ? await ensureDemonstration(deps) : null };
    tell(both);
    await administratorShown(deps);
    made = both;
  };
  while (made === null) {
    signal.throwIfAborted();
    try {
      await withLease(deps.stores.views, { ...LEASE, holder, onError }, make);
    } catch (error) {
      if (!passes(error)) throw error;
      onError(error);
    } finally {
      await deps.stores.views.release(LEASE.name, holder).catch(onError);
    }
    if (made === null) await sleep(AGAIN_MS);
  }
  return made;
};

/** Throws StoreUnavailable when the signal is given first. */
const untilShown = async ({ stores, views }: Deps, signal: AbortSignal): Promise<void> => {
  const head = await stores.events.head();
  for (;;) {
    const outdated = await Promise.all(views.projections.map(({ isOutdated }) => isOutdated()));
    if (!outdated.includes(true) && (await views.waitFor(head, VIEWS_WITHIN_MS))) return;
    if (signal.aborted) throw new StoreUnavailable('views', 'not built yet');
    await sleep(AGAIN_MS);
  }
};

/** The address may be one that another process, whose views are its own, has taken in between. */
const overcome: readonly string[] = ['ViewsBehind', 'EmailAlreadyExistsError'];

/** Whether another try may overcome it: a store that is away, or one of those refusals. */
const passes = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof CommandRefused && overcome.includes(error.failure.name));

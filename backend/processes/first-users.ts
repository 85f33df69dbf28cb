import { setTimeout as sleep } from 'node:timers/promises';
import { withLease } from '../../projections/lease.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { CommandRefused } from '../commands.ts';
import { ensureDemonstration } from '../demo/ensure.ts';
import type { Deps } from '../deps.ts';
import { administratorShown, ensureAdministrator, type SignIn } from './administrator.ts';

export interface FirstUsers {
  /** The administrator created with a random password, to be printed once; null if users already existed. */
  readonly administrator: SignIn | null;
  /** Null if no demonstration is wanted. */
  readonly demonstration: SignIn | null;
}

const LEASE = { name: 'first-users', ttlMs: 4_000 };
const AGAIN_MS = 100;
const VIEWS_WITHIN_MS = 5_000;

/**
 * Creates the administrator and the demonstration, in one process at a time, and only once the views show the whole
 * log: after a restore or a move, or on servers already in use, the users may exist but not be visible yet. Waits for a
 * projector in any process until the signal is aborted. `tell` receives them before the generated password is deleted.
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

/** Throws StoreUnavailable if the signal is aborted first. */
const untilShown = async ({ stores, views }: Deps, signal: AbortSignal): Promise<void> => {
  const head = await stores.events.head();
  for (;;) {
    const outdated = await Promise.all(views.projections.map(({ isOutdated }) => isOutdated()));
    if (!outdated.includes(true) && (await views.waitFor(head, VIEWS_WITHIN_MS))) return;
    if (signal.aborted) throw new StoreUnavailable('views', 'not built yet');
    await sleep(AGAIN_MS);
  }
};

/** The address may have been taken in the meantime by another process with views of its own. */
const overcome: readonly string[] = ['ViewsBehind', 'EmailAlreadyExistsError'];

/** Whether a retry may succeed: after an unavailable store, or one of those refusals. */
const passes = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof CommandRefused && overcome.includes(error.failure.name));

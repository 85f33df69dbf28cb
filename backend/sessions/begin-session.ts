import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import type { Deps } from '../deps.ts';
import { type LoadedUser, loadUser } from './load-user.ts';
import { type SessionFacts, sessionEnd } from './tokens.ts';

const SHOWN_WITHIN_MS = 1_000;

interface Device {
  readonly deviceHash: string;
  /** In words. */
  readonly device: string;
  readonly address: string;
}

/** When a session ends by itself, as an instant. */
export const endOfSession = (signedInAt: number): string => new Date(sessionEnd(signedInAt) * 1000).toISOString();

/**
 * Records a session that begins. It waits briefly for the view, so that the revision about to be answered is the newest;
 * but no sign-in depends on it.
 */
export const beginSession = async (
  loaded: LoadedUser,
  { sessionId, signedInAt }: SessionFacts,
  device: Device,
  correlationId: string,
  deps: Deps,
): Promise<LoadedUser> => {
  const { id, accountId } = loaded.user;
  const now = deps.now();
  const expiresAt = endOfSession(signedInAt);
  const metadata = { at: now, by: id, accountId, correlationId, causationId: null };
  try {
    const command = { type: 'BeginSession', sessionId, now, expiresAt, ...device } as const;
    const handled = await deps.stores.handle(userAggregate, userStream(id), command, { metadata });
    if (handled.ok) await deps.views.waitFor(handled.position, SHOWN_WITHIN_MS);
    return (await loadUser(id, deps)) ?? loaded;
  } catch (error) {
    deps.logger.warn({ err: error, correlationId }, 'a session was not recorded');
    return loaded;
  }
};

import { userStream } from '../../domain/streams.ts';
import { minutesBetween } from '../../domain/units/instant.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import type { Deps } from '../deps.ts';
import { type LoadedUser, loadUser } from './load-user.ts';

/** Often enough to show administrators who still works here, and rarely enough to keep a user's stream short. */
const MINUTES_BETWEEN_NOTES = 60;
const SHOWN_WITHIN_MS = 1_000;
const MOST_REMEMBERED = 10_000;

export type NoteAction = (loaded: LoadedUser, sessionId: string, correlationId: string) => Promise<LoadedUser>;

/**
 * Records that a user is active, if that was not recorded for a while. It waits briefly for the view, so that the
 * revision about to be answered is the newest; but no request depends on it.
 */
export const actionNoter = (deps: Deps): NoteAction => {
  const { stores, views, logger } = deps;
  const noted = new Map<string, string>();
  const isRecent = (at: string | null | undefined, now: string): boolean =>
    at !== null && at !== undefined && minutesBetween(at, now) < MINUTES_BETWEEN_NOTES;

  return async (loaded, sessionId, correlationId) => {
    const now = deps.now();
    const { id, accountId, lastActionAt } = loaded.user;
    const session = loaded.document.sessions.find((open) => open.sessionId === sessionId);
    if (isRecent(session?.lastUsedAt ?? lastActionAt, now) || isRecent(noted.get(sessionId), now)) return loaded;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(sessionId, now);
    try {
      const metadata = { at: now, by: id, accountId, correlationId, causationId: null };
      const command = { type: 'NoteAction', sessionId, now } as const;
      const handled = await stores.handle(userAggregate, userStream(id), command, { metadata });
      if (handled.ok) await views.waitFor(handled.position, SHOWN_WITHIN_MS);
      return (await loadUser(id, deps)) ?? loaded;
    } catch (error) {
      logger.warn({ err: error, correlationId }, 'action not noted');
      return loaded;
    }
  };
};

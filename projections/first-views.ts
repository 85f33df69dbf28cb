import { accountEventTypes } from '../domain/accounts/events.ts';
import { eventRegistry } from '../domain/event-types.ts';
import { userEventTypes } from '../domain/users/events.ts';

/** What a session needs is built first, so that nobody waits for the rest to sign in. */
export const VIEWS_OF_SESSIONS: readonly string[] = ['users', 'accounts'];

/** Everything those views are made from. */
export const eventsOfSessions = eventRegistry(...userEventTypes, ...accountEventTypes);

import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../../event-types.ts';
import { userStream } from '../../streams.ts';

/**
 * Somebody could not sign in. `userId` null: nobody has the address that was given, which is not kept, since it may be a
 * password typed into the wrong field. The network address is locked with the user's key, or else with that of the month.
 */
const signInFailed = eventType(
  'SignInFailed',
  z.object({
    userId: z.string().nullable(),
    /** `YYYY-MM` */
    month: z.string(),
    reason: z.enum(['password', 'code', 'inactive']),
    personal: z.object({ address: z.string() }).nullable(),
  }),
  { keyOwner: ({ userId, month }) => (typeof userId === 'string' ? userStream(userId) : `sign-ins-${String(month)}`) },
);

export const signInEventTypes = [signInFailed] as const;
export const signInEvents = eventRegistry(...signInEventTypes);
export type SignInEvent = EventOf<typeof signInEvents>;

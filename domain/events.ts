import { accountEventTypes } from './accounts/events.ts';
import { trialEventTypes } from './accounts/trials/events.ts';
import { attachmentEventTypes } from './attachments/events.ts';
import { calculationEventTypes } from './calculations/events.ts';
import { customerEventTypes } from './customers/events.ts';
import { describedPlaceEventTypes } from './described-places/events.ts';
import { type EventOf, eventRegistry } from './event-types.ts';
import { indexEventTypes } from './indexes/events.ts';
import { noticeEventTypes } from './notices/events.ts';
import { emailEventTypes } from './users/emails/events.ts';
import { userEventTypes } from './users/events.ts';
import { signInEventTypes } from './users/sign-ins/events.ts';

/** Every fact there is, in every version ever written. */
export const allEvents = eventRegistry(
  ...customerEventTypes,
  ...attachmentEventTypes,
  ...calculationEventTypes,
  ...userEventTypes,
  ...emailEventTypes,
  ...accountEventTypes,
  ...trialEventTypes,
  ...indexEventTypes,
  ...describedPlaceEventTypes,
  ...noticeEventTypes,
  ...signInEventTypes,
);
export type AnyEvent = EventOf<typeof allEvents>;

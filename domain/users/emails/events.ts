import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../../event-types.ts';

const userId = z.string();

const emailReserved = eventType('EmailReserved', z.object({ userId, accountId: z.string(), at: z.string() }));
const emailConfirmed = eventType('EmailConfirmed', z.object({ userId }));
const emailReleased = eventType('EmailReleased', z.object({ userId }));

export const emailEventTypes = [emailReserved, emailConfirmed, emailReleased] as const;
export const emailEvents = eventRegistry(...emailEventTypes);
export type EmailEvent = EventOf<typeof emailEvents>;

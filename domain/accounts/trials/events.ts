import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../../event-types.ts';

/** Whoever has the stream's CPF or CNPJ has their trial with this account. Nothing in it says who that is. */
const trialClaimed = eventType('TrialClaimed', z.object({ accountId: z.string() }));

export const trialEventTypes = [trialClaimed] as const;
export const trialEvents = eventRegistry(...trialEventTypes);
export type TrialEvent = EventOf<typeof trialEvents>;

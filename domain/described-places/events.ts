import { z } from 'zod';
import { describedPlaceFields } from '../api/described-places.ts';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

/** All of it each time: a version is read without those before it. Nothing in it is about a person. */
const placeDescribed = eventType(
  'PlaceDescribed',
  z.object({ accountId: z.string(), regimeId: z.int(), fields: describedPlaceFields }),
);

/** Offered no longer. Calculations that name it go on with its last version. */
const placeWithdrawn = eventType('PlaceWithdrawn', z.object({ accountId: z.string(), regimeId: z.int() }));

export const describedPlaceEventTypes = [placeDescribed, placeWithdrawn] as const;
export const describedPlaceEvents = eventRegistry(...describedPlaceEventTypes);
export type DescribedPlaceEvent = EventOf<typeof describedPlaceEvents>;

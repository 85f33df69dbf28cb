import { z } from 'zod';
import { describedPlaceFields } from '../api/described-places.ts';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

const of = { accountId: z.string(), regimeId: z.int() };

/**
 * All of it each time: a version is read without those before it. Nothing in it is about a person. What the first version did
 * not ask for was read by nobody: guards, exposure, disability, quotas of its own, what is withheld from those at work.
 */
const placeDescribed = eventType('PlaceDescribed', z.object({ ...of, fields: z.record(z.string(), z.unknown()) })).next(
  z.object({ ...of, fields: describedPlaceFields }),
  ({ fields, ...rest }) => ({ ...rest, fields: describedPlaceFields.parse(fields) }),
);

/** Offered no longer. Calculations that name it go on with its last version. */
const placeWithdrawn = eventType('PlaceWithdrawn', z.object({ accountId: z.string(), regimeId: z.int() }));

export const describedPlaceEventTypes = [placeDescribed, placeWithdrawn] as const;
export const describedPlaceEvents = eventRegistry(...describedPlaceEventTypes);
export type DescribedPlaceEvent = EventOf<typeof describedPlaceEvents>;

import { z } from 'zod';
import { describedPlaceFields } from '../../domain/api/described-places.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** A place as its office last described it. */
const place = z.object({
  /** The number of its regime, as text. */
  id: z.string(),
  accountId: z.string(),
  regimeId: z.int(),
  /** How often it was described. */
  version: z.int(),
  /** When it was last described, and by whom; null: the program. */
  describedAt: z.string(),
  by: z.string().nullable(),
  withdrawn: z.boolean(),
  fields: describedPlaceFields,
});
export type DescribedPlaceDocument = z.output<typeof place>;

export type DescribedPlaceField = 'accountId' | 'describedAt';

export const describedPlacesView = viewDefinition<Stamped<DescribedPlaceDocument>, DescribedPlaceField>({
  name: 'described-places',
  meaning: 1,
  schema: z.object({ ...place.shape, ...stamp }),
  fields: ['accountId', 'describedAt'],
  indexes: [['accountId', 'describedAt']],
});

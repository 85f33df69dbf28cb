import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** Which calculation a work record belongs to. */
const place = z.object({ id: z.string(), calculationId: z.string(), customerId: z.string() });
export type WorkRecordPlace = z.output<typeof place>;

export type WorkRecordPlaceField = 'calculationId' | 'customerId';

export const workRecordPlacesView = viewDefinition<Stamped<WorkRecordPlace>, WorkRecordPlaceField>({
  name: 'work-record-places',
  meaning: 1,
  schema: z.object({ ...place.shape, ...stamp }),
  fields: ['calculationId', 'customerId'],
  indexes: [['calculationId'], ['customerId']],
});

import { z } from 'zod';
import type { ViewDefinition } from '../../stores/views/port.ts';
import { type Stamped, stamp } from '../projection.ts';

/** In which calculation a work record stands. */
const place = z.object({ id: z.string(), calculationId: z.string(), customerId: z.string() });
export type WorkRecordPlace = z.output<typeof place>;

export type WorkRecordPlaceField = 'calculationId' | 'customerId';

export const workRecordPlacesView: ViewDefinition<Stamped<WorkRecordPlace>, WorkRecordPlaceField> = {
  name: 'work-record-places',
  version: 1,
  schema: z.object({ ...place.shape, ...stamp }),
  fields: ['calculationId', 'customerId'],
  indexes: [['calculationId'], ['customerId']],
};

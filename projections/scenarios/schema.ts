import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** Which calculation a scenario belongs to, and when it was kept and changed; what it says stands in the case file. */
const place = z.object({
  id: z.string(),
  calculationId: z.string(),
  customerId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ScenarioPlace = z.output<typeof place>;

export type ScenarioPlaceField = 'calculationId' | 'customerId';

export const scenariosView = viewDefinition<Stamped<ScenarioPlace>, ScenarioPlaceField>({
  name: 'scenarios',
  meaning: 1,
  schema: z.object({ ...place.shape, ...stamp }),
  fields: ['calculationId', 'customerId'],
  indexes: [['calculationId'], ['customerId']],
});

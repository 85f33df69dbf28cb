import { z } from 'zod';
import { customerFields } from '../../domain/api/customers.ts';
import { keptShape } from '../../domain/api/field.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const customer = z.object({
  id: z.string(),
  accountId: z.string(),
  fields: z.object(keptShape(customerFields)),
  /** Some of their events could not be decrypted when the view was made, so the data is incomplete. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CustomerDocument = z.output<typeof customer>;

export type CustomerField = 'accountId';

export const customersView = viewDefinition<Stamped<CustomerDocument>, CustomerField>({
  name: 'customers',
  meaning: 1,
  schema: z.object({ ...customer.shape, ...stamp }),
  fields: ['accountId'],
  indexes: [['accountId']],
});

import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const text = z.string().nullable();

const row = z.object({
  id: z.string(),
  accountId: z.string(),
  name: text,
  /** The name without case and accents, for search and sorting. */
  foldedName: text,
  birthDate: text,
  state: text,
  status: z.enum(['client', 'consultation']),
  /** Some of their events could not be decrypted when the view was made. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  /** Creation date of the newest calculation that still exists. */
  lastCalculationAt: text,
  calculationsCount: z.int(),
  calculations: z.array(z.object({ id: z.string(), createdAt: z.string() })),
});
export type CustomerRow = z.output<typeof row>;

export type CustomerRowField =
  | 'accountId'
  | 'foldedName'
  | 'birthDate'
  | 'state'
  | 'status'
  | 'createdAt'
  | 'lastCalculationAt'
  | 'calculationsCount';

export const customerListView = viewDefinition<Stamped<CustomerRow>, CustomerRowField>({
  name: 'customer-list',
  meaning: 1,
  schema: z.object({ ...row.shape, ...stamp }),
  fields: [
    'accountId',
    'foldedName',
    'birthDate',
    'state',
    'status',
    'createdAt',
    'lastCalculationAt',
    'calculationsCount',
  ],
  indexes: [
    ['accountId', 'foldedName'],
    ['accountId', 'createdAt'],
    ['accountId', 'lastCalculationAt'],
  ],
});

import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const text = z.string().nullable();

const row = z.object({
  id: z.string(),
  accountId: z.string(),
  name: text,
  /** The name without case and accents, as search and sort compare it. */
  foldedName: text,
  birthDate: text,
  state: text,
  status: z.enum(['client', 'consultation']),
  /** Some of what the log has about them did not open when the view was made. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  /** Creation of the newest calculation there is. */
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

import { z } from 'zod';
import { customerFields } from '../../domain/api/customers.ts';
import { keptShape } from '../../domain/api/field.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const customer = z.object({
  id: z.string(),
  accountId: z.string(),
  fields: z.object(keptShape(customerFields)),
  /** By which an extract is recognised as theirs; `namedAs` is the folded name. */
  cpf: z.string().nullable(),
  nit: z.string().nullable(),
  namedAs: z.string().nullable(),
  /** The revision of the last event that changed what the law asks of them. */
  factsRevision: z.int(),
  /** Some of their events could not be decrypted when the view was made, so the data is incomplete. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CustomerDocument = z.output<typeof customer>;

export type CustomerField = 'accountId' | 'cpf' | 'nit' | 'namedAs';

export const customersView = viewDefinition<Stamped<CustomerDocument>, CustomerField>({
  name: 'customers',
  meaning: 1,
  schema: z.object({ ...customer.shape, ...stamp }),
  // Whatever they did not say yet: the last change of all is no earlier than that of the facts.
  formerly: (document) => {
    const former = Object(document);
    return { factsRevision: former.revision, ...former };
  },
  fields: ['accountId', 'cpf', 'nit', 'namedAs'],
  indexes: [
    ['accountId', 'cpf'],
    ['accountId', 'nit'],
    ['accountId', 'namedAs'],
  ],
});

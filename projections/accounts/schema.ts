import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const day = z.string().nullable();

/** An account with the facts from which its status follows; the status itself is never stored. */
const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  foldedName: z.string(),
  facts: z.object({
    origin: z.enum(['registered', 'created']),
    isAdministrators: z.boolean(),
    paymentType: z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']).nullable(),
    trialEndsAt: z.string().nullable(),
    licenceExpiryDate: day,
    paidUntil: day,
    invoices: z.array(
      z.object({
        invoiceId: z.string(),
        value: z.number(),
        originalDueDate: z.string(),
        status: z.enum(['open', 'paid', 'cancelled']),
      }),
    ),
    inactivated: z.boolean(),
    cancellation: z.object({ accessUntil: z.string(), refunded: z.boolean() }).nullable(),
  }),
  createdAt: z.string(),
});
export type AccountDocument = z.output<typeof account>;

export type AccountField = 'foldedName';

export const accountsView = viewDefinition<Stamped<AccountDocument>, AccountField>({
  name: 'accounts',
  meaning: 1,
  schema: z.object({ ...account.shape, ...stamp }),
  fields: ['foldedName'],
  indexes: [['foldedName']],
});

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
    planId: z.string().nullable(),
    planChangedAt: z.string().nullable(),
    instalments: z.int(),
    terms: z.object({ version: z.string(), acceptedAt: z.string() }).nullable(),
    signingUp: z.boolean(),
    customerId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    trialEndsAt: z.string().nullable(),
    signedUpOn: day,
    licenceExpiryDate: day,
    paidUntil: day,
    invoices: z.array(
      z.object({
        invoiceId: z.string(),
        value: z.number(),
        originalDueDate: z.string(),
        covers: z.object({ from: z.string(), months: z.int() }),
        status: z.enum(['open', 'paid', 'received', 'disputed', 'refunded', 'cancelled']),
        paidUntil: day,
        reportedAt: z.string().nullable(),
        valuedAt: z.string().nullable(),
      }),
    ),
    inactivated: z.boolean(),
    cancellation: z.object({ accessUntil: z.string(), refunded: z.boolean() }).nullable(),
    erasureRequestedAt: z.string().nullable(),
  }),
  /** When each invoice was last noted as paid, for mails: the newest last. */
  payments: z.array(z.object({ invoiceId: z.string(), at: z.string() })),
  /** When each invoice was last noted as disputed, for mails: the newest last. */
  disputes: z.array(z.object({ invoiceId: z.string(), at: z.string() })),
  /** As in the facts: the payment provider's reports are matched by them. */
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  createdAt: z.string(),
});
export type AccountDocument = z.output<typeof account>;

export type AccountField = 'foldedName' | 'customerId' | 'subscriptionId';

export const accountsView = viewDefinition<Stamped<AccountDocument>, AccountField>({
  name: 'accounts',
  meaning: 1,
  schema: z.object({ ...account.shape, ...stamp }),
  fields: ['foldedName', 'customerId', 'subscriptionId'],
  indexes: [['foldedName'], ['customerId'], ['subscriptionId']],
});

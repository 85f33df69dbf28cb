import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const day = z.string().nullable();

const attempt = z.object({
  attemptId: z.string(),
  purpose: z.enum(['charge', 'subscription', 'payment', 'plan', 'card', 'cancellation', 'refund', 'removal']),
  reference: z.string(),
  amount: z.number().nullable(),
  day: z.string(),
  repeatable: z.boolean(),
  outcome: z.enum(['open', 'refused', 'not done']),
  tries: z.int(),
  at: z.string(),
  lastAt: z.string(),
  looks: z.int(),
  detail: z.string().nullable(),
  ofSeller: z.boolean().optional(),
  returnTo: z.object({ planId: z.string(), instalments: z.int() }).optional(),
});

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
    keepsCard: z.boolean(),
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
        declined: z.literal(true).optional(),
        payment: z
          .object({ on: z.string(), by: z.enum(['PIX', 'CREDIT_CARD']).nullable(), planId: z.string().nullable() })
          .optional(),
      }),
    ),
    inactivated: z.boolean(),
    cancellation: z.object({ accessUntil: z.string(), refunded: z.boolean() }).nullable(),
    contract: z.object({ number: z.int(), on: day, invoicesBefore: z.int() }),
    attempts: z.array(attempt),
    surpluses: z.array(
      z.object({
        reference: z.string(),
        surplusId: z.string(),
        amount: z.number(),
        done: z.enum(['removed', 'refunded']),
        at: z.string(),
      }),
    ),
    differencesPaid: z.array(
      z.object({
        invoiceIds: z.array(z.string()),
        paidOn: z.string(),
        refundedOn: z.string(),
        amount: z.number(),
        at: z.string(),
      }),
    ),
    erasureRequestedAt: z.string().nullable(),
  }),
  /** Whether a call outside waits for its outcome, or failed and is to be tried again. */
  unsettled: z.boolean(),
  /** The revision of the last event made by a person: attempts and news of the provider do not move it. */
  etag: z.int(),
  /** When each invoice was last noted as paid, for mails: the newest last. */
  payments: z.array(z.object({ invoiceId: z.string(), at: z.string() })),
  /** When each invoice was last noted as disputed, for mails: the newest last. */
  disputes: z.array(z.object({ invoiceId: z.string(), at: z.string() })),
  /** When each invoice was last noted as sent back, for mails: the newest last. */
  refunds: z.array(z.object({ invoiceId: z.string(), at: z.string() })),
  /** When and why it was cancelled, and whether somebody may call about it; null: it was not, or it came back. */
  leaving: z.object({ at: z.string(), reason: z.string(), wantsContact: z.boolean() }).nullable(),
  /** When a request to be erased was taken back, for mails; null: none was, or another stands. */
  erasureWithdrawnAt: z.string().nullable(),
  /** As in the facts: the payment provider's reports are matched by them. */
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  createdAt: z.string(),
});
export type AccountDocument = z.output<typeof account>;

export type AccountField = 'foldedName' | 'customerId' | 'subscriptionId' | 'unsettled';

export const accountsView = viewDefinition<Stamped<AccountDocument>, AccountField>({
  name: 'accounts',
  meaning: 2,
  schema: z.object({ ...account.shape, ...stamp }),
  fields: ['foldedName', 'customerId', 'subscriptionId', 'unsettled'],
  indexes: [['foldedName'], ['customerId'], ['subscriptionId'], ['unsettled']],
});

import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

const instant = z.string();
const day = z.string();
const invoiceId = z.string();

const accountCreated = eventType(
  'AccountCreated',
  z.object({
    accountId: z.string(),
    origin: z.enum(['registered', 'created']),
    isAdministrators: z.boolean(),
    paymentType: z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']).nullable(),
    trialEndsAt: instant.nullable(),
    licenceExpiryDate: day.nullable(),
    personal: z.object({ name: z.string(), email: z.string() }).nullable(),
  }),
);

const licenceDateSet = eventType('LicenceDateSet', z.object({ licenceExpiryDate: day.nullable() }));
const accountInactivated = eventType('AccountInactivated', z.object({}));
const accountActivated = eventType('AccountActivated', z.object({}));
const accountHolderForgotten = eventType('AccountHolderForgotten', z.object({}));

const invoiceIssued = eventType('InvoiceIssued', z.object({ invoiceId, valueInCents: z.int(), originalDueDate: day }));
const paymentConfirmed = eventType('PaymentConfirmed', z.object({ invoiceId, paidUntil: day }));
const invoiceCancelled = eventType('InvoiceCancelled', z.object({ invoiceId }));

const subscriptionCancelled = eventType(
  'SubscriptionCancelled',
  z.object({
    accessUntil: instant,
    refunded: z.boolean(),
    wantsContact: z.boolean(),
    personal: z.object({ reason: z.string() }).nullable(),
  }),
);

export const accountEventTypes = [
  accountCreated,
  licenceDateSet,
  accountInactivated,
  accountActivated,
  accountHolderForgotten,
  invoiceIssued,
  paymentConfirmed,
  invoiceCancelled,
  subscriptionCancelled,
] as const;
export const accountEvents = eventRegistry(...accountEventTypes);
export type AccountEvent = EventOf<typeof accountEvents>;

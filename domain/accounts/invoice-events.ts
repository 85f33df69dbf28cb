/** What happens to the invoices of an account. Amounts in cents. */
import { z } from 'zod';
import { eventType } from '../event-types.ts';
import { day, instant } from './event-fields.ts';

const invoiceId = z.string();

/** Since version 2 with the time that it pays for. */
export const invoiceIssued = eventType(
  'InvoiceIssued',
  z.object({ invoiceId, valueInCents: z.int(), originalDueDate: day }),
).next(
  z.object({
    invoiceId,
    valueInCents: z.int(),
    originalDueDate: day,
    covers: z.object({ from: day, months: z.int() }),
  }),
  (older) => ({ ...older, covers: { from: older.originalDueDate, months: 12 } }),
);

/** Of an unpaid invoice, after a change of plan. */
export const invoiceAmended = eventType(
  'InvoiceAmended',
  z.object({ invoiceId, valueInCents: z.int(), months: z.int(), reportedAt: instant }),
);

/** When the provider reported it, by its own clock: reports may come in any order. */
const reportedAt = instant.nullable();

/** On which day and how it was paid: absent before that was noted; without `paidBy` neither by PIX nor by card, or nobody said. */
const paid = z.object({
  invoiceId,
  paidUntil: day,
  reportedAt,
  paidOn: day.optional(),
  paidBy: z.enum(['PIX', 'CREDIT_CARD']).optional(),
});

export const paymentConfirmed = eventType('PaymentConfirmed', z.object({ invoiceId, paidUntil: day })).next(
  paid,
  (older) => ({
    ...older,
    reportedAt: null,
  }),
);

/** The money is there; what was paid by PIX was never only confirmed. */
export const paymentReceived = eventType('PaymentReceived', paid);

/** The holder of the card has the bank take it back; the dispute may be won. Before this event it was told as a refund. */
export const paymentDisputed = eventType('PaymentDisputed', z.object({ invoiceId, reportedAt }));

/** Sent back. */
export const paymentRefunded = eventType('PaymentRefunded', z.object({ invoiceId, reportedAt }));

/** The bank of the card refused the charge of an invoice, which stays open until somebody pays it. */
export const paymentDeclined = eventType('PaymentDeclined', z.object({ invoiceId, reportedAt }));

/** The provider takes back what it said: the invoice is not paid, or not cancelled. */
export const invoiceReopened = eventType('InvoiceReopened', z.object({ invoiceId, reportedAt }));

export const invoiceCancelled = eventType('InvoiceCancelled', z.object({ invoiceId })).next(
  z.object({ invoiceId, reportedAt }),
  (older) => ({ ...older, reportedAt: null }),
);

/**
 * An administrator paid by hand what is owed beside a refund: the difference by price index of the invoices. The days are
 * those of payment and refund.
 */
export const differencePaid = eventType(
  'DifferencePaid',
  z.object({ invoiceIds: z.array(invoiceId), paidOn: day, refundedOn: day, amountInCents: z.int(), at: instant }),
);

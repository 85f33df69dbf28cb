import { z } from 'zod';

export const paymentStatus = z.enum(['PENDING', 'OVERDUE', 'CONFIRMED', 'RECEIVED', 'REFUNDED', 'CANCELLED']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** An invoice of the account; `id` is the payment provider's. */
export const payment = z.strictObject({
  id: z.string(),
  value: z.number(),
  status: paymentStatus,
  originalDueDate: z.string(),
  /** Only of a REFUNDED one that the bank of the card took back, since its holder disputes it. */
  disputed: z.literal(true).optional(),
  /** Only of an open one that the card pays by itself on its day: paid by PIX it would be paid twice. */
  automatic: z.literal(true).optional(),
  /** Only of an open one whose card was refused, until its day is past: somebody has to pay it otherwise. */
  declined: z.literal(true).optional(),
});
export type Payment = z.infer<typeof payment>;

export const paymentsAnswer = z.strictObject({ payments: z.array(payment) });

/** How to pay an invoice by PIX; `qrCode` is a PNG in base64. */
export const paymentInfo = z.strictObject({ copyAndPaste: z.string(), qrCode: z.string() });

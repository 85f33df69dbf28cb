import { z } from 'zod';
import { isDayOfCalendar } from '../../domain/units/day.ts';

/** What may be sent, as loosely as the provider takes it. */
const text = z.string().max(500).nullish();
const day = z.string().refine(isDayOfCalendar);

export const customerBody = z.object({
  name: z.string().min(1).max(200),
  cpfCnpj: z.string(),
  email: text,
  mobilePhone: text,
  phone: text,
  externalReference: text,
});

const cardPart = {
  creditCard: z
    .object({
      holderName: z.string(),
      number: z.string(),
      expiryMonth: z.string(),
      expiryYear: z.string(),
      ccv: z.string(),
    })
    .optional(),
  creditCardHolderInfo: z.looseObject({ name: z.string(), cpfCnpj: z.string() }).optional(),
  creditCardToken: z.string().optional(),
  remoteIp: z.string().optional(),
};
export type CardPart = { [Key in keyof typeof cardPart]?: z.output<(typeof cardPart)[Key]> | undefined };

export const tokenBody = z.object({ customer: z.string(), ...cardPart });

export const paymentBody = z.object({
  customer: z.string(),
  billingType: z.enum(['PIX', 'CREDIT_CARD', 'BOLETO', 'UNDEFINED']),
  value: z.number().positive().optional(),
  installmentCount: z.int().min(1).max(21).optional(),
  installmentValue: z.number().positive().optional(),
  totalValue: z.number().positive().optional(),
  dueDate: day,
  description: text,
  externalReference: text,
  ...cardPart,
});

/** Of an open payment: all three are asked for, also where only one of them changes. */
export const paymentChange = z.object({
  billingType: z.enum(['PIX', 'CREDIT_CARD', 'BOLETO', 'UNDEFINED']),
  value: z.number().positive(),
  dueDate: day,
});

/** A card for a payment that is open, or for a subscription. */
export const cardBody = z.object(cardPart);

export const subscriptionChange = z.object({
  value: z.number().positive(),
  nextDueDate: day,
  cycle: z.enum(['MONTHLY', 'YEARLY']),
  description: text,
  updatePendingPayments: z.boolean().default(false),
});

export const subscriptionBody = z.object({
  customer: z.string(),
  billingType: z.literal('CREDIT_CARD'),
  value: z.number().positive(),
  nextDueDate: day,
  cycle: z.enum(['MONTHLY', 'YEARLY']),
  description: text,
  externalReference: text,
  ...cardPart,
});

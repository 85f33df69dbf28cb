import { z } from 'zod';

/** What the simulator keeps. A card is its token and last four digits: the number never gets here. */
export const customer = z.object({
  object: z.literal('customer'),
  id: z.string(),
  dateCreated: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  cpfCnpj: z.string(),
  mobilePhone: z.string().nullable(),
  phone: z.string().nullable().default(null),
  externalReference: z.string().nullable(),
  deleted: z.boolean(),
});
export type Customer = z.output<typeof customer>;

export const card = z.object({ id: z.string(), customer: z.string(), lastFour: z.string() });
export type Card = z.output<typeof card>;

export const paymentStatus = z.enum([
  'PENDING',
  'CONFIRMED',
  'RECEIVED',
  'OVERDUE',
  'REFUNDED',
  'CHARGEBACK_REQUESTED',
]);

export const simulatedPayment = z.object({
  object: z.literal('payment'),
  id: z.string(),
  dateCreated: z.string(),
  customer: z.string(),
  subscription: z.string().nullable(),
  installment: z.string().nullable(),
  installmentNumber: z.int().nullable(),
  billingType: z.enum(['PIX', 'CREDIT_CARD', 'BOLETO', 'UNDEFINED']),
  value: z.number(),
  dueDate: z.string(),
  originalDueDate: z.string(),
  status: paymentStatus,
  deleted: z.boolean(),
  description: z.string().nullable(),
  externalReference: z.string().nullable(),
  confirmedDate: z.string().nullable(),
  clientPaymentDate: z.string().nullable(),
  paymentDate: z.string().nullable(),
  /** The administrator said that the bank refuses it: it is not charged by itself. */
  refused: z.boolean(),
});
export type SimulatedPayment = z.output<typeof simulatedPayment>;

export const simulatedSubscription = z.object({
  object: z.literal('subscription'),
  id: z.string(),
  dateCreated: z.string(),
  customer: z.string(),
  billingType: z.literal('CREDIT_CARD'),
  value: z.number(),
  cycle: z.enum(['MONTHLY', 'YEARLY']),
  nextDueDate: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  deleted: z.boolean(),
  description: z.string().nullable(),
  externalReference: z.string().nullable(),
});
export type SimulatedSubscription = z.output<typeof simulatedSubscription>;

/** An event on its way to the program. */
export const delivery = z.object({
  id: z.string(),
  event: z.string(),
  body: z.string(),
  attempts: z.int(),
  /** Milliseconds of the Unix epoch. */
  nextAt: z.number(),
});
export type Delivery = z.output<typeof delivery>;

/** Manners of the provider that tests and administrators switch; the defaults are those of every day. */
export const manners = z.object({
  /** Charges of a subscription are made so many days before they are due; 0: one at a time. */
  daysAhead: z.int().min(0).default(40),
  /** Milliseconds that a call which charges a card takes before it is done; it is done even if nobody waits. */
  slowMs: z.int().min(0).default(0),
  /** Why cards are refused, whatever they are; null: only those that its sandbox refuses. */
  refusesCards: z.enum(['declined', 'not enabled']).nullable().default(null),
  /** Whether its contract includes keeping cards. */
  keepsCards: z.boolean().default(true),
  /** Whether its balance covers a refund. */
  hasBalance: z.boolean().default(true),
  /** So many of the next calls are too many. */
  tooManyCalls: z.int().min(0).default(0),
});
export type Manners = z.output<typeof manners>;
export const everyday: Manners = manners.parse({});

/** One line: keys and counters. */
export const settings = z.object({
  id: z.literal('settings'),
  manners: manners.default(everyday),
  apiKey: z.string(),
  webhookToken: z.string(),
  pixKey: z.string(),
  sequence: z.int(),
  /** Deliveries that failed since the last success; at fifteen they stop until they are resumed. */
  failures: z.int(),
});
export type SimulatorSettings = z.output<typeof settings>;

import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id } from './common.ts';

/** What an administrator may have happen to a simulated payment. */
export const simulatedAction = z.enum(['confirm', 'refuse', 'refund', 'overdue', 'dispute'], {
  error: messages.invalidValue,
});
export type SimulatedAction = z.infer<typeof simulatedAction>;

const simulatedPayment = z.strictObject({
  id,
  value: z.number(),
  dueDate: z.string(),
  billing: z.enum(['PIX', 'CREDIT_CARD', 'BOLETO', 'UNDEFINED']),
  status: z.enum(['PENDING', 'OVERDUE', 'CONFIRMED', 'RECEIVED', 'REFUNDED', 'CHARGEBACK_REQUESTED']),
  /** The bank refused the card. */
  refused: z.boolean(),
  actions: z.array(simulatedAction),
});
export type SimulatedPayment = z.infer<typeof simulatedPayment>;

const simulatedCustomer = z.strictObject({
  id,
  /** The account; null: of an account that is gone. */
  accountId: id.nullable(),
  name: z.string(),
  payments: z.array(simulatedPayment),
});
export type SimulatedCustomer = z.infer<typeof simulatedCustomer>;

/** `stopped`: after fifteen failures the events wait until they are sent again. */
export const simulatorAnswer = z.strictObject({ stopped: z.boolean(), customers: z.array(simulatedCustomer) });

const MOST_DAYS = 800;
export const simulatedActionBody = z.strictObject({ action: simulatedAction });
export const simulatedTimeBody = z.strictObject({
  days: z.int({ error: messages.invalidValue }).min(1, messages.invalidValue).max(MOST_DAYS, messages.invalidValue),
});

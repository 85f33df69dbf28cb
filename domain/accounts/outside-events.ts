/** What was asked of the payment provider, and what came of it. Amounts in cents. */
import { z } from 'zod';
import { eventType } from '../event-types.ts';
import { day, instant } from './event-fields.ts';

const attemptId = z.string();

/** Noted before the payment provider is asked: whatever becomes of the call, it is known that it was made. */
export const outsideAttempted = eventType(
  'OutsideAttempted',
  z.object({
    attemptId,
    purpose: z.enum(['charge', 'subscription', 'payment', 'plan', 'card', 'cancellation', 'refund', 'removal']),
    reference: z.string(),
    amountInCents: z.int().nullable(),
    day,
    repeatable: z.boolean(),
    /** The contract that begins with it, of an account that was cancelled. */
    returnTo: z.object({ planId: z.string(), instalments: z.int() }).optional(),
    at: instant,
  }),
);

/** The call had no answer, and the provider does not show what it should have made. */
export const outsideLookedFor = eventType('OutsideLookedFor', z.object({ attemptId, at: instant }));

/**
 * `unanswered`: the answer did not come; it stays open. `detail`: the provider's sentence, or which trouble it was.
 * `ofSeller`: it was refused because of the seller's contract with the provider, which its customer can do nothing about.
 */
export const outsideAnswered = eventType(
  'OutsideAnswered',
  z.object({
    attemptId,
    outcome: z.enum(['done', 'refused', 'not done', 'unanswered']),
    detail: z.string().nullable(),
    ofSeller: z.boolean().optional(),
    at: instant,
  }),
);

/** The provider held two charges, or two subscriptions, under one reference; one was given up. For the administrator. */
export const surplusFound = eventType(
  'SurplusFound',
  z.object({
    reference: z.string(),
    /** The provider's id of what is too much: a payment, an instalment plan or a subscription. */
    surplusId: z.string(),
    amountInCents: z.int(),
    done: z.enum(['removed', 'refunded']),
    at: instant,
  }),
);

import { z } from 'zod';

export const BILLING_QUEUE = 'billing';

/**
 * `charges`: what is due, and sign-ups that nobody finished; `comparison`: what the provider's reports missed, and what it
 * holds twice; `settling`: calls without an answer, and what failed and is to be tried again; `trials`: those of sign-ups
 * from before they were remembered.
 */
export const billingJob = z.object({ task: z.enum(['charges', 'comparison', 'settling', 'trials']) });

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Kept by the queue: whichever process runs then, and once for all of them. */
export const billingSchedules = [
  { queue: BILLING_QUEUE, name: 'charges', everyMs: HOUR_MS, data: { task: 'charges' } },
  { queue: BILLING_QUEUE, name: 'settling', everyMs: MINUTE_MS, data: { task: 'settling' } },
  { queue: BILLING_QUEUE, name: 'comparison', everyMs: 24 * HOUR_MS, data: { task: 'comparison' } },
] as const;

/** At each start; while the queue knows it, once. */
export const rememberingJob = { queue: BILLING_QUEUE, id: 'trials', data: { task: 'trials' } } as const;

import { z } from 'zod';

export const BILLING_QUEUE = 'billing';

/** `charges`: what is due, and sign-ups that nobody finished; `comparison`: what the provider's reports missed. */
export const billingJob = z.object({ task: z.enum(['charges', 'comparison']) });

const HOUR_MS = 3_600_000;

/** Kept by the queue: whichever process runs then, and once for all of them. */
export const billingSchedules = [
  { queue: BILLING_QUEUE, name: 'charges', everyMs: HOUR_MS, data: { task: 'charges' } },
  { queue: BILLING_QUEUE, name: 'comparison', everyMs: 24 * HOUR_MS, data: { task: 'comparison' } },
] as const;

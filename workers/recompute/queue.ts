import { z } from 'zod';

export const RECOMPUTE_QUEUE = 'recompute';

/** Which calculation is to be ready when somebody asks for its rules. */
export const recomputeJob = z.object({ accountId: z.string(), calculationId: z.string() });

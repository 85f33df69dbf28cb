import { z } from 'zod';

export const RECOMPUTE_QUEUE = 'recompute';

/** Which calculation is to be ready when somebody asks for its rules. */
export const recomputeJob = z.object({ accountId: z.string(), calculationId: z.string() });

/** Everything anew, slice by slice: a queue of its own, so that nobody's edit waits behind it. */
export const RECOMPUTE_ALL_QUEUE = 'recompute-all';

export const sliceJob = z.object({
  run: z.int(),
  /** The id of the calculation before its first; '': the first slice. */
  slice: z.string(),
  /** Passed over: it has ended the process that computed it. */
  skipped: z.boolean(),
});
export type SliceJob = z.output<typeof sliceJob>;

import { z } from 'zod';

/** What a thread is to rebuild. */
export const rebuildOrder = z.object({
  config: z.object({
    dataDir: z.string(),
    eventStoreUrl: z.string().optional(),
    mongoUrl: z.string().optional(),
    redisUrl: z.string().optional(),
  }),
  names: z.array(z.string()),
  /** Only what a session needs is read. */
  ofSessions: z.boolean(),
  /** The part of the log that it reads. */
  share: z.object({ index: z.int().min(0), of: z.int().min(1) }),
});
export type RebuildOrder = z.input<typeof rebuildOrder>;

/** By view, the generation that is being built. */
const generations = z.record(z.string(), z.int());

/** To the thread: a step of the rebuild, of which it does one after another, or that it is to stop. */
export const toThread = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin') }),
  z.object({ do: z.literal('join'), generations }),
  /** To the end of the log. */
  z.object({ do: z.literal('read') }),
  z.object({ do: z.literal('prepare') }),
  z.object({ do: z.literal('swap') }),
  z.object({ do: z.literal('stop') }),
]);
export type Step = Exclude<z.output<typeof toThread>, { do: 'stop' }>;

/** From the thread. */
export const fromThread = z.discriminatedUnion('type', [
  /** A step. `generations`: of those that it has begun or joined. */
  z.object({ type: z.literal('done'), generations }),
  z.object({ type: z.literal('failed'), message: z.string() }),
  /** The log holds what only a newer program reads. */
  z.object({ type: z.literal('newer'), message: z.string() }),
]);

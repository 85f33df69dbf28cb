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
});
export type RebuildOrder = z.input<typeof rebuildOrder>;

/** To the thread: it is its turn to finish, or it is to stop. */
export const toThread = z.enum(['turn', 'stop']);

/** From the thread. */
export const fromThread = z.discriminatedUnion('type', [
  /** All but the last stretch is built: it waits for its turn. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('failed'), message: z.string() }),
  /** The log holds what only a newer program reads. */
  z.object({ type: z.literal('newer'), message: z.string() }),
]);

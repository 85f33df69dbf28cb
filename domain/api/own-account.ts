import { z } from 'zod';
import { instant } from './common.ts';
import { leavingToday } from './subscription.ts';

/** When everything of the caller's account will be erased. */
export const erasureAnswer = z.strictObject({
  /** First day, `YYYY-MM-DD`; null: it is not to be erased. */
  eraseOn: z.string().nullable(),
  /** When the office asked for it; null: it did not. */
  requestedAt: instant.nullable(),
  /** Until when it may take that back, and by when it is done; null: it did not ask. */
  withdrawUntil: instant.nullable(),
  doneBy: instant.nullable(),
  /** What of a contract the request ends, as a cancellation does; null: there is none. */
  leaving: leavingToday.nullable(),
});
export type Erasure = z.infer<typeof erasureAnswer>;

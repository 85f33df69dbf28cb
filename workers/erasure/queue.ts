import { z } from 'zod';

export const ERASURE_QUEUE = 'erasure';
export const erasureJob = z.object({ accountId: z.string() });

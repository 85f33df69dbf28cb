import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

const cents = z.int().nullable();

const indexesPublished = eventType(
  'IndexesPublished',
  z.object({
    /** Reference month of the table, 'MM/YYYY'. */
    date: z.string(),
    /** Year, month and factor; empty if only the month's values were published. */
    indexes: z.array(z.tuple([z.int(), z.int(), z.number()])),
    /** Year, month and percent of the SELIC; absent where none was published. */
    selic: z.array(z.tuple([z.int(), z.int(), z.number()])).optional(),
    minSalaryInCents: cents,
    maxSalaryInCents: cents,
  }),
);

/** Table, minimum wage and ceiling of the month are as if they had never been published. */
const indexesWithdrawn = eventType('IndexesWithdrawn', z.object({ date: z.string() }));

export const indexEventTypes = [indexesPublished, indexesWithdrawn] as const;
export const indexEvents = eventRegistry(...indexEventTypes);
export type IndexEvent = EventOf<typeof indexEvents>;

import { z } from 'zod';

/** An indicator of the INSS with the months that bear it, as stretches of `YYYY-MM`; none where it is the whole link's. */
export const notedIndicator = z.strictObject({
  code: z.string(),
  months: z.array(z.strictObject({ from: z.string(), to: z.string() })),
});
export type NotedIndicator = z.infer<typeof notedIndicator>;

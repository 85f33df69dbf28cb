import { z } from 'zod';

export const regimesQuery = z.object({ name: z.string().max(200).default('') });
export const regime = z.strictObject({
  regimeId: z.int(),
  name: z.string(),
  uf: z.string().nullable(),
  city: z.string().nullable(),
  reformDate: z.string().nullable(),
  /** How much of its law was read, and the day whose state of the text that was; null where nothing was. 'office': described by the office, on that day. */
  reading: z.strictObject({ extent: z.enum(['whole', 'inPart', 'notRead', 'office']), on: z.string().nullable() }),
});
export const regimesAnswer = z.strictObject({ regimes: z.array(regime) });

import { z } from 'zod';

export const regimesQuery = z.object({ name: z.string().max(200).default('') });
export const regime = z.strictObject({
  regimeId: z.int(),
  name: z.string(),
  uf: z.string().nullable(),
  city: z.string().nullable(),
  reformDate: z.string().nullable(),
});
export const regimesAnswer = z.strictObject({ regimes: z.array(regime) });

import { z } from 'zod';
import { unitCodes } from '../words/units.ts';

/** The address of a CEP; what is not known is ''. */
export const zipcodeAnswer = z.strictObject({
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.enum(unitCodes).or(z.literal('')),
});
export type ZipcodeAnswer = z.infer<typeof zipcodeAnswer>;

import { z } from 'zod';
import { id, regimeType } from './common.ts';

export const searchQuery = z.object({ q: z.string().max(200).default('') });

const ofCustomer = { customerId: id, customerName: z.string().nullable() };

/** At most ten of each kind; `more` says of which there are others. */
export const searchAnswer = z.strictObject({
  customers: z.array(z.strictObject({ id, name: z.string().nullable(), birthDate: z.string().nullable() })),
  calculations: z.array(z.strictObject({ id, name: z.string(), regimeType, ...ofCustomer })),
  employers: z.array(
    z.strictObject({ companyName: z.string(), calculationId: id, calculationName: z.string(), ...ofCustomer }),
  ),
  more: z.strictObject({ customers: z.boolean(), calculations: z.boolean(), employers: z.boolean() }),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

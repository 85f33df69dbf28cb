import { z } from 'zod';
import { cnisPerson, cnisRegister } from '../api/cnis.ts';
import { ISO_DAY } from '../units/day.ts';

const isoDay = z.string().regex(ISO_DAY);
/** `YYYY-MM`; in a remuneration also `YYYY-13`, the 13th salary. */
const isoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-3])$/);

/** One cell of a month grid, as printed: the same month may come again, and a cell may name a month without an amount. */
export const cnisRemuneration = z.strictObject({
  month: isoMonth,
  /** In units of that month's money, never converted; null when no amount is printed. */
  value: z.number().min(0).nullable(),
  indicators: z.array(z.string()),
  /** Of a contribution that the person paid; absent where the column or the cell is. */
  paidOn: isoDay.optional(),
});

export const cnisRelation = z.strictObject({
  seq: z.int(),
  nit: z.string().nullable(),
  /** Código Emp. or NB as printed; null when empty. */
  code: z.string().nullable(),
  employer: z.string(),
  type: z.string(),
  kind: cnisRegister.shape.kind,
  /** Dates are as printed, never inferred. */
  startDate: isoDay.nullable(),
  endDate: isoDay.nullable(),
  lastRemuneration: isoMonth.nullable(),
  indicators: z.array(z.string()),
  registration: z.string().optional(),
  species: z.string().optional(),
  situation: z.string().optional(),
  remunerations: z.array(cnisRemuneration),
});

/** A CNIS extract as it is printed: relations in printed order, nothing summed, limited or left out. */
export const cnisExtract = z.strictObject({
  person: cnisPerson,
  /** When the INSS issued it: `YYYY-MM-DDTHH:mm:ss`, local time. */
  extractedAt: z.string().nullable(),
  relations: z.array(cnisRelation),
});

export type CnisRemuneration = z.infer<typeof cnisRemuneration>;
export type CnisRelation = z.infer<typeof cnisRelation>;
export type CnisPerson = z.infer<typeof cnisPerson>;
export type CnisExtract = z.infer<typeof cnisExtract>;

/** What each day of retiring is worth: every right, and each further year of waiting. Money in BRL of the calculation date. */
import { z } from 'zod';
import { countingMethod } from './calculations.ts';
import { regimeType } from './common.ts';

/** Asking on a day against asking on the first one; null where no value is known. */
const waited = {
  /** A month, against the best right of the first day. */
  gain: z.number().nullable(),
  /** `benefits` and `contributions`; benefits alone where contributions are not known. */
  forgone: z.number().nullable(),
  /** Benefits not received meanwhile, with the 13th. */
  benefits: z.number().nullable(),
  /** Contributions paid meanwhile, with that of the 13th; null where pay or rate is not known. */
  contributions: z.number().nullable(),
  /** The day on which the gain has brought back what was forgone; null for never, and for the first day. */
  recoveredOn: z.string().nullable(),
  /** Until the expectation of life, less the contributions paid while waiting. */
  receivedInLife: z.number().nullable(),
};

export const outlookRight = z.strictObject({
  ruleId: z.string(),
  modality: z.string(),
  description: z.string(),
  parity: z.union([z.boolean(), z.string()]),
  abono: z.union([z.boolean(), z.string()]),
  confirmed: z.boolean(),
  /** The rule of which this is another reading, open in the courts: never marked, never in `waiting`. */
  variantOf: z.string().nullable(),
  /** The day on which the right is complete, past or to come. */
  date: z.string(),
  /** The first day on which it can be asked for: `date`, but not before the calculation date. */
  from: z.string(),
  /** As on the card of the rule: with the remunerations known. */
  value: z.number().nullable(),
  /** On `from`, with the pay going on until then; the same as `value` for what is complete already. */
  valueWithPay: z.number().nullable(),
  ...waited,
});
export type OutlookRight = z.infer<typeof outlookRight>;

export const outlookWaiting = z.strictObject({
  date: z.string(),
  /** The best right on that day. */
  ruleId: z.string(),
  value: z.number(),
  ...waited,
});
export type OutlookWaiting = z.infer<typeof outlookWaiting>;

const marked = z.strictObject({ date: z.string(), ruleId: z.string() }).nullable();

export const outlookAnswer = z.strictObject({
  regimeType,
  calculationDate: z.string(),
  rights: z.array(outlookRight),
  /** From the first day with a right on, a year apart, and the last day. Empty where no value is known. */
  waiting: z.array(outlookWaiting),
  marks: z.strictObject({
    /** The right that comes first. */
    soonest: marked,
    /** The right of the highest monthly value on its first day. */
    best: marked,
    /** The first day on which waiting brings more a month than that, and nothing later brings more; null where it does not. */
    highest: marked,
    /** The day, of a right or of a year of waiting, on which asking brings most until the expectation of life. */
    bestInLife: marked,
  }),
  /** The day of the compulsory retirement, or on which the age of 75 is complete. */
  until: z.string().nullable(),
  /** By the IBGE's table, both sexes, of the age on the calculation date. */
  lifeExpectancy: z.strictObject({ years: z.number(), tableYear: z.int().nullable(), until: z.string() }).nullable(),
  /** What is assumed and what is left out, in Portuguese. */
  notes: z.array(z.string()),
  missingData: z.array(z.string()),
});
export type OutlookAnswer = z.infer<typeof outlookAnswer>;

/** Without `regimeType` that of the calculation. */
export const outlookQuery = z.object({
  regimeType: regimeType.optional(),
  countingMethod: countingMethod.optional(),
});

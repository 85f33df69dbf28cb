/** What of a benefit reaches the account in a month: after the contribution of the retired and the income tax. BRL. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { countingMethod } from './calculations.ts';
import { money, regimeType } from './common.ts';

const MOST_DEPENDANTS = 20;

/** Nothing of what is asked here is kept. Without `regimeType` that of the calculation. */
export const netQuery = z.object({
  regimeType: regimeType.optional(),
  countingMethod: countingMethod.optional(),
  dependants: z.coerce
    .number({ error: messages.invalidValue })
    .int(messages.invalidValue)
    .min(0, messages.invalidValue)
    .max(MOST_DEPENDANTS, messages.invalidValue)
    .default(0),
  /** What the same payer pays besides, as it is paid: the tax is of both. */
  otherOfPayer: z.coerce.number({ error: messages.invalidValue }).pipe(money).default(0),
  /** A disease of Lei 7.713/1988, art. 6º, XIV. */
  seriousIllness: z.stringbool({ error: messages.invalidValue }).default(false),
});

const amount = z.number().nullable();
const reading = z.strictObject({ name: z.string(), net: z.number() });

export const netAnswer = z.strictObject({
  /** With what the same payer pays besides. */
  gross: amount,
  /** null with the reason in `missing`. */
  net: amount,
  missing: z.enum(['noValue', 'contributionNotKnown', 'taxTableNotKept']).nullable(),
  /** False: the norm of the contribution was not read in its text. */
  confirmed: z.boolean(),
  steps: z.array(z.strictObject({ label: z.string(), value: z.string(), article: z.string().nullable() })),
  /** What another reading of the law leaves. */
  otherReadings: z.array(reading),
});
export type NetAnswer = z.infer<typeof netAnswer>;

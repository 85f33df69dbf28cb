/** What a choice comes to until the expectation of life. BRL of the calculation date. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';

const amount = z.number().nullable();

/** What is received, and what is paid; null where it is not known. */
export const choiceParts = z.strictObject({
  benefits: z.number(),
  /** Of the work until the day of asking, where it ends with the retirement. */
  pay: amount,
  /** The abono de permanência. */
  abono: amount,
  /** Withheld from the pay or paid by oneself; of whoever works on either way only what a hypothesis adds. */
  contributions: amount,
  /** Complements, indemnities and fees of a hypothesis. */
  costs: amount,
});
export type ChoiceParts = z.infer<typeof choiceParts>;

/** A choice against the first right of the facts. null where a value or a price is not known, or the day is out of reach. */
export const measuredChoice = {
  parts: choiceParts.nullable(),
  /** The parts added up, those not known left out. */
  total: amount,
  /** A month. */
  gain: amount,
  /** Of the totals. */
  balance: amount,
  /** `total` after the contribution of the retired and the income tax; null where they are not known, as `notes` say. */
  totalNet: amount,
  /** Of the net totals. */
  balanceNet: amount,
  /** From which the sum received is never again below that of the first right; null where that is not so before the horizon. */
  evensOutOn: z.string().nullable(),
};

/** What happens to the work after retiring; it concerns the RGPS: a post in the RPPS ends with the retirement. */
export const workAfter = z.enum(['goesOn', 'ends'], { error: messages.invalidValue });
export type WorkAfter = z.infer<typeof workAfter>;

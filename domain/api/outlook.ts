/** What each day of retiring is worth: every right, and each further year of waiting. Money in BRL of the calculation date. */
import { z } from 'zod';
import { benefitStep } from './benefit-logs.ts';
import { countingMethod } from './calculations.ts';
import { measuredChoice, workAfter } from './choice.ts';
import { regimeType } from './common.ts';
import { placeNotRead, ruleKind } from './rules.ts';

/** Asking on a day against asking on the first one. */
const waited = {
  ...measuredChoice,
  /** Benefits of the first right that are not received meanwhile. */
  forgone: z.number().nullable(),
  /** The same. */
  benefits: z.number().nullable(),
  /** That of `parts`. */
  contributions: z.number().nullable(),
  /** `evensOutOn`. */
  recoveredOn: z.string().nullable(),
  /** `total`. */
  receivedInLife: z.number().nullable(),
};

export const outlookRight = z.strictObject({
  ruleId: z.string(),
  modality: z.string(),
  description: z.string(),
  kind: ruleKind,
  parity: z.union([z.boolean(), z.string()]),
  abono: z.union([z.boolean(), z.string()]),
  confirmed: z.boolean(),
  /** The rule of which this is another reading: never marked, never in `waiting`. */
  variantOf: z.string().nullable(),
  /** The other reading is of a text, read two ways or not at all; absent where the courts are asked, or there is no `variantOf`. */
  readingOfText: z.literal(true).optional(),
  /** It comes by age, and nobody asks for it: absent of every other right. */
  compulsory: z.literal(true).optional(),
  /** It counts rural time since 11/1991 as paid, which nothing tells: absent of every other right. */
  hangsOnRuralPay: z.literal(true).optional(),
  /** Its day rests on exposure converted into common time, which has to be proved: absent of every other right. */
  hangsOnConversion: z.literal(true).optional(),
  /** Complete only after the last post of the regime of servants ended: absent of every other right. */
  hangsOnNewPost: z.literal(true).optional(),
  /** The day on which the right is complete, past or to come. */
  date: z.string(),
  /** The first day on which it can be asked for: `date`, but not before the calculation date. */
  from: z.string(),
  /** False: only after `until`, so that it is no reason of anything. */
  withinReach: z.boolean(),
  /** As on the card of the rule. */
  value: z.number().nullable(),
  /** On `from`, with the pay going on until then: the same, but where the library is asked for what is known alone. */
  valueWithPay: z.number().nullable(),
  /** With the remunerations known alone. */
  valueKnown: z.number().nullable(),
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

/** A choice that stands out. */
export const markedRight = z.strictObject({
  date: z.string(),
  ruleId: z.string(),
  value: z.number().nullable(),
  total: z.number().nullable(),
});
const marked = markedRight.nullable();

/** How the value of a day arises. */
const working = z.strictObject({
  date: z.string(),
  ruleId: z.string(),
  modality: z.string(),
  value: z.number(),
  steps: z.array(benefitStep),
});
export type OutlookWorking = z.infer<typeof working>;

/** Another reading, open in the courts or of a text, that comes earlier or pays more than the right named first. */
export const disputedReading = z.strictObject({
  ruleId: z.string(),
  modality: z.string(),
  /** Which reading of the rule, in Portuguese. */
  reading: z.string(),
  /** The first day on which it could be asked for. */
  from: z.string(),
  value: z.number().nullable(),
  /** A month, against the best settled right of that day; null where there is none, or no value. */
  gain: z.number().nullable(),
  /** Against the first settled right; null where there is none. */
  soonerByDays: z.int().nullable(),
  /** The rule was read in its text: see `Rule`. */
  confirmed: z.boolean(),
  /** The other reading is of a text, read two ways or not at all; absent where the courts are asked, or there is no `variantOf`. */
  readingOfText: z.literal(true).optional(),
});
export type DisputedReading = z.infer<typeof disputedReading>;

/** The compulsory pension where it is worth more than whatever can be asked for: on its day `gain` beyond the best right a month. */
export const compulsoryBeyond = z.strictObject({
  date: z.string(),
  ruleId: z.string(),
  value: z.number(),
  gain: z.number(),
  /** Against asking on the first day, until the expectation of life. */
  balance: z.number(),
  evensOutOn: z.string().nullable(),
});
export type CompulsoryBeyond = z.infer<typeof compulsoryBeyond>;

export const outlookAnswer = z.strictObject({
  regimeType,
  calculationDate: z.string(),
  /** Of the INSS in the month of the calculation date: nothing that it holds is told as more. Absent where it is not known. */
  ceiling: z.number().optional(),
  /** Of that month: nothing is told as less. Absent where it is not known. */
  minimumWage: z.number().optional(),
  /** The default where nobody chose; in the RPPS the post ends. */
  workAfter,
  rights: z.array(outlookRight),
  /** From the first day with a right on, a year apart, and the last day. Empty where no value is known. */
  waiting: z.array(outlookWaiting),
  marks: z.strictObject({
    /** The first day on which something within reach can be asked for, with the best right of that day. */
    first: marked,
    /** The highest value within reach; of equal ones the earlier. */
    highest: marked,
    /** The greatest total. */
    bestInLife: marked,
    /** `first`. */
    soonest: marked,
    /** `highest`. */
    best: marked,
  }),
  /** Of the days that stand out, where they are no first day of a right, whose card has it. Absent where there is none. */
  workings: z.array(working).optional(),
  disputed: z.array(disputedReading),
  /** Absent where a right that is chosen is worth as much. */
  compulsoryBeyond: compulsoryBeyond.optional(),
  /** The rule of a recorded permanent incapacity, which is asked for first; absent where a right that is chosen can be asked for and pays as much. */
  incapacityFirst: z.string().optional(),
  /** The day of the compulsory retirement, or on which the age of 75 is complete; never before the calculation date. */
  until: z.string().nullable(),
  /** The calculation date and the expectation of life: sums end here. */
  horizon: z.string().nullable(),
  /** By the IBGE's table, both sexes, of the age on the calculation date. */
  lifeExpectancy: z.strictObject({ years: z.number(), tableYear: z.int().nullable(), until: z.string() }).nullable(),
  /** What is assumed and what is left out, in Portuguese. */
  notes: z.array(z.string()),
  missingData: z.array(z.string()),
  /** Neither a work record nor a stated time: every day supposes contributing from the calculation date on. Absent otherwise. */
  nothingRecorded: z.literal(true).optional(),
  /** Work of the regime that runs goes on until the day of asking. Absent otherwise. */
  worksOn: z.literal(true).optional(),
  /** A retirement of the RGPS is received since that day, and the RGPS gives no other: nothing is planned. Absent otherwise. */
  retiredSince: z.string().optional(),
  placeNotRead: placeNotRead.optional(),
});
export type OutlookAnswer = z.infer<typeof outlookAnswer>;

/** Without `regimeType` and `workAfter` those of the calculation. */
export const outlookQuery = z.object({
  regimeType: regimeType.optional(),
  countingMethod: countingMethod.optional(),
  workAfter: workAfter.optional(),
});

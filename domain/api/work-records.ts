import { z } from 'zod';
import { messages } from '../words/messages.ts';
import {
  id,
  ignored,
  isoDate,
  money,
  optionalDate,
  optionalState,
  optionalText,
  regimeType,
  requiredText,
  withDefault,
} from './common.ts';

/** Of one calculation. */
export const MOST_WORK_RECORDS = 1000;

/** '01' to '12', and '13' for the 13th salary. */
export const salaryMonth = z.string({ error: messages.invalidValue }).regex(/^(0[1-9]|1[0-3])$/, messages.invalidValue);

/** One month's remuneration. `readValue` is what a CNIS extract printed before limits were applied. */
export const salary = z.strictObject({
  month: salaryMonth,
  year: z.int({ error: messages.invalidValue }).min(1930, messages.invalidValue).max(2100, messages.invalidValue),
  value: money,
  readValue: money.nullable().optional(),
});
export type Salary = z.infer<typeof salary>;

const salaries = z
  .array(z.strictObject({ ...salary.shape, index: ignored, updatedValue: ignored }), { error: messages.invalidValue })
  .max(2000, messages.invalidValue)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    list.forEach((entry, position) => {
      const key = `${entry.year}-${entry.month}`;
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', message: messages.repeatedMonth, path: [position, 'month'] });
      }
      seen.add(key);
    });
  })
  .transform((list): Salary[] =>
    list.map(({ month, year, value, readValue }) =>
      readValue === undefined || readValue === null ? { month, year, value } : { month, year, value, readValue },
    ),
  );

const days = withDefault(
  z.int({ error: messages.invalidValue }).min(0, messages.notNegative).max(40_000, messages.invalidValue),
  0,
);
const flag = (byItself: boolean) => withDefault(z.boolean({ error: messages.invalidValue }), byItself);

export const disabledLevel = z.enum(['low', 'medium', 'high'], { error: messages.invalidValue });

/** By which rate the contributions were paid: in full, or 11% or 5% in the simplified plan. */
export const contributionPlan = z.enum(['normal', 'simplified'], { error: messages.invalidValue });
export type ContributionPlan = z.infer<typeof contributionPlan>;

/**
 * What a person may change about a work record. `egressDate` null means that it is still running; elsewhere `null`
 * clears a field, or brings back what it says by itself.
 */
export const workRecordFields = {
  companyName: requiredText(200),
  regimeType: withDefault(regimeType, 'RGPS'),
  state: optionalState,
  city: optionalText(120),
  ingressDate: isoDate,
  egressDate: optionalDate,
  isPublicService: flag(false),
  isTeaching: flag(false),
  isCurrentCareer: flag(false),
  isCurrentPosition: flag(false),
  isSpecialTime: flag(false),
  isPoliceTime: flag(false),
  isDisabled: flag(false),
  disabledLevel: disabledLevel.nullable(),
  isQualifyingPeriod: flag(true),
  expiredVacations: days,
  expiredPremiumLicenses: days,
  hasExpiredPremiumLicenses: flag(false),
  deduction1: days,
  deduction2: days,
  deduction3: days,
  addition: days,
  specialTimeBase: withDefault(z.literal([15, 20, 25], { error: messages.invalidValue }), 25),
  isRural: flag(false),
  contributionPlan: withDefault(contributionPlan, 'normal'),
  salaries: withDefault(salaries, []),
} as const;

export const workRecordEdit = z.strictObject(workRecordFields).partial();
export type WorkRecordEdit = z.output<typeof workRecordEdit>;

const serverOwned = { id: ignored, fillPercent: ignored, concomitantWith: ignored, days: ignored };

const workRecordNew = z.strictObject({
  ...z.strictObject(workRecordFields).partial().shape,
  ...serverOwned,
  calculationId: id,
  companyName: workRecordFields.companyName,
  ingressDate: isoDate,
});

export const workRecordCreateBody = z.strictObject({ workRecord: workRecordNew });
export const workRecordsCreateBody = z.strictObject({
  workRecords: z
    .array(workRecordNew)
    .min(1, messages.required)
    .max(MOST_WORK_RECORDS, messages.tooManyRecords(MOST_WORK_RECORDS)),
});
export const workRecordEditBody = z.strictObject({
  workRecord: z.strictObject({
    ...z.strictObject(workRecordFields).partial().shape,
    ...serverOwned,
    calculationId: ignored,
  }),
});
export const divideBody = z.strictObject({
  divisionDate: z.string({ error: messages.divisionDate }).min(1, messages.divisionDate).pipe(isoDate),
});

/** A salary as answered: `index` brings the value to the money of the calculation date. */
export const answeredSalary = z.strictObject({
  month: z.string(),
  year: z.int(),
  value: z.number(),
  readValue: z.number().optional(),
  index: z.number().nullable(),
  updatedValue: z.number().nullable(),
});

export const workRecord = z.strictObject({
  id,
  calculationId: id,
  companyName: z.string(),
  regimeType,
  state: z.string().nullable(),
  city: z.string().nullable(),
  ingressDate: z.string(),
  egressDate: z.string().nullable(),
  isPublicService: z.boolean(),
  isTeaching: z.boolean(),
  isCurrentCareer: z.boolean(),
  isCurrentPosition: z.boolean(),
  isSpecialTime: z.boolean(),
  isPoliceTime: z.boolean(),
  isDisabled: z.boolean(),
  disabledLevel: disabledLevel.nullable(),
  isQualifyingPeriod: z.boolean(),
  expiredVacations: z.int(),
  expiredPremiumLicenses: z.int(),
  hasExpiredPremiumLicenses: z.boolean(),
  deduction1: z.int(),
  deduction2: z.int(),
  deduction3: z.int(),
  addition: z.int(),
  specialTimeBase: z.union([z.literal(15), z.literal(20), z.literal(25)]),
  isRural: z.boolean(),
  contributionPlan,
  salaries: z.array(answeredSalary),
  /** Filled rows ÷ rows × 100, not capped. */
  fillPercent: z.number(),
  concomitantWith: z.array(id),
  /** Net days of the record up to the calculation date. */
  days: z.int(),
});
export type WorkRecord = z.infer<typeof workRecord>;

export const workRecordAnswer = z.strictObject({ workRecord });
export const workRecordsAnswer = z.strictObject({ workRecords: z.array(workRecord) });

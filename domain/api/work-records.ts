import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, ignored, isoDate, money, optionalDate, optionalState, optionalText, regimeType } from './common.ts';

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
  .array(z.strictObject({ ...salary.shape, index: ignored, updatedValue: ignored }))
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

const days = z.int({ error: messages.invalidValue }).min(0, messages.notNegative).max(40_000, messages.invalidValue);
const flag = z.boolean({ error: messages.invalidValue });

export const disabledLevel = z.enum(['low', 'medium', 'high'], { error: messages.invalidValue });

/** What a person may change about a work record. `egressDate` null means that it is still running. */
export const workRecordFields = {
  companyName: z.string({ error: messages.required }).trim().min(1, messages.required).max(200, messages.invalidValue),
  regimeType,
  state: optionalState,
  city: optionalText(120),
  ingressDate: isoDate,
  egressDate: optionalDate,
  isPublicService: flag,
  isTeaching: flag,
  isCurrentCareer: flag,
  isCurrentPosition: flag,
  isSpecialTime: flag,
  isPoliceTime: flag,
  isDisabled: flag,
  disabledLevel: disabledLevel.nullable(),
  isQualifyingPeriod: flag,
  expiredVacations: days,
  expiredPremiumLicenses: days,
  hasExpiredPremiumLicenses: flag,
  deduction1: days,
  deduction2: days,
  deduction3: days,
  addition: days,
  specialTimeBase: z.union([z.literal(15), z.literal(20), z.literal(25)], { error: messages.invalidValue }),
  isRural: flag,
  contributionPlan: z.enum(['normal', 'simplified'], { error: messages.invalidValue }),
  salaries,
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
  workRecords: z.array(workRecordNew).min(1, messages.required).max(1000, messages.invalidValue),
});
export const workRecordEditBody = z.strictObject({
  workRecord: z.strictObject({
    ...z.strictObject(workRecordFields).partial().shape,
    ...serverOwned,
    calculationId: ignored,
  }),
});
export const divideBody = z.strictObject({
  divisionDate: z.string({ error: messages.divisionDate }).pipe(isoDate),
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
  contributionPlan: z.enum(['normal', 'simplified']),
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

import { z } from 'zod';
import { AGREEMENT_COUNTRIES } from '../words/agreements.ts';
import { messages } from '../words/messages.ts';
import { id, ignored, isoDate, money, regimeType, requiredText, span, withDefault } from './common.ts';
import { field, keptShape, sentShape } from './field.ts';
import { notedIndicator } from './indicator.ts';
import {
  choiceField,
  dateField,
  defaultField,
  flagField,
  monthsField,
  stateField,
  textField,
} from './kinds-of-field.ts';

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

/** A salary as views keep it: its limits were checked when it was sent. */
const keptSalary = z.object({
  month: z.string(),
  year: z.int(),
  value: z.number(),
  readValue: z.number().nullable().optional(),
});

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

const someDays = z.int({ error: messages.invalidValue }).min(0, messages.notNegative);
/** More than a century: no such count of days is true. */
const MOST_DAYS = 40_000;
const daysField = defaultField(someDays.max(MOST_DAYS, messages.maximumDays(MOST_DAYS)), 0);
/** How many there may be depends on the days of the record: the decider says so. */
const deductionField = defaultField(someDays, 0);

export const disabledLevel = z.enum(['low', 'medium', 'high'], { error: messages.invalidValue });

/** The contribution rate: in full, or 11% or 5% in the simplified plan. */
export const contributionPlan = z.enum(['normal', 'simplified'], { error: messages.invalidValue });
export type ContributionPlan = z.infer<typeof contributionPlan>;

/** Where it was worked, of those with an agreement. */
const agreementCountry = z.enum(AGREEMENT_COUNTRIES, { error: messages.invalidValue });

/**
 * The editable fields of a work record. `egressDate` null means that it is still running; otherwise `null` clears a
 * field, or resets it to its default.
 */
export const workRecordFields = {
  companyName: field(requiredText(200), z.string(), ''),
  regimeType: defaultField(regimeType, 'RGPS'),
  state: stateField,
  city: textField(120),
  ingressDate: field(isoDate, z.string(), ''),
  egressDate: dateField,
  isPublicService: flagField(false),
  isTeaching: flagField(false),
  isCurrentCareer: flagField(false),
  isCurrentPosition: flagField(false),
  isSpecialTime: flagField(false),
  isPoliceTime: flagField(false),
  isDisabled: flagField(false),
  disabledLevel: field(disabledLevel.nullable(), disabledLevel.nullable(), null),
  isQualifyingPeriod: flagField(true),
  expiredVacations: daysField,
  expiredPremiumLicenses: daysField,
  hasExpiredPremiumLicenses: flagField(false),
  deduction1: deductionField,
  deduction2: deductionField,
  deduction3: deductionField,
  addition: daysField,
  specialTimeBase: defaultField(z.literal([15, 20, 25], { error: messages.invalidValue }), 25),
  isRural: flagField(false),
  contributionPlan: defaultField(contributionPlan, 'normal'),
  /** Insured there, under an agreement on social security; null is Brazil. Only in the RGPS, and without remunerations. */
  country: choiceField(agreementCountry),
  /** Months paid late that are no carência: time they are. */
  lateMonths: monthsField,
  salaries: field(withDefault(salaries, []), z.array(keptSalary), []),
} as const;

const sent = z.strictObject(sentShape(workRecordFields)).partial();
export const workRecordEdit = sent;
export type WorkRecordEdit = z.output<typeof workRecordEdit>;

const serverOwned = {
  id: ignored,
  fillPercent: ignored,
  concomitantWith: ignored,
  days: ignored,
  grossDays: ignored,
  time: ignored,
  countDifferences: ignored,
  cnisIndicators: ignored,
};

const workRecordNew = z.strictObject({
  ...sent.shape,
  ...serverOwned,
  calculationId: id,
  companyName: workRecordFields.companyName.sent,
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
    ...sent.shape,
    ...serverOwned,
    calculationId: ignored,
  }),
});
/** What can be said of several records at once: their regime, and what their time counts for. */
export const sharedEdit = z
  .strictObject({
    regimeType,
    isPublicService: z.boolean(),
    isTeaching: z.boolean(),
    isCurrentCareer: z.boolean(),
    isCurrentPosition: z.boolean(),
    isSpecialTime: z.boolean(),
    isPoliceTime: z.boolean(),
    isRural: z.boolean(),
    isQualifyingPeriod: z.boolean(),
  })
  .partial();
export type SharedEdit = z.output<typeof sharedEdit>;

const severalIds = z.array(id).min(1, messages.required).max(MOST_WORK_RECORDS, messages.invalidValue);

export const workRecordsEditBody = z.strictObject({ calculationId: id, ids: severalIds, change: sharedEdit });
export const workRecordsRemoveBody = z.strictObject({ calculationId: id, ids: severalIds });
export const divideBody = z.strictObject({
  // None is refused by a sentence of its own, however it is left out.
  divisionDate: z
    .string({ error: messages.divisionDate })
    .nullish()
    .transform((day) => day ?? '')
    .pipe(z.string().min(1, messages.divisionDate).pipe(isoDate)),
});

/** A salary as answered: `index` updates the value to the money of the calculation date. */
export const answeredSalary = z.strictObject({
  month: z.string(),
  year: z.int(),
  value: z.number(),
  readValue: z.number().optional(),
  index: z.number().nullable(),
  updatedValue: z.number().nullable(),
});

/** Why a record counts more or fewer days than its dates. */
const countCause = z.enum([
  /** Since 14/11/2019 a month of the RGPS counts whole, and a February 28 days. */
  'competencia',
  'belowMinimum',
  /** Months that the extract marks as computed nowhere by the INSS. */
  'notComputed',
  'unpaidRural',
  /** With another record of its regime, which began earlier and keeps them. */
  'shared',
  /** Insured abroad: of no regime here; only a right by totalisation counts it. */
  'abroad',
  'deduction1',
  'deduction2',
  'deduction3',
  'premiumLeave',
]);

const countDifference = z.strictObject({
  cause: countCause,
  /** Below zero: so many days do not count. */
  days: z.int(),
  /** Competências that do not count; null where it is not about months. */
  months: z.int().nullable(),
});

/** What a record adds to the contribution time of its regime on the calculation date. */
const recordCount = {
  days: z.int(),
  /** From its dates alone, both counted. */
  grossDays: z.int(),
  /** `days` as a span of the counting method. */
  time: span,
  /** All that lies between `grossDays` and `days`. */
  countDifferences: z.array(countDifference),
};
const recordCountAnswer = z.strictObject(recordCount);
export type RecordCount = z.infer<typeof recordCountAnswer>;

export const workRecord = z.strictObject({
  id,
  calculationId: id,
  ...keptShape(workRecordFields),
  salaries: z.array(answeredSalary),
  /** Filled rows ÷ rows × 100, not capped. */
  fillPercent: z.number(),
  concomitantWith: z.array(id),
  ...recordCount,
  /** What the INSS noted about it in its newest extract. */
  cnisIndicators: z.array(notedIndicator).default([]),
});
export type WorkRecord = z.infer<typeof workRecord>;

export const workRecordAnswer = z.strictObject({ workRecord });
export const workRecordsAnswer = z.strictObject({ workRecords: z.array(workRecord) });

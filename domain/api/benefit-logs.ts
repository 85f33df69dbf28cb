/** How the value of a rule arose, step by step. Money in BRL. */
import { z } from 'zod';
import { countingMethod } from './calculations.ts';
import { asOfRevision, gender, span } from './common.ts';
import { dayOrNull } from './requirements.ts';

export const benefitStep = z.strictObject({ label: z.string(), value: z.string(), article: z.string().nullable() });

export const loggedSalary = z.strictObject({
  month: z.string(),
  year: z.int(),
  value: z.number(),
  index: z.number().nullable(),
  updatedValue: z.number().nullable(),
});

export type LoggedSalary = z.infer<typeof loggedSalary>;

const benefitLogFields = {
  name: z.string(),
  value: z.number().nullable(),
  count: z.int().nullable(),
  baseContribution: z.number().nullable(),
  gender,
  divisors: z.array(z.number()),
  /** The day of `contribution` and `finalContribution`. */
  measuredOn: z.string(),
  contribution: span.nullable(),
  percentages: z.array(z.number()),
  retirementDate: dayOrNull,
  retirementAge: span.nullable(),
  finalContribution: span.nullable(),
  steps: z.array(benefitStep),
};

/** How a value arose, without the lists of salaries (they are asked for one rule at a time). */
export const benefitLog = z.strictObject(benefitLogFields);

export type BenefitLog = z.infer<typeof benefitLog>;

export const benefitLogWithSalaries = z.strictObject({
  ...benefitLogFields,
  salaries: z.strictObject({
    all: z.array(loggedSalary),
    since1994: z.array(loggedSalary),
    sorted: z.array(loggedSalary),
    top: z.array(loggedSalary),
    discarded: z.array(loggedSalary),
  }),
});

export type BenefitLogWithSalaries = z.infer<typeof benefitLogWithSalaries>;

export const benefitLogsQuery = z.object({
  ...asOfRevision,
  regimeType: z.enum(['RPPS', 'RGPS']).optional(),
  /** As asked of the rules. */
  countingMethod: countingMethod.optional(),
});

export const benefitLogsAnswer = z.strictObject({ benefitLogs: z.array(benefitLogWithSalaries) });

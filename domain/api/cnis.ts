import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, regimeType } from './common.ts';
import { contributionPlan, MOST_WORK_RECORDS, workRecordEdit } from './work-records.ts';

export const cnisWarningCode = z.enum([
  'belowMinimum',
  'aboveCeiling',
  'duplicate',
  'missing',
  'before1994',
  'openEnd',
  'indicator',
]);

export const cnisWarning = z.strictObject({
  code: cnisWarningCode,
  month: z.string().nullable(),
  year: z.int().nullable(),
  message: z.string(),
});

/** Consecutive competências (`YYYY-MM`) paid by one plan. */
export const cnisPlanStretch = z.strictObject({ plan: contributionPlan, from: z.string(), to: z.string() });

export const cnisRegister = z.strictObject({
  companyName: z.string(),
  ingressDate: z.string().nullable(),
  egressDate: z.string().nullable(),
  /**
   * Where the extract names no end and the last remuneration lies more than two months before the extract's date: the
   * last day of that remuneration's month. A proposal, for somebody to decide.
   */
  proposedEgressDate: z.string().nullable().default(null),
  /** CNPJ, CEI or CPF of the employer, without punctuation. */
  companyCode: z.string().nullable().default(null),
  /** Digits of the NIT under which the link was reported; null where its cell is blank. */
  nit: z.string().nullable().default(null),
  regimeType,
  kind: z.enum(['employment', 'contributions', 'services', 'benefit', 'event']),
  lastRemuneration: z.string().nullable(),
  indicators: z.array(z.string()),
  /** By which plans its months were paid, oldest first; more than one where the plan changed. */
  contributionPlans: z.array(cnisPlanStretch).default([]),
  salaries: z.array(
    z.strictObject({ month: z.string(), year: z.int(), value: z.number(), readValue: z.number().optional() }),
  ),
  warnings: z.array(cnisWarning),
});

/** A register as the import answers it. `matches`: the newest record of the calculation that is the same link. */
const answeredRegister = z.strictObject({ ...cnisRegister.shape, matches: id.nullable() });
export type CnisRegister = z.infer<typeof answeredRegister>;

export const cnisPerson = z.strictObject({
  name: z.string().nullable(),
  cpf: z.string().nullable(),
  nit: z.string().nullable(),
  birthDate: z.string().nullable(),
  motherName: z.string().nullable(),
});

export const jobStatus = z.enum(['queued', 'running', 'done', 'failed']);

export const cnisImport = z.strictObject({
  id,
  status: jobStatus,
  progress: z.number().min(0).max(1),
  person: cnisPerson.nullable(),
  registers: z.array(answeredRegister),
  err: z.string().nullable(),
  errorMessage: z.string().nullable(),
});
export type CnisImport = z.infer<typeof cnisImport>;

/** Deductions, additions and leave are of the servant's own papers: no extract tells them. */
const decided = workRecordEdit.omit({
  deduction1: true,
  deduction2: true,
  deduction3: true,
  addition: true,
  expiredVacations: true,
  expiredPremiumLicenses: true,
  hasExpiredPremiumLicenses: true,
});

/**
 * What the adviser decides about a register, by its place in the answer from 0. What is not said is as read;
 * `workRecordId` adds to that record instead of making one.
 */
export const registerChoice = z.strictObject({
  ...decided.shape,
  register: z.int({ error: messages.invalidValue }).min(0, messages.invalidValue),
  workRecordId: id.optional(),
});

export const importRecordsBody = z.strictObject({
  registers: z
    .array(registerChoice)
    .min(1, messages.required)
    .max(MOST_WORK_RECORDS, messages.tooManyRecords(MOST_WORK_RECORDS)),
  /** Adds each month that the extract lacks as 0,00. */
  includeMissing: z.boolean({ error: messages.invalidValue }).default(false),
});
export type ImportChoices = z.input<typeof importRecordsBody>;

export const cnisImportCreated = z.strictObject({ id });
export const cnisFileMaximum = 20 * 1024 * 1024;

import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { calculationEdit } from './calculations.ts';
import { id, instant, regimeType } from './common.ts';
import { customerEdit } from './customers.ts';
import { notedIndicator } from './indicator.ts';
import { contributionPlan, MOST_WORK_RECORDS, workRecordEdit } from './work-records.ts';

export const cnisWarningCode = z.enum([
  'belowMinimum',
  'aboveCeiling',
  'duplicate',
  'missing',
  'before1994',
  'openEnd',
  'indicator',
  /** A retirement of the RGPS that is being received: the calculation knows of none. */
  'retired',
  /** No carência, though it is time. */
  'paidLate',
  /** Benefits: that of maternity is time, and that for incapacity if contributions come before and after it. */
  'maternity',
  'incapacityBetween',
  'incapacityLast',
  /** Work of the segurado especial. */
  'rural',
]);

export const cnisWarning = z.strictObject({
  code: cnisWarningCode,
  month: z.string().nullable(),
  year: z.int().nullable(),
  message: z.string(),
});

/** Consecutive competências (`YYYY-MM`) contributed under one plan. */
export const cnisPlanStretch = z.strictObject({ plan: contributionPlan, from: z.string(), to: z.string() });

export const cnisRegister = z.strictObject({
  companyName: z.string(),
  ingressDate: z.string().nullable(),
  egressDate: z.string().nullable(),
  /**
   * If the extract gives no end and the last remuneration is more than two months older than the extract: the last day
   * of that remuneration's month. A proposal for the user to accept or refuse.
   */
  proposedEgressDate: z.string().nullable().default(null),
  /** CNPJ, CEI or CPF of the employer, without punctuation. */
  companyCode: z.string().nullable().default(null),
  /** Digits of the NIT under which the relation was reported; null if its cell is blank. */
  nit: z.string().nullable().default(null),
  regimeType,
  kind: z.enum(['employment', 'contributions', 'services', 'benefit', 'event']),
  lastRemuneration: z.string().nullable(),
  /** Of the link itself, as printed. */
  indicators: z.array(z.string()),
  /** Those of the link and those of its months, in today's spelling. */
  noted: z.array(notedIndicator).default([]),
  /** The plans its months were contributed under, oldest first; several if the plan changed. */
  contributionPlans: z.array(cnisPlanStretch).default([]),
  /** What was paid too late to be carência, as `lateMonths` of a record; null where nothing was. */
  lateMonths: z.string().nullable().default(null),
  salaries: z.array(
    z.strictObject({ month: z.string(), year: z.int(), value: z.number(), readValue: z.number().optional() }),
  ),
  warnings: z.array(cnisWarning),
});

/** What a later extract has that the records of its link lack, and where the two differ. */
export const linkNews = z.strictObject({
  /** Months that would be added. */
  months: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** A later end, or one where the record has none. */
  egressDate: z.string().nullable(),
  /** The end that the record has now. */
  knownEgressDate: z.string().nullable(),
  /** Values that stay although the extract has others. */
  kept: z.array(z.strictObject({ month: z.string(), year: z.int(), value: z.number(), read: z.number() })),
  /** Neither extract nor record tells an end that its new months allow: the adviser has to. */
  asksEnd: z.boolean(),
  /** Its new months were contributed by another plan than the record's. */
  asksPlan: z.boolean(),
  /** The INSS marks the link, or months of it, otherwise than its records do. */
  indicators: z.boolean(),
});
export type LinkNews = z.infer<typeof linkNews>;

/**
 * A register as the import answers it. `matches`: the newest record of the calculation that is the same link; `news`:
 * what the extract would add to it, null where there is no such record.
 */
const answeredRegister = z.strictObject({
  ...cnisRegister.shape,
  matches: id.nullable(),
  news: linkNews.nullable().default(null),
});
export type CnisRegister = z.infer<typeof answeredRegister>;

export const cnisPerson = z.strictObject({
  name: z.string().nullable(),
  cpf: z.string().nullable(),
  nit: z.string().nullable(),
  birthDate: z.string().nullable(),
  motherName: z.string().nullable(),
});

export const jobStatus = z.enum(['queued', 'running', 'done', 'failed']);

/** By what a client was recognised as the person of an extract. */
export const recognisedBy = z.enum(['cpf', 'nit', 'nameAndBirthDate']);

/** What an extract without a calculation suggests: for whom it is, and what to count it in. */
export const caseProposal = z.strictObject({
  customer: z.strictObject({
    name: z.string().nullable(),
    birthDate: z.string().nullable(),
    cpf: z.string().nullable(),
    nit: z.string().nullable(),
  }),
  calculation: z.strictObject({ name: z.string(), regimeType, registrationDate: z.string().nullable() }),
  /** Clients of the account who are that person. */
  known: z.array(
    z.strictObject({
      id,
      name: z.string().nullable(),
      birthDate: z.string().nullable(),
      by: recognisedBy,
      createdAt: instant,
      calculations: z.array(z.strictObject({ id, name: z.string(), regimeType })),
    }),
  ),
});
export type CaseProposal = z.infer<typeof caseProposal>;

export const cnisImport = z.strictObject({
  id,
  /** Null until somebody says which calculation it is for. */
  calculationId: id.nullable().default(null),
  status: jobStatus,
  progress: z.number().min(0).max(1),
  person: cnisPerson.nullable(),
  registers: z.array(answeredRegister),
  /** Null for an import of a calculation, and until it was read. */
  proposal: caseProposal.nullable().default(null),
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

/** Of a locked file. */
const password = z.string({ error: messages.invalidValue }).min(1, messages.required).max(200, messages.invalidValue);

/** The fields beside the file. */
export const importBody = z.strictObject({ calculationId: id, password: password.optional() });
export const caselessImportBody = z.strictObject({ password: password.optional() });

/**
 * For whom an extract is, and what to count it in: a client and a calculation that are there, or what new ones say; what
 * is not said is as proposed.
 */
export const caseBody = z.strictObject({
  customerId: id.optional(),
  calculationId: id.optional(),
  customer: customerEdit.optional(),
  calculation: calculationEdit.optional(),
});
export type CaseChoice = z.input<typeof caseBody>;

export const caseAnswer = z.strictObject({
  customerId: id,
  calculationId: id,
  /** The import as the calculation has it: its review goes on there. */
  importId: id,
});
export const cnisFileMaximum = 20 * 1024 * 1024;

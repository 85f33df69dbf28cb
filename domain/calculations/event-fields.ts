/** What events of a calculation say of it and of its records. */
import { z } from 'zod';
import type { JsonObject } from '../json.ts';
import { customerStream } from '../streams.ts';
import { AGREEMENT_COUNTRIES } from '../words/agreements.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { unitCodes } from '../words/units.ts';
import { statesSpans } from './stated-spans.ts';
import { isPackedRemuneration, type PackedRemuneration } from './work-records/remunerations.ts';

/**
 * All that a calculation says about a life is the customer's: it stands under `personal`, is locked with the
 * customer's key, and is null once that key was destroyed.
 */
export const customersKey = { keyOwner: ({ customerId }: JsonObject): string => customerStream(String(customerId)) };

export const ofCustomer = { customerId: z.string() };

export const date = z.string();

const unit = z.enum(unitCodes).nullable();

export const regimeType = z.enum(['RPPS', 'RGPS']);

export const count = z.int();

const span = z.object({ years: count, months: count, days: count });

export const fields = z
  .object({
    name: z.string(),
    state: unit,
    regimeType,
    regimeId: z.int().nullable(),
    calculationDate: date.nullable(),
    registrationDate: date.nullable(),
    retiredSince: date.nullable(),
    publicServiceIngressDate: date.nullable(),
    countingMethod: z.enum(['days365', 'calendar']),
    optedForRPC: z.boolean(),
    rpcOptedOn: date.nullable(),
    specialBenefit: z.number().nullable(),
    specialBenefitAverage: z.number().nullable(),
    specialBenefitContributions: count.nullable(),
    specialBenefitYears: count.nullable(),
    workAfter: z.enum(['goesOn', 'ends']).nullable(),
    publicServiceTime: span,
    teachingTime: span,
    carreerTime: span,
    positionTime: span,
    contributionTime: span,
    specialTime: span,
    policeTime: span,
    disabledTime: span,
    disabledLowTime: span,
    disabledModerateTime: span,
  })
  .partial();

/** The day on which the spans that a fact states were stated; absent where it states none. */
export const statement = { spansStatedOn: date.optional() };

/** In version 1 nobody wrote the day down: it was that of the fact itself. */
export const statedOn = (stated: object | null | undefined, at: string): { spansStatedOn?: string } =>
  statesSpans(stated ?? {}) ? { spansStatedOn: dayInSaoPaulo(at) } : {};

/**
 * Looked at by hand: decades of months are most of the log, and most of what reading it anew costs. Whole numbers alone, as
 * {@link PackedRemuneration} says.
 */
export const remunerations = z.custom<PackedRemuneration[]>(
  (value) => Array.isArray(value) && value.every(isPackedRemuneration),
  'must be a list of remunerations',
);

export const month = z.tuple([count, count]);

export const recordFields = z
  .object({
    companyName: z.string(),
    regimeType,
    state: unit,
    city: z.string().nullable(),
    ingressDate: date,
    egressDate: date.nullable(),
    isPublicService: z.boolean(),
    isTeaching: z.boolean(),
    isCurrentCareer: z.boolean(),
    isCurrentPosition: z.boolean(),
    isSpecialTime: z.boolean(),
    isPoliceTime: z.boolean(),
    isDisabled: z.boolean(),
    disabledLevel: z.enum(['low', 'medium', 'high']).nullable(),
    isQualifyingPeriod: z.boolean(),
    expiredVacations: count,
    expiredPremiumLicenses: count,
    hasExpiredPremiumLicenses: z.boolean(),
    deduction1: count,
    deduction2: count,
    deduction3: count,
    addition: count,
    specialTimeBase: z.union([z.literal(15), z.literal(20), z.literal(25)]),
    isRural: z.boolean(),
    contributionPlan: z.enum(['normal', 'simplified']),
    lateMonths: z.string().nullable(),
    country: z.enum(AGREEMENT_COUNTRIES).nullable(),
    cnisLink: z
      .object({
        companyCode: z.string().nullable(),
        companyName: z.string(),
        ingressDate: date.nullable(),
        occurrence: count,
      })
      .nullable(),
    cnisIndicators: z.array(
      z.object({ code: z.string(), months: z.array(z.object({ from: z.string(), to: z.string() })) }),
    ),
  })
  .partial();

/** Only what differs from a new record's defaults is written. */
export const workRecord = z.object({
  ...recordFields.shape,
  workRecordId: z.string(),
  companyName: z.string(),
  ingressDate: date,
  remunerations,
});

export type PackedWorkRecord = z.output<typeof workRecord>;

export const birth = { ...ofCustomer, calculationId: z.string(), accountId: z.string() };

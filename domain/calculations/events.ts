import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';
import type { JsonObject } from '../json.ts';
import { customerStream } from '../streams.ts';
import { AGREEMENT_COUNTRIES } from '../words/agreements.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { unitCodes } from '../words/units.ts';
import { keptScenario, scenarioEventTypes } from './scenarios/events.ts';
import { statesSpans } from './stated-spans.ts';
import { isPackedRemuneration, type PackedRemuneration } from './work-records/remunerations.ts';

/**
 * All that a calculation says about a life is the customer's: it stands under `personal`, is locked with the
 * customer's key, and is null once that key was destroyed.
 */
const customersKey = { keyOwner: ({ customerId }: JsonObject): string => customerStream(String(customerId)) };

const ofCustomer = { customerId: z.string() };
const date = z.string();
const unit = z.enum(unitCodes).nullable();
const regimeType = z.enum(['RPPS', 'RGPS']);
const count = z.int();
const span = z.object({ years: count, months: count, days: count });

const fields = z
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
const statement = { spansStatedOn: date.optional() };

/** In version 1 nobody wrote the day down: it was that of the fact itself. */
const statedOn = (stated: object | null | undefined, at: string): { spansStatedOn?: string } =>
  statesSpans(stated ?? {}) ? { spansStatedOn: dayInSaoPaulo(at) } : {};

/**
 * Looked at by hand: decades of months are most of the log, and most of what reading it anew costs. Whole numbers alone, as
 * {@link PackedRemuneration} says.
 */
const remunerations = z.custom<PackedRemuneration[]>(
  (value) => Array.isArray(value) && value.every(isPackedRemuneration),
  'must be a list of remunerations',
);
const month = z.tuple([count, count]);

const recordFields = z
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
const workRecord = z.object({
  ...recordFields.shape,
  workRecordId: z.string(),
  companyName: z.string(),
  ingressDate: date,
  remunerations,
});
export type PackedWorkRecord = z.output<typeof workRecord>;

const birth = { ...ofCustomer, calculationId: z.string(), accountId: z.string() };

const calculationCreated = eventType(
  'CalculationCreated',
  z.object({ ...birth, personal: fields.nullable() }),
  customersKey,
).next(z.object({ ...birth, ...statement, personal: fields.nullable() }), (older, at) => ({
  ...older,
  ...statedOn(older.personal, at),
}));

const copied = {
  ...birth,
  sourceCalculationId: z.string(),
  copiedData: z.array(z.enum(['time', 'salary'])),
  personal: z.object({ fields, workRecords: z.array(workRecord) }).nullable(),
};
const calculationCopied = eventType('CalculationCopied', z.object(copied), customersKey)
  .next(z.object({ ...copied, ...statement }), (older, at) => ({
    ...older,
    ...statedOn(older.personal?.fields, at),
  }))
  // Null for a calculation of a client's file, which another installation may have exported.
  .next(z.object({ ...copied, ...statement, sourceCalculationId: z.string().nullable() }), (older) => older)
  // With the scenarios that went along, absent where there were none.
  .next(
    z.object({
      ...copied,
      ...statement,
      sourceCalculationId: z.string().nullable(),
      personal: z
        .object({ fields, workRecords: z.array(workRecord), scenarios: z.array(keptScenario).optional() })
        .nullable(),
    }),
    (older) => older,
  );

const calculationEdited = eventType(
  'CalculationEdited',
  z.object({ ...ofCustomer, personal: fields.nullable() }),
  customersKey,
).next(z.object({ ...ofCustomer, ...statement, personal: fields.nullable() }), (older, at) => ({
  ...older,
  ...statedOn(older.personal, at),
}));

const calculationDeleted = eventType('CalculationDeleted', z.object(ofCustomer));

const workRecordAdded = eventType(
  'WorkRecordAdded',
  z.object({ ...ofCustomer, workRecordId: z.string(), personal: workRecord.nullable() }),
  customersKey,
);

const severalRecords = z.object({
  ...ofCustomer,
  workRecordIds: z.array(z.string()),
  personal: z.object({ workRecords: z.array(workRecord) }).nullable(),
});
const workRecordsAdded = eventType('WorkRecordsAdded', severalRecords, customersKey);
const cnisImported = eventType('CnisImported', severalRecords, customersKey).next(
  // Which reading of an extract it was; null where a client sent the records themselves, as all did in version 1.
  z.object({ ...severalRecords.shape, importId: z.string().nullable() }),
  (older) => ({ ...older, importId: null }),
);

const ofRecord = { ...ofCustomer, workRecordId: z.string() };

/** Everything but the regime and the remunerations, which have facts of their own. */
const workRecordEdited = eventType(
  'WorkRecordEdited',
  z.object({ ...ofRecord, personal: recordFields.omit({ regimeType: true }).nullable() }),
  customersKey,
);

const workRecordRegimeChanged = eventType('WorkRecordRegimeChanged', z.object({ ...ofRecord, regimeType }));

const remunerationsChanged = eventType(
  'RemunerationsChanged',
  z.object({
    ...ofRecord,
    personal: z.object({ set: remunerations, cleared: z.array(month) }).nullable(),
  }),
  customersKey,
);

const workRecordRemoved = eventType('WorkRecordRemoved', z.object(ofRecord));

/** The second part is the first one's copy but for its dates and remunerations; additions stay with the first. */
const workRecordDivided = eventType(
  'WorkRecordDivided',
  z.object({
    ...ofRecord,
    secondWorkRecordId: z.string(),
    personal: z.object({ firstEgressDate: date, secondIngressDate: date, movedToSecond: z.array(month) }).nullable(),
  }),
  customersKey,
);

const deductionsReset = eventType('DeductionsReset', z.object({ ...ofCustomer, workRecordIds: z.array(z.string()) }));

const recordIds = z.array(z.string());

/**
 * The calculation is again as it stood at a revision. It says what differs and not the whole, so that a log of many
 * returns stays small: records that are new or otherwise are given whole, the others are named.
 */
const calculationRestored = eventType(
  'CalculationRestored',
  z.object({
    ...ofCustomer,
    /** The revision, and when it was written (ISO 8601). */
    restored: z.object({ revision: count, at: z.string() }),
    spansStatedOn: date.nullable(),
    imports: recordIds,
    /** All records afterwards, in their order. */
    workRecordIds: recordIds,
    added: recordIds,
    changed: recordIds,
    removed: recordIds,
    personal: z.object({ fields, workRecords: z.array(workRecord) }).nullable(),
  }),
  customersKey,
);

export const calculationEventTypes = [
  calculationCreated,
  calculationCopied,
  calculationEdited,
  calculationDeleted,
  workRecordAdded,
  workRecordsAdded,
  cnisImported,
  workRecordEdited,
  workRecordRegimeChanged,
  remunerationsChanged,
  workRecordRemoved,
  workRecordDivided,
  deductionsReset,
  calculationRestored,
  ...scenarioEventTypes,
] as const;
export const calculationEvents = eventRegistry(...calculationEventTypes);
export type CalculationEvent = EventOf<typeof calculationEvents>;

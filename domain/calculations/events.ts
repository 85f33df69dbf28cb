import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';
import {
  birth,
  count,
  customersKey,
  date,
  fields,
  month,
  ofCustomer,
  recordFields,
  regimeType,
  remunerations,
  statedOn,
  statement,
  workRecord,
} from './event-fields.ts';
import { keptScenario, scenarioEventTypes } from './scenarios/events.ts';

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

import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { calculationFields, calculationName } from './calculations.ts';
import { isoDate, requiredText } from './common.ts';
import { customerFields } from './customers.ts';
import { sentShape } from './field.ts';
import { MOST_SCENARIOS, scenarioStatement } from './scenarios.ts';
import { MOST_WORK_RECORDS, workRecordFields } from './work-records.ts';

/** Raised when a file of before could not be read any more as it was meant. */
export const CUSTOMER_FILE_VERSION = 1;

/** Of one client. */
const MOST_CALCULATIONS = 200;
const MOST_INDICATORS = 200;

const short = z.string({ error: messages.invalidValue }).max(200, messages.invalidValue);

const workRecordOfFile = z.strictObject({
  ...z.strictObject(sentShape(workRecordFields)).partial().shape,
  companyName: workRecordFields.companyName.sent,
  ingressDate: isoDate,
  /** Of which link of an extract it came, so that a later extract finds it again. */
  cnisLink: z
    .strictObject({
      companyCode: short.nullable(),
      companyName: short,
      ingressDate: short.nullable(),
      occurrence: z.int({ error: messages.invalidValue }).min(0, messages.invalidValue),
    })
    .nullable()
    .default(null),
  cnisIndicators: z
    .array(
      z.strictObject({
        code: requiredText(40),
        months: z.array(z.strictObject({ from: short, to: short })).max(2000, messages.invalidValue),
      }),
    )
    .max(MOST_INDICATORS, messages.invalidValue)
    .default([]),
});

const calculationOfFile = z.strictObject({
  ...z.strictObject(sentShape(calculationFields)).partial().shape,
  name: calculationName,
  /** The day on which the times were stated by hand; null where none were. */
  spansStatedOn: isoDate.nullable().default(null),
  workRecords: z.array(workRecordOfFile).max(MOST_WORK_RECORDS, messages.tooManyRecords(MOST_WORK_RECORDS)),
  /** What is supposed beside the facts. A `workRecordId` in it is the record's place in `workRecords`: '0' is the first. */
  scenarios: z.array(scenarioStatement).max(MOST_SCENARIOS, messages.tooManyScenarios(MOST_SCENARIOS)).default([]),
});

/**
 * A client's whole file, to be carried to another installation: everything that was ever entered about the client and
 * stands now. Ids, the history, results and attachments are not in it. A field left out has its default.
 */
export const customerFile = z.strictObject({
  format: z.literal('genial-customer', { error: messages.notACustomerFile }),
  version: z.literal(CUSTOMER_FILE_VERSION, { error: messages.unknownFileVersion }),
  exportedAt: z.iso.datetime({ error: messages.invalidValue }),
  customer: z.strictObject(sentShape(customerFields)).partial(),
  calculations: z.array(calculationOfFile).max(MOST_CALCULATIONS, messages.invalidValue),
});
export type CustomerFile = z.output<typeof customerFile>;

export const customerExportFormat = z.object({
  format: z.enum(['json', 'xlsx'], { error: messages.invalidValue }).default('json'),
});

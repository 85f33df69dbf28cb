import { z } from 'zod';
import { calculationFields } from '../../domain/api/calculations.ts';
import { keptShape } from '../../domain/api/field.ts';
import { hypothesis } from '../../domain/api/hypotheses.ts';
import { notedIndicator } from '../../domain/api/indicator.ts';
import { workRecordFields } from '../../domain/api/work-records.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const cnisLink = z.object({
  companyCode: z.string().nullable(),
  companyName: z.string(),
  ingressDate: z.string().nullable(),
  occurrence: z.int(),
});

const workRecord = z.object({
  id: z.string(),
  ...keptShape(workRecordFields),
  cnisLink: cnisLink.nullable(),
  cnisIndicators: z.array(notedIndicator),
});

/** A calculation with everything in it: what the law is asked about. */
const caseFile = z.object({
  id: z.string(),
  customerId: z.string(),
  accountId: z.string(),
  fields: z.object(keptShape(calculationFields)),
  spansStatedOn: z.string().nullable(),
  /** In the order in which they were added. */
  workRecords: z.array(workRecord),
  /** The readings of extracts that were saved in it. */
  imports: z.array(z.string()),
  scenarios: z.array(z.object({ id: z.string(), name: z.string(), hypotheses: z.array(hypothesis) })),
  /** The revision of the last event that changed them: what is computed from the facts is computed from this one. */
  factsRevision: z.int(),
  /** Some of what the log has about it did not open when the view was made: what stands here has holes. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CaseFile = z.output<typeof caseFile>;

export type CaseFileField = 'accountId' | 'customerId';

export const caseFilesView = viewDefinition<Stamped<CaseFile>, CaseFileField>({
  name: 'case-files',
  meaning: 3,
  schema: z.object({ ...caseFile.shape, ...stamp }),
  fields: ['accountId', 'customerId'],
  indexes: [['customerId']],
});

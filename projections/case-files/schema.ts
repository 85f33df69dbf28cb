import { z } from 'zod';
import { regimeType } from '../../domain/api/common.ts';
import { unitCodes } from '../../domain/words/units.ts';
import type { ViewDefinition } from '../../stores/views/port.ts';
import { calculationFields } from '../calculations/fields.ts';
import { type Stamped, stamp } from '../projection.ts';

const workRecord = z.object({
  id: z.string(),
  companyName: z.string(),
  regimeType,
  state: z.enum(unitCodes).nullable(),
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
  disabledLevel: z.enum(['low', 'medium', 'high']).nullable(),
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
  salaries: z.array(
    z.object({ month: z.string(), year: z.int(), value: z.number(), readValue: z.number().nullable().optional() }),
  ),
});

/** A calculation with everything in it: what the law is asked about. */
const caseFile = z.object({
  id: z.string(),
  customerId: z.string(),
  accountId: z.string(),
  fields: calculationFields,
  spansStatedOn: z.string().nullable(),
  /** In the order in which they were added. */
  workRecords: z.array(workRecord),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CaseFile = z.output<typeof caseFile>;

export type CaseFileField = 'accountId' | 'customerId';

export const caseFilesView: ViewDefinition<Stamped<CaseFile>, CaseFileField> = {
  name: 'case-files',
  version: 2,
  schema: z.object({ ...caseFile.shape, ...stamp }),
  fields: ['accountId', 'customerId'],
  indexes: [['customerId']],
};

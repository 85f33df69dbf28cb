import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** What a search over all case files looks into: a calculation's name and the employers in it. */
const searchedCase = z.object({
  id: z.string(),
  customerId: z.string(),
  accountId: z.string(),
  name: z.string(),
  regimeType: z.enum(['RPPS', 'RGPS']),
  employers: z.array(z.object({ workRecordId: z.string(), companyName: z.string() })),
  /** Without case and accents. */
  foldedName: z.string(),
  /** One a line. */
  foldedEmployers: z.string(),
});
export type SearchedCase = z.output<typeof searchedCase>;

export type SearchedCaseField = 'accountId' | 'customerId' | 'foldedName' | 'foldedEmployers';

export const caseSearchView = viewDefinition<Stamped<SearchedCase>, SearchedCaseField>({
  name: 'case-search',
  meaning: 2,
  schema: z.object({ ...searchedCase.shape, ...stamp }),
  fields: ['accountId', 'customerId', 'foldedName', 'foldedEmployers'],
  indexes: [['accountId', 'foldedName'], ['accountId', 'foldedEmployers'], ['customerId']],
});

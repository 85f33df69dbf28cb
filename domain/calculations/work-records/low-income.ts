/** The 5% of whoever keeps the house of a family of low income. @see Lei 8.212/1991, art. 21, §§ 2, II, b, and 4 */
import { categoryOf } from './category.ts';
import type { WorkRecord } from './work-record.ts';

const NAMED = /baixa renda/i;

/** 'IREC-FBR', 'PREC-FBR (FBR-AUT-EXPCAD)': what the extract says of the condition. */
const isSaid = ({ cnisIndicators }: Pick<WorkRecord, 'cnisIndicators'>): boolean =>
  cnisIndicators.some(({ code }) => code.includes('FBR'));

export const isOfLowIncome = (record: Pick<WorkRecord, 'companyName' | 'cnisIndicators'>): boolean =>
  NAMED.test(record.companyName) || isSaid(record);

/** Months that may have been paid so, of which no extract says whether the condition held: typed by hand. */
export const asksLowIncome = (record: Parameters<typeof categoryOf>[0]): boolean =>
  record.regimeType === 'RGPS' &&
  record.contributionPlan === 'simplified' &&
  !isSaid(record) &&
  (NAMED.test(record.companyName) || categoryOf(record) === 'facultativo');

import type { CountingMethod } from '../../../domain/api/calculations.ts';
import type { WorkRecordEdit } from '../../../domain/api/work-records.ts';

export type RulesRegime = 'RPPS' | 'RGPS' | 'RPPSV2';

export type NewWorkRecord = WorkRecordEdit & { calculationId: string; companyName: string; ingressDate: string };

/** `countingMethod`: counted this way for this answer only. `revision`: as of that revision of the calculation. */
export type NetAsked = {
  regimeType: 'RPPS' | 'RGPS';
  countingMethod?: CountingMethod | undefined;
  dependants: number;
  seriousIllness: string;
  otherOfPayer: number;
};

export type Counted = { countingMethod?: CountingMethod | undefined; revision?: number | undefined };

/** `page` from 1; `record`: of this work record only. */
export type HistoryQuery = { page: number; limit: number; record?: string };

import type { z } from 'zod';
import type { workRecordEdit } from '../../api/work-records.ts';

export type WorkRecordFields = Required<z.output<typeof workRecordEdit>>;

/** An employment period. `salaries` are sorted by year and month, one entry a month. */
export interface WorkRecord extends Readonly<WorkRecordFields> {
  readonly id: string;
}

export type NewWorkRecord = Partial<WorkRecordFields> & Pick<WorkRecordFields, 'companyName' | 'ingressDate'>;

/** What a record says when nobody says otherwise. */
export const newWorkRecord: Omit<WorkRecordFields, 'companyName' | 'ingressDate'> = {
  regimeType: 'RGPS',
  state: null,
  city: null,
  egressDate: null,
  isPublicService: false,
  isTeaching: false,
  isCurrentCareer: false,
  isCurrentPosition: false,
  isSpecialTime: false,
  isPoliceTime: false,
  isDisabled: false,
  disabledLevel: null,
  isQualifyingPeriod: true,
  expiredVacations: 0,
  expiredPremiumLicenses: 0,
  hasExpiredPremiumLicenses: false,
  deduction1: 0,
  deduction2: 0,
  deduction3: 0,
  addition: 0,
  specialTimeBase: 25,
  isRural: false,
  contributionPlan: 'normal',
  salaries: [],
};

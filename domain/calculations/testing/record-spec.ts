import type { WorkRecordEdit } from '../../api/work-records.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import type { CalculationEvent } from '../events.ts';
import type { NewWorkRecord } from '../work-records/work-record.ts';
import { today } from './calculation-spec.ts';

/** A record as events hold it: an open job since 1990, unless something else is said. */
export const packed = (workRecordId: string, stated: Partial<PackedWorkRecord> = {}): PackedWorkRecord => ({
  workRecordId,
  companyName: 'Escola',
  ingressDate: '1990-01-01',
  remunerations: [],
  ...stated,
});
/** The record `w1` of the calculation `k1`, added by hand. */
export const added = (stated: Partial<PackedWorkRecord> = {}): CalculationEvent => ({
  type: 'WorkRecordAdded',
  data: { customerId: 'c1', workRecordId: 'w1', personal: packed('w1', stated) },
});

export const of = { customerId: 'c1', workRecordId: 'w1' };

export const add = (stated: Partial<NewWorkRecord> = {}, workRecordId = 'w1') =>
  ({
    type: 'AddWorkRecord',
    workRecordId,
    workRecord: { companyName: 'Escola', ingressDate: '1990-01-01', ...stated },
    today,
  }) as const;
export const edit = (workRecord: WorkRecordEdit) =>
  ({ type: 'EditWorkRecord', workRecordId: 'w1', workRecord, today }) as const;
export const refusal = (fields: Record<string, string>) => ({ name: 'ValidationError', fields }) as const;

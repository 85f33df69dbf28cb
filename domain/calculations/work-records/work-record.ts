import type { z } from 'zod';
import { emptyOf } from '../../api/field.ts';
import { type workRecordEdit, workRecordFields } from '../../api/work-records.ts';

export type WorkRecordFields = Required<z.output<typeof workRecordEdit>>;

/** An employment period. `salaries` are sorted by year and month, one entry a month. */
export interface WorkRecord extends Readonly<WorkRecordFields> {
  readonly id: string;
}

export type NewWorkRecord = Partial<WorkRecordFields> & Pick<WorkRecordFields, 'companyName' | 'ingressDate'>;

const { companyName: _, ingressDate: __, ...defaults } = emptyOf(workRecordFields);

/** What a record says when nobody says otherwise. */
export const newWorkRecord: Omit<WorkRecordFields, 'companyName' | 'ingressDate'> = defaults;

import type { z } from 'zod';
import { emptyOf } from '../../api/field.ts';
import type { NotedIndicator } from '../../api/indicator.ts';
import { type workRecordEdit, workRecordFields } from '../../api/work-records.ts';
import type { CnisLink } from '../../cnis/link.ts';

export type WorkRecordFields = Required<z.output<typeof workRecordEdit>>;

/** An employment period. `salaries` are sorted by year and month, one entry a month. */
export interface WorkRecord extends Readonly<WorkRecordFields> {
  readonly id: string;
  /** Which link of an extract it came from; null for one that was typed. */
  readonly cnisLink: CnisLink | null;
  /** What the INSS noted about it in its newest extract. */
  readonly cnisIndicators: NotedIndicator[];
}

export type NewWorkRecord = Partial<Omit<WorkRecord, 'id'>> & Pick<WorkRecordFields, 'companyName' | 'ingressDate'>;

const { companyName: _, ingressDate: __, ...defaults } = emptyOf(workRecordFields);

/** What a record says when nobody says otherwise. */
export const newWorkRecord: Omit<WorkRecord, 'id' | 'companyName' | 'ingressDate'> = {
  ...defaults,
  cnisLink: null,
  cnisIndicators: [],
};

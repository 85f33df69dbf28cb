import { CUSTOMER_FILE_VERSION, type CustomerFile } from '../api/customer-file.ts';
import { type CalculationFields, newCalculation, type OpenCalculation } from '../calculations/calculation.ts';
import { toWorkRecord } from '../calculations/work-records/packing.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { changesIn } from '../changes.ts';
import type { CustomerFields } from './customer.ts';

type CalculationOfFile = CustomerFile['calculations'][number];

/** A client's file from what is known of them now. `exportedAt`: ISO 8601. */
export const customerFileOf = (
  customer: CustomerFields,
  calculations: readonly OpenCalculation[],
  exportedAt: string,
): CustomerFile => ({
  format: 'genial-customer',
  version: CUSTOMER_FILE_VERSION,
  exportedAt,
  customer,
  calculations: calculations.map(({ fields, spansStatedOn, workRecords }) => ({
    ...fields,
    spansStatedOn,
    workRecords: workRecords.map(({ id: _id, ...record }) => ({ ...record, salaries: [...record.salaries] })),
  })),
});

/** What a calculation of a file states; the fields that it leaves out have their defaults. */
export const calculationOfFile = (
  { spansStatedOn, workRecords, ...stated }: CalculationOfFile,
  workRecordIds: readonly string[],
): {
  readonly fields: CalculationFields;
  readonly spansStatedOn: string | null;
  readonly workRecords: readonly WorkRecord[];
} => ({
  fields: { ...newCalculation, ...changesIn(newCalculation, stated) },
  spansStatedOn,
  workRecords: workRecords.flatMap((record, place) => {
    const id = workRecordIds[place];
    return id === undefined ? [] : [toWorkRecord(id, record)];
  }),
});

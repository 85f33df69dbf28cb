import { CUSTOMER_FILE_VERSION, type CustomerFile } from '../api/customer-file.ts';
import { type CalculationFields, newCalculation, type OpenCalculation } from '../calculations/calculation.ts';
import { aboutCopies, type KeptScenario } from '../calculations/scenarios/scenario.ts';
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
  calculations: calculations.map(({ fields, spansStatedOn, workRecords, scenarios }) => ({
    ...fields,
    spansStatedOn,
    workRecords: workRecords.map(({ id: _id, ...record }) => ({ ...record, salaries: [...record.salaries] })),
    scenarios: scenarios.map(({ name, hypotheses }) => ({
      name,
      hypotheses: [...aboutCopies(hypotheses, new Map(workRecords.map(({ id }, place) => [id, String(place)])))],
    })),
  })),
});

/** The ids that this installation gives, one for each record and each scenario of the file. */
interface NewIds {
  readonly workRecordIds: readonly string[];
  readonly scenarioIds: readonly string[];
}

/** What a calculation of a file states; the fields that it leaves out have their defaults. */
export const calculationOfFile = (
  { spansStatedOn, workRecords, scenarios, ...stated }: CalculationOfFile,
  { workRecordIds, scenarioIds }: NewIds,
): {
  readonly fields: CalculationFields;
  readonly spansStatedOn: string | null;
  readonly workRecords: readonly WorkRecord[];
  readonly scenarios: readonly KeptScenario[];
} => ({
  fields: { ...newCalculation, ...changesIn(newCalculation, stated) },
  spansStatedOn,
  workRecords: workRecords.flatMap((record, place) => {
    const id = workRecordIds[place];
    return id === undefined ? [] : [toWorkRecord(id, record)];
  }),
  scenarios: scenarios.flatMap(({ name, hypotheses }, index) => {
    const id = scenarioIds[index];
    const recordAt = new Map(workRecordIds.map((workRecordId, place) => [String(place), workRecordId]));
    return id === undefined ? [] : [{ id, name, hypotheses: aboutCopies(hypotheses, recordAt) }];
  }),
});

import { calculationDateOf, type OpenCalculation } from '../../domain/calculations/calculation.ts';
import type { CustomerFields } from '../../domain/customers/customer.ts';
import type { LawInput } from '../../domain/law/input/input.ts';
import { regimeForLaw } from '../../domain/law/places/regimes.ts';
import type { PublishedIndexes } from '../../domain/law/tables/overlay.ts';
import type { CountingMethod } from '../../domain/units/span.ts';

/** All that the law is asked about: a calculation, its customer, what was published, and the day. */
export interface CaseFile {
  readonly calculation: OpenCalculation;
  readonly customer: CustomerFields;
  readonly indexes: readonly PublishedIndexes[];
  /** In São Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Last day of special time that is converted. */
  readonly specialTimeUntil: string;
}

/** The same case file counted another way, without changing the calculation. */
export const countedBy = (file: CaseFile, countingMethod: CountingMethod | undefined): CaseFile => {
  if (countingMethod === undefined) return file;
  const { calculation } = file;
  return { ...file, calculation: { ...calculation, fields: { ...calculation.fields, countingMethod } } };
};

/** The question that a case file puts to the engine. */
export const lawInput = (file: CaseFile, regimeType: LawInput['regimeType']): LawInput => {
  const { fields, workRecords } = file.calculation;
  const { gender, birthDate, disablement, disablementDate, inServiceDisablement } = file.customer;
  return {
    person: { gender, birthDate, disablement, disablementDate, inServiceDisablement },
    calculation: fields,
    workRecords,
    calculationDate: calculationDateOf(file.calculation, file.today).day,
    regime: fields.regimeId === null ? null : regimeForLaw(fields.regimeId),
    indexes: file.indexes,
    settings: { specialTimeUntil: file.specialTimeUntil },
    regimeType,
  };
};

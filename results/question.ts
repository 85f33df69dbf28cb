import { calculationDateOf, type OpenCalculation } from '../domain/calculations/calculation.ts';
import type { CustomerFields } from '../domain/customers/customer.ts';
import type { LawInput } from '../domain/law/input/input.ts';
import { regimeForLaw } from '../domain/law/places/regimes.ts';
import type { PublishedIndexes } from '../domain/law/tables/overlay.ts';
import type { CountingMethod } from '../domain/units/span.ts';

/** All that the law is asked about: a calculation, its customer, what was published, and the day. */
export interface LawQuestion {
  readonly calculation: OpenCalculation;
  readonly customer: CustomerFields;
  readonly indexes: readonly PublishedIndexes[];
  /** In São Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Last day of special time that is converted. */
  readonly specialTimeUntil: string;
}

/** The same question with the time counted another way, without changing the calculation. */
export const countedBy = (question: LawQuestion, countingMethod: CountingMethod | undefined): LawQuestion => {
  if (countingMethod === undefined) return question;
  const { calculation } = question;
  return { ...question, calculation: { ...calculation, fields: { ...calculation.fields, countingMethod } } };
};

/** The question as the engine takes it, for one regime. */
export const lawInput = (question: LawQuestion, regimeType: LawInput['regimeType']): LawInput => {
  const { fields, workRecords } = question.calculation;
  const { gender, birthDate, disablement, disablementDate, inServiceDisablement } = question.customer;
  return {
    person: { gender, birthDate, disablement, disablementDate, inServiceDisablement },
    calculation: fields,
    workRecords,
    calculationDate: calculationDateOf(question.calculation, question.today).day,
    regime: fields.regimeId === null ? null : regimeForLaw(fields.regimeId),
    indexes: question.indexes,
    settings: { specialTimeUntil: question.specialTimeUntil },
    regimeType,
  };
};

import { calculationDateOf, type OpenCalculation } from '../domain/calculations/calculation.ts';
import { isInBrazil, timeAbroadOf } from '../domain/calculations/work-records/abroad.ts';
import { categoryOf } from '../domain/calculations/work-records/category.ts';
import type { WorkRecord } from '../domain/calculations/work-records/work-record.ts';
import { withUncountedMonths } from '../domain/cnis/not-computed-months.ts';
import type { CustomerFields } from '../domain/customers/customer.ts';
import { personOf } from '../domain/customers/facts.ts';
import type { LawInput, PaidAfterReform } from '../domain/law/input/input.ts';
import type { DescribedByOffice } from '../domain/law/places/described/of-office.ts';
import { regimeForLaw } from '../domain/law/places/regimes.ts';
import { minimumWage, overlayOf } from '../domain/law/tables/index.ts';
import type { PublishedIndexes } from '../domain/law/tables/overlay.ts';
import { type Month, readMonthRanges } from '../domain/units/month.ts';
import type { CountingMethod } from '../domain/units/span.ts';

/** Everything the law needs: a calculation, its customer, the published indexes, and the day. */
export interface LawQuestion {
  readonly calculation: OpenCalculation;
  readonly customer: CustomerFields;
  readonly indexes: readonly PublishedIndexes[];
  /** What the calculation's own office describes of the place that it names; absent or empty for a regime of the list. */
  readonly described?: readonly DescribedByOffice[];
  /** In São Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Last day of special time that is converted. */
  readonly specialTimeUntil: string;
  /** Records paid after the reform, as a scenario supposes them. */
  readonly paidAfterReform?: readonly PaidAfterReform[];
}

/** The same question with time counted by the other method, without changing the calculation. */
export const countedBy = (question: LawQuestion, countingMethod: CountingMethod | undefined): LawQuestion => {
  if (countingMethod === undefined) return question;
  const { calculation } = question;
  return { ...question, calculation: { ...calculation, fields: { ...calculation.fields, countingMethod } } };
};

/** The question as the engine's input, for one regime. */
export const lawInput = (question: LawQuestion, regimeType: LawInput['regimeType']): LawInput => {
  const { fields, workRecords } = question.calculation;
  const { day } = calculationDateOf(question.calculation, question.today);
  const abroad = timeAbroadOf(workRecords);
  const overlay = overlayOf(question.indexes);
  const wageOf = (month: Month): number | null => minimumWage(month, overlay);
  return {
    person: personOf(question.customer),
    calculation: fields,
    workRecords: workRecords
      .filter(isInBrazil)
      .map((record) => withCategory(withLateMonths(withUncountedMonths(record, wageOf)))),
    ...(abroad.length === 0 ? {} : { abroad }),
    calculationDate: day,
    ...(question.today < day ? { knownUntil: question.today } : {}),
    regime: fields.regimeId === null ? null : regimeForLaw(fields.regimeId, question.described),
    indexes: question.indexes,
    settings: { specialTimeUntil: question.specialTimeUntil },
    regimeType,
    futurePay: 'goesOn',
    workAfter: fields.workAfter,
    ...(question.paidAfterReform === undefined ? {} : { paidAfterReform: question.paidAfterReform }),
  };
};

/** Those of servants are no matter: their regimes know no carência. */
const withLateMonths = <Kept extends WorkRecord>(
  record: Kept,
): Kept & { readonly notForCarencia?: readonly Month[] } => {
  const months = record.lateMonths === null || record.regimeType === 'RPPS' ? null : readMonthRanges(record.lateMonths);
  return months === null ? record : { ...record, notForCarencia: months };
};

/** Who pays for himself says so by the record; an employee's contributions are withheld. */
const withCategory = (record: WorkRecord): WorkRecord & Pick<LawInput['workRecords'][number], 'category'> => {
  const category = categoryOf(record);
  return category === 'employee' ? record : { ...record, category };
};

/** The remunerations of a case as the benefit methods read them. */
import { type Day, dayOf, monthOf } from '../../../units/day.ts';
import { centsOf } from '../../../units/money.ts';
import {
  FIRST_AVERAGED_MONTH,
  isSincePlanoReal,
  type Month,
  monthOfPay,
  THIRTEENTH,
  yearOfMonth,
} from '../../../units/month.ts';
import {
  type BenefitFacts,
  givenBook,
  prepareSalaries,
  type SalaryBook,
  type SalaryEntry,
  type WorkedMonths,
} from '../../benefit/index.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { isUnderComplementaryRegime } from '../../places/complementary-regime.ts';
import { minimumWage, overlayOf } from '../../tables/index.ts';
import { monthsBelowMinimum } from '../../time/records.ts';
import { type Case, withoutPaidAfterReform } from '../case.ts';
import { type CostsOfCase, costsOfCase } from './month-costs.ts';
import { type SpecialBenefit, specialBenefitOf } from './special-benefit.ts';

/** The remunerations of a case, read once for all its rules. */
export interface Remunerations {
  readonly book: SalaryBook;
  /** With the months of a segurado especial, for the hybrid retirement; made when first asked for. */
  readonly hybridBook: () => SalaryBook;
  readonly costs: CostsOfCase;
  /** Filled rows ÷ rows of the regime's records, 0 to 1; null without a row. */
  readonly filledShare: number | null;
  readonly underComplementaryRegime: boolean;
  /** What the União pays beside a retirement; null where the law gives none. */
  readonly specialBenefit: SpecialBenefit | null;
  readonly given: BenefitFacts['given'];
  /** Without what was paid after the reform, for the rights complete by its day; null where nothing was. */
  readonly atReform: Remunerations | null;
}

/**
 * Rows: a month each from 07/1994 up to the calculation date, and one for the 13th of each year. Rural work that nobody
 * paid for has none to fill: the segurado especial proves the work, not what was paid (Lei 8.213/1991, art. 39, I).
 */
const filledShareOf = (records: readonly WorkRecord[], calculationDate: Day): number | null => {
  let rows = 0;
  let filled = 0;
  for (const record of records) {
    let paid = 0;
    for (const salary of record.salaries) if (isSincePlanoReal(salary)) paid += 1;
    filled += paid;
    if (record.regimeType === 'RGPS' && record.isRural && !record.isQualifyingPeriod) {
      rows += paid;
      continue;
    }
    const first = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(record.ingressDate)));
    const last = monthOf(
      record.egressDate === null ? calculationDate : Math.min(dayOf(record.egressDate), calculationDate),
    );
    if (last >= first) rows += last - first + 1 + yearOfMonth(last) - yearOfMonth(first) + 1;
  }
  return rows === 0 ? null : filled / rows;
};

/** Months in which a base was due: rural work without one is that of a segurado especial. */
const workedMonthsOf = (records: readonly WorkRecord[]): WorkedMonths[] =>
  records.flatMap(({ isRural, ingressDate, egressDate }) => {
    if (isRural || (egressDate !== null && egressDate < ingressDate)) return [];
    return [{ from: monthOf(dayOf(ingressDate)), to: egressDate === null ? null : monthOf(dayOf(egressDate)) }];
  });

/** Time certified by the INSS: a record moved to the RPPS that is no public service, career or post. */
export const isCertifiedByInss = (record: WorkRecord): boolean =>
  record.regimeType === 'RPPS' && !record.isPublicService && !record.isCurrentCareer && !record.isCurrentPosition;

/** "Considerando-se como salário-de-contribuição mensal do período como segurado especial o limite mínimo": rural months without a salary. */
const ofSeguradoEspecial = (
  records: readonly WorkRecord[],
  entries: readonly SalaryEntry[],
  last: Month,
  wageOf: (month: Month) => number | null,
): SalaryEntry[] => {
  const paid = new Set(
    entries.flatMap(({ month, cents, isThirteenth }) => (isThirteenth || cents <= 0 ? [] : [month])),
  );
  const wages = new Map<Month, SalaryEntry>();
  for (const record of records) {
    if (!record.isRural) continue;
    const end = record.egressDate === null ? last : Math.min(last, monthOf(dayOf(record.egressDate)));
    for (let month = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(record.ingressDate))); month <= end; month += 1) {
      const value = paid.has(month) ? null : wageOf(month);
      if (value === null) continue;
      wages.set(month, { month, cents: centsOf(value), ofSeguradoEspecial: true });
    }
  }
  return [...wages.values()];
};

const entriesOf = (records: readonly WorkRecord[], below: ReadonlySet<Month>): SalaryEntry[] => {
  const entries: SalaryEntry[] = [];
  for (const record of records) {
    const { isCurrentPosition, isRural, notComputedMonths = [], unpaidMonths = [], salaries } = record;
    const underRgps = isCertifiedByInss(record);
    for (const salary of salaries) {
      const month = monthOfPay(salary);
      const isThirteenth = salary.month === THIRTEENTH;
      entries.push({
        month,
        cents: centsOf(salary.value),
        isThirteenth,
        underRgps,
        inCurrentPosition: isCurrentPosition,
        ofRuralWork: isRural,
        notComputed: !isThirteenth && notComputedMonths.includes(month),
        belowMinimum: !isThirteenth && (below.has(month) || unpaidMonths.includes(month)),
      });
    }
  }
  return entries;
};

export const remunerationsOf = (input: LawInput, person: Case): Remunerations => {
  const records = input.workRecords.filter((record) => record.regimeType === person.regimeType);
  const overlay = overlayOf(input.indexes);
  const wageOf = (month: Month): number | null => minimumWage(month, overlay);
  const below = monthsBelowMinimum(records, wageOf);
  const entries = entriesOf(records, below);
  const given = entries.length === 0 ? input.givenFigures : undefined;
  const worked = workedMonthsOf(records);
  const calculatedIn = monthOf(person.calculationDate);
  const book =
    given === undefined
      ? prepareSalaries(entries, person.regimeType, overlay, worked)
      : givenBook({ ...given, on: calculatedIn }, person.regimeType, overlay);
  const hybridBook = (): SalaryBook => {
    const rural = given === undefined ? ofSeguradoEspecial(records, entries, calculatedIn, wageOf) : [];
    return rural.length === 0 ? book : prepareSalaries([...entries, ...rural], person.regimeType, overlay, worked);
  };
  let hybrid: SalaryBook | null = null;
  const before = withoutPaidAfterReform(input);
  return {
    atReform: before === null ? null : remunerationsOf(before, person),
    book,
    hybridBook: () => {
      hybrid ??= hybridBook();
      return hybrid;
    },
    costs: costsOfCase(records, input.paidAfterReform ?? []),
    filledShare: given === undefined ? filledShareOf(records, person.calculationDate) : 1,
    specialBenefit: specialBenefitOf(input, person),
    given: { factor: input.givenFactor ?? null, survival: input.givenSurvival ?? null },
    underComplementaryRegime:
      person.regimeType === 'RPPS' &&
      isUnderComplementaryRegime(person.regime, input.calculation.publicServiceIngressDate, person.optedForRPC),
  };
};

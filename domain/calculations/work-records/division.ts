import { dayOf, firstDayOf, isoOf } from '../../units/day.ts';
import { monthOfYear } from '../../units/month.ts';
import { deductionMaxima } from './deductions.ts';
import { type PackedMonth, takeMonths } from './remunerations.ts';
import type { WorkRecord } from './work-record.ts';

export interface Division {
  readonly firstEgressDate: string;
  readonly secondIngressDate: string;
  /** Remunerations that go with the second part. */
  readonly movedToSecond: readonly PackedMonth[];
}

const THIRTEENTH = '13';

/** From ingress to the day before egress, so that neither part is empty. */
export const mayDivideOn = (
  { ingressDate, egressDate }: Pick<WorkRecord, 'ingressDate' | 'egressDate'>,
  divisionDate: string,
): boolean => divisionDate >= ingressDate && (egressDate === null || divisionDate < egressDate);

/**
 * The first part ends on `divisionDate`, the second begins the day after. The remuneration of the month divided stays
 * with the first; the 13th goes to the part that holds the record's last day of that year.
 */
export const divide = (
  { egressDate, salaries }: Pick<WorkRecord, 'egressDate' | 'salaries'>,
  divisionDate: string,
): Division => {
  const lastDayOf = (year: number): string => {
    const endOfYear = `${year}-12-31`;
    return egressDate !== null && egressDate < endOfYear ? egressDate : endOfYear;
  };
  return {
    firstEgressDate: divisionDate,
    secondIngressDate: isoOf(dayOf(divisionDate) + 1),
    movedToSecond: salaries
      .filter(({ year, month }) =>
        month === THIRTEENTH ? lastDayOf(year) > divisionDate : startsAfter(year, Number(month), divisionDate),
      )
      .map(({ year, month }): PackedMonth => [year, Number(month)]),
  };
};

const startsAfter = (year: number, month: number, divisionDate: string): boolean =>
  firstDayOf(monthOfYear(year, month)) > dayOf(divisionDate);

/** Unused leave was earned once: additions and expired leave stay with the first part. */
export const dividedInto = (record: WorkRecord, secondId: string, division: Division): [WorkRecord, WorkRecord] => {
  const { kept, taken } = takeMonths(record.salaries, division.movedToSecond);
  return [
    { ...record, egressDate: division.firstEgressDate, salaries: kept },
    {
      ...record,
      id: secondId,
      ingressDate: division.secondIngressDate,
      salaries: taken,
      addition: 0,
      expiredVacations: 0,
      expiredPremiumLicenses: 0,
      hasExpiredPremiumLicenses: false,
    },
  ];
};

/** As much of each deduction as the first part has days for; what is left goes to the second. */
const deductionsBetween = (record: WorkRecord, first: WorkRecord) => {
  const most = deductionMaxima(first, first.egressDate ?? first.ingressDate);
  const deduction1 = Math.min(record.deduction1, most.deduction1);
  const deduction2 = Math.min(record.deduction2, most.deduction2 - deduction1);
  const deduction3 = Math.min(record.deduction3, most.deduction3);
  return [
    { deduction1, deduction2, deduction3 },
    {
      deduction1: record.deduction1 - deduction1,
      deduction2: record.deduction2 - deduction2,
      deduction3: record.deduction3 - deduction3,
    },
  ] as const;
};

/** Supposed, not done: nobody is asked which part lost the days that are deducted, and none is deducted twice. */
export const supposedParts = (record: WorkRecord, secondId: string, division: Division): [WorkRecord, WorkRecord] => {
  const [first, second] = dividedInto(record, secondId, division);
  const [ofFirst, ofSecond] = deductionsBetween(record, first);
  return [
    { ...first, ...ofFirst },
    { ...second, ...ofSecond },
  ];
};

/** Months from 07/1994 to 10/2019 of who pays for himself that are said to have had no contribution. */
import { categoryOf } from '../calculations/work-records/category.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { type Month, monthOfPay, monthOfYear, THIRTEENTH } from '../units/month.ts';

/** An amount of the currencies before it may be printed as 0,00, though it was paid. */
const FIRST_OF_REAL = monthOfYear(1994, 7);
/** Since then by competência, over all records (EC 103/2019, art. 29). */
const FIRST_COMPETENCIA = monthOfYear(2019, 11);

/** The employer of a domestic worker pays, whatever slip it was paid by. */
export const DOMESTIC = /dom[eé]stic/i;

type Asked = Pick<
  WorkRecord,
  'regimeType' | 'companyName' | 'contributionPlan' | 'cnisIndicators' | 'isRural' | 'salaries'
>;

/** Who has a month by having paid it: nobody else was to pay. Work on the land counts without a payment. */
export const paysForHimself = (record: Omit<Asked, 'salaries'>): boolean =>
  categoryOf(record) !== 'employee' && !record.isRural && !DOMESTIC.test(record.companyName);

/**
 * Those with 0,00: neither time nor carência. A month without an amount says nothing, and work on the land counts without one.
 * @see Lei 8.212/1991, art. 30, II; Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 19-C
 */
export const monthsWithoutContribution = (record: Asked): Month[] =>
  paysForHimself(record)
    ? record.salaries
        .filter(({ month, value, readValue }) => month !== THIRTEENTH && value <= 0 && (readValue ?? 0) <= 0)
        .map(monthOfPay)
        .filter((month) => FIRST_OF_REAL <= month && month < FIRST_COMPETENCIA)
    : [];

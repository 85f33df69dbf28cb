/** What a contribution below the minimum wage, before 11/2019, leaves of a record of who pays for himself. */

import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { centsOf } from '../units/money.ts';
import { type Month, monthOfPay, monthOfYear, parseMonth, THIRTEENTH } from '../units/month.ts';
import { currentCode } from './indicators.ts';

export const UNPAID_MARK = 'PREC-MENOR-MIN';

/** Since then by competência, over all records (EC 103/2019, art. 29). */
const FIRST_COMPETENCIA = monthOfYear(2019, 11);

const isBelow = ({ value, readValue }: WorkRecord['salaries'][number], minimum: number | null): boolean =>
  minimum !== null && centsOf(readValue ?? value) < centsOf(minimum);

/**
 * The months that PREC-MENOR-MIN marks and whose amount is still below the minimum wage: they count for neither time nor
 * carência nor value until the difference is paid. An amount brought up to the minimum counts.
 * @param minimumWage BRL of a month, null when unknown
 * @see Decreto 3.048/1999, art. 214, § 3º; Portaria DIRBEN/INSS 990/2022, Anexo V
 */
export const unpaidMonthsOf = (
  { regimeType, cnisIndicators, salaries }: Pick<WorkRecord, 'regimeType' | 'cnisIndicators' | 'salaries'>,
  minimumWage: (month: Month) => number | null,
): Month[] => {
  if (regimeType === 'RPPS') return [];
  const marked = cnisIndicators
    .filter(({ code }) => currentCode(code) === UNPAID_MARK)
    .flatMap(({ months }) => months.filter(({ to }) => !to.endsWith(`-${THIRTEENTH}`)))
    .map(({ from, to }) => ({ from: parseMonth(from), to: parseMonth(to) }));
  if (marked.length === 0) return [];
  return salaries
    .filter(({ month }) => month !== THIRTEENTH)
    .map((salary) => ({ salary, month: monthOfPay(salary) }))
    .filter(({ month }) => month < FIRST_COMPETENCIA && marked.some(({ from, to }) => from <= month && month <= to))
    .filter(({ salary, month }) => isBelow(salary, minimumWage(month)))
    .map(({ month }) => month);
};

import { dayOf, monthOf } from '../../units/day.ts';
import {
  DECEMBER,
  FIRST_AVERAGED_MONTH,
  isSincePlanoReal,
  type MonthParts,
  numberOfMonth,
  partsOfMonth,
  THIRTEENTH,
  yearOfMonth,
} from '../../units/month.ts';
import { isInBrazil } from './abroad.ts';
import type { WorkRecord } from './work-record.ts';

/** The month of a remuneration: '13' for the 13th salary. */
export type RemunerationRow = MonthParts;

type Period = Pick<WorkRecord, 'ingressDate' | 'egressDate'> & Partial<Pick<WorkRecord, 'country'>>;

/** First and last month with a row, or null when the record has none, as one of time abroad. */
const monthsOf = (record: Period, asOf: string): { first: number; last: number } | null => {
  if (!isInBrazil(record)) return null;
  const { ingressDate, egressDate } = record;
  const first = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(ingressDate)));
  const last = monthOf(dayOf(egressDate ?? asOf));
  return last < first ? null : { first, last };
};

/** A row for every month from ingress to egress, from 07/1994 on, and one for the 13th of each of those years. */
export const remunerationRows = (record: Period, asOf: string): readonly RemunerationRow[] => {
  const months = monthsOf(record, asOf);
  if (months === null) return [];
  const rows: RemunerationRow[] = [];
  for (let month = months.first; month <= months.last; month += 1) {
    rows.push(partsOfMonth(month));
    if (month === months.last || numberOfMonth(month) === DECEMBER) {
      rows.push({ year: yearOfMonth(month), month: THIRTEENTH });
    }
  }
  return rows;
};

const countRows = (record: Period, asOf: string): number => {
  const months = monthsOf(record, asOf);
  if (months === null) return 0;
  const years = yearOfMonth(months.last) - yearOfMonth(months.first) + 1;
  return months.last - months.first + 1 + years;
};

/**
 * Share of the rows that have a value, in percent; 0,00 is a value. 100 when the record has no rows. Not capped:
 * above 100 the dates of the record do not fit its remunerations.
 */
export const fillPercent = (record: Period & Pick<WorkRecord, 'salaries'>, asOf: string): number => {
  const rows = countRows(record, asOf);
  if (rows === 0) return 100;
  const filled = record.salaries.filter(isSincePlanoReal).length;
  return (filled / rows) * 100;
};

/** The rows without a value: what is missing to 100%. */
export const missingRows = (
  record: Period & Pick<WorkRecord, 'salaries'>,
  asOf: string,
): readonly RemunerationRow[] => {
  const known = new Set(record.salaries.map(({ year, month }) => `${year}-${month}`));
  return remunerationRows(record, asOf).filter(({ year, month }) => !known.has(`${year}-${month}`));
};

/** Extracts hardly ever print 13th salaries. */
export const areOnly13ths = (rows: readonly RemunerationRow[]): boolean =>
  rows.length > 0 && rows.every(({ month }) => month === THIRTEENTH);

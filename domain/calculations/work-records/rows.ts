import { dayOf, monthOf, monthOfYear } from '../../law/time/day.ts';
import type { WorkRecord } from './work-record.ts';

export interface RemunerationRow {
  readonly year: number;
  /** '01' to '12', '13' for the 13th salary. */
  readonly month: string;
}

/** Remunerations enter the averages from the Plano Real on. */
const FIRST_MONTH = monthOfYear(1994, 7);

type Period = Pick<WorkRecord, 'ingressDate' | 'egressDate'>;

const twoDigits = (month: number): string => String(month).padStart(2, '0');

/** First and last month with a row, or null when the record has none. */
const monthsOf = ({ ingressDate, egressDate }: Period, asOf: string): { first: number; last: number } | null => {
  const first = Math.max(FIRST_MONTH, monthOf(dayOf(ingressDate)));
  const last = monthOf(dayOf(egressDate ?? asOf));
  return last < first ? null : { first, last };
};

/** A row for every month from ingress to egress, from 07/1994 on, and one for the 13th of each of those years. */
export const remunerationRows = (record: Period, asOf: string): readonly RemunerationRow[] => {
  const months = monthsOf(record, asOf);
  if (months === null) return [];
  const rows: RemunerationRow[] = [];
  for (let month = months.first; month <= months.last; month += 1) {
    const year = Math.floor(month / 12);
    rows.push({ year, month: twoDigits((month % 12) + 1) });
    if (month === months.last || month % 12 === 11) rows.push({ year, month: '13' });
  }
  return rows;
};

const countRows = (record: Period, asOf: string): number => {
  const months = monthsOf(record, asOf);
  if (months === null) return 0;
  const years = Math.floor(months.last / 12) - Math.floor(months.first / 12) + 1;
  return months.last - months.first + 1 + years;
};

/**
 * Share of the rows that have a value, in percent; 0,00 is a value. 100 when the record has no rows. Not capped:
 * above 100 the dates of the record do not fit its remunerations.
 */
export const fillPercent = (record: Period & Pick<WorkRecord, 'salaries'>, asOf: string): number => {
  const rows = countRows(record, asOf);
  if (rows === 0) return 100;
  const filled = record.salaries.filter(({ year, month }) => year * 100 + Number(month) >= 199_407).length;
  return (filled / rows) * 100;
};

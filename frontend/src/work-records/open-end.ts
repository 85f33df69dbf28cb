import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { isLongUnpaid } from '../../../domain/cnis/open-ends.ts';
import { formatMonth } from '../../../domain/words/format.ts';

/** '06/2018': the last month with pay of a record that is counted on without an end, long after it; else null. */
export const longUnpaidSince = (
  { egressDate, salaries }: Pick<WorkRecord, 'egressDate' | 'salaries'>,
  asOf: string,
): string | null => {
  if (egressDate !== null) return null;
  const last = salaries
    .flatMap(({ year, month, value }) => (value > 0 ? [`${year}-${month === '13' ? '12' : month}`] : []))
    .sort()
    .at(-1);
  return last === undefined || !isLongUnpaid(last, asOf) ? null : formatMonth(last.slice(5), Number(last.slice(0, 4)));
};

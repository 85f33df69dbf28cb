/** The months of the records of the RGPS that count for carência, as far as they tell. */
import type { InsuredMonth } from '../../law/late/index.ts';
import { dayOf, monthOf } from '../../units/day.ts';
import { FIRST_AVERAGED_MONTH, type Month, monthOfPay, readMonthRanges, THIRTEENTH } from '../../units/month.ts';
import { isInBrazil } from './abroad.ts';
import { categoryOf } from './category.ts';
import type { WorkRecord } from './work-record.ts';

/** Months since 07/1994 in which the record names a remuneration; null where it names none at all. */
const paidMonths = ({ salaries }: WorkRecord): ReadonlySet<Month> | null => {
  const paid = salaries.filter(({ month, value }) => month !== THIRTEENTH && value > 0).map(monthOfPay);
  return paid.length === 0 ? null : new Set(paid);
};

const monthsOf = (record: WorkRecord, until: Month): InsuredMonth[] => {
  const own = categoryOf(record) !== 'employee';
  const late = new Set(readMonthRanges(record.lateMonths ?? '') ?? []);
  const paid = own ? paidMonths(record) : null;
  const last = record.egressDate === null ? until : Math.min(until, monthOf(dayOf(record.egressDate)));
  const months: InsuredMonth[] = [];
  for (let month = monthOf(dayOf(record.ingressDate)); month <= last; month += 1) {
    const isPaid = paid === null || month < FIRST_AVERAGED_MONTH || paid.has(month);
    if (isPaid && !late.has(month)) months.push({ month, own });
  }
  return months;
};

/** Up to the month before that of the calculation: of its own nothing has fallen due. */
export const insuredMonths = (records: readonly WorkRecord[], calculatedIn: Month): InsuredMonth[] =>
  records
    .filter(
      (record) => record.regimeType === 'RGPS' && record.isQualifyingPeriod && !record.isRural && isInBrazil(record),
    )
    .flatMap((record) => monthsOf(record, calculatedIn - 1));

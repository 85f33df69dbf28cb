import type { CnisRelation } from './extract.ts';
import { isThirteenth, lastDayOfMonth, type MonthKey, monthsBetween } from './months.ts';

type OpenEnd = Pick<CnisRelation, 'startDate' | 'endDate' | 'lastRemuneration' | 'remunerations'>;

/** An employer reports a month in the one after it, and the extract shows it some weeks later. */
const monthsInArrears = 2;

/** The newest month that was paid: as its own cell says or, where that is older or empty, as the months do. */
export const lastPaidMonth = ({ lastRemuneration, remunerations }: OpenEnd): MonthKey | null => {
  const paid = remunerations.flatMap(({ month, value }) => (value === null || value === 0 ? [] : [month]));
  const months = (lastRemuneration === null ? paid : [...paid, lastRemuneration]).map((key) =>
    isThirteenth(key) ? `${key.slice(0, 4)}-12` : key,
  );
  return months.sort().at(-1) ?? null;
};

/** Whether nothing was paid for so long that a link without an end is no longer likely to run. */
export const isLongUnpaid = (lastPaid: MonthKey, on: string): boolean =>
  monthsBetween(lastPaid, on).length - 1 > monthsInArrears;

/**
 * The end that a link without one is likely to have had: the last day of the month that was paid last, when that lies
 * more than two months before the extract's date. Null where the link has an end, may well go on, or nothing was paid.
 * @param on the day of the extract, `YYYY-MM-DD`
 */
export const proposedEgressDate = (relation: OpenEnd, on: string): string | null => {
  if (relation.endDate !== null) return null;
  const lastPaid = lastPaidMonth(relation);
  if (lastPaid === null || !isLongUnpaid(lastPaid, on)) return null;
  const proposed = lastDayOfMonth(lastPaid);
  return relation.startDate !== null && proposed < relation.startDate ? null : proposed;
};

/** The abono de permanência of the months gone by: what can still be asked for. */
import { addMonths, type Day, dayOf, firstDayOf, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../../units/month.ts';
import type { WorkRecord } from '../../input/input.ts';
import { PAID_A_MONTH, shareOfMonth } from './months.ts';

/** What has lapsed is not owed. @see Decreto 20.910/1932, art. 1 */
const OWED_IN_MONTHS = 60;

/** The first day of which something is still owed on `on`. */
export const owedSince = (on: Day): Day => addMonths(on, -OWED_IN_MONTHS);

export interface AbonoOwed {
  /** The first day that has not lapsed. */
  readonly from: Day;
  /** The day after the last one. */
  readonly to: Day;
  /** BRL, with the 13th, without correction. */
  readonly amount: number;
  /** The amount looks at the pay of each month; otherwise some are not known and today's stands for theirs. */
  readonly byMonth: boolean;
}

/** The contribution of a month's pay, BRL; null where it is not known. */
type ContributionOn = (pay: number, month: Month) => number | null;

/** Cents of each month of a record, without the 13th. */
const paidByMonth = ({ salaries }: WorkRecord): ReadonlyMap<Month, number> => {
  const paid = new Map<Month, number>();
  for (const salary of salaries) {
    if (salary.month === THIRTEENTH) continue;
    const month = monthOfPay(salary);
    paid.set(month, (paid.get(month) ?? 0) + centsOf(salary.value));
  }
  return paid;
};

const runs = ({ ingressDate, egressDate }: WorkRecord, month: Month): boolean =>
  dayOf(ingressDate) < firstDayOf(month + 1) && (egressDate === null || dayOf(egressDate) >= firstDayOf(month));

/**
 * The contribution of each month since the right, or in the last five years, the first and the last one by thirtieths.
 *
 * @param records of the regime, without what somebody pays for himself
 * @param today the pay of the records that go on, BRL
 * @returns null where the contribution of a month is not known
 */
export const abonoOwed = (
  records: readonly WorkRecord[],
  { since, on, today }: { readonly since: Day; readonly on: Day; readonly today: number },
  contributionOn: ContributionOn,
): AbonoOwed | null => {
  const from = Math.max(since, owedSince(on));
  const paid = records.map((record) => ({ record, byMonth: paidByMonth(record) }));
  const payOf = (month: Month): number =>
    reaisOf(
      paid.reduce((sum, { record, byMonth: cents }) => (runs(record, month) ? sum + (cents.get(month) ?? 0) : sum), 0),
    );
  let sum = 0;
  let byMonth = true;
  for (let month = monthOf(from); month <= monthOf(on); month += 1) {
    const share = shareOfMonth(month, from, on);
    if (share === 0) continue;
    const known = payOf(month);
    if (known === 0 && month < monthOf(on)) byMonth = false;
    const contribution = contributionOn(known === 0 ? today : known, month);
    if (contribution === null) return null;
    sum += contribution * share;
  }
  return { from, to: on, amount: reaisOf(centsOf(sum * PAID_A_MONTH)), byMonth };
};

/** What a complement costs on the day of paying it, with fine and interest. Whole cents. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import { type ComplementPlan, collectedOf, lateInterestOf } from '../../law/late/index.ts';
import { type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import type { Due } from './complement-notes.ts';
import { printedCents } from './monthly-bases.ts';

/** @see CF, art. 195, § 14; Lei 8.212/1991, art. 21 */
const FULL_RATE = 20;

export const NOTHING_DUE: Due = { cents: 0, fine: 0, interest: 0 };

interface When {
  readonly day: string;
  readonly overlay: IndexOverlay;
}

const sumOf = (interests: readonly (number | null)[]): number | null =>
  interests.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/** What is missing to the minimum, with what who pays it after the 15th of the next month pays more. @see Decreto 3.048/1999, art. 19-E, § 3 */
export const dueFor = (plans: readonly ComplementPlan[], { day, overlay }: When): Due => {
  const owed = plans
    .flatMap((plan) => plan.payments)
    .map(({ month, price }) => collectedOf(Math.round(price), month, dayOf(day), overlay));
  return {
    cents: owed.reduce((sum, { total }) => sum + total, 0),
    fine: owed.reduce((sum, { fine }) => sum + fine, 0),
    interest: sumOf(owed.map(({ interest }) => interest)),
  };
};

/**
 * Up to the full rate of what was paid by a reduced plan, whose base is the minimum wage; it bears interest and no fine.
 * `below`: months below the minimum wage.
 * @see Lei 8.212/1991, art. 21, § 3
 */
export const dueForPlan = (
  { rate }: Pick<Extract<Hypothesis, { kind: 'complemented' }>, 'rate'>,
  { contributionPlan, salaries }: Pick<WorkRecord, 'contributionPlan' | 'salaries'>,
  { day, overlay, below }: When & { readonly below: ReadonlySet<Month> },
): Due => {
  if (contributionPlan !== 'simplified') return NOTHING_DUE;
  const base = (salary: WorkRecord['salaries'][number]): number => {
    const month = monthOfPay(salary);
    const paidOn = below.has(month) ? printedCents(salary) : centsOf(salary.value);
    const least = minimumWage(month, overlay);
    return least === null ? paidOn : Math.min(paidOn, centsOf(least));
  };
  const percent = Math.max(0, FULL_RATE - rate);
  const paid = salaries.filter(({ month }) => month !== THIRTEENTH);
  const interest = sumOf(
    paid.map((salary) => lateInterestOf((base(salary) * percent) / 100, monthOfPay(salary), dayOf(day), overlay)),
  );
  const difference = paid.reduce((sum, salary) => sum + base(salary), 0) * percent;
  return { cents: Math.round(difference / 100) + (interest ?? 0), fine: 0, interest };
};

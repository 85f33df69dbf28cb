/** What an employee may still contribute on by himself: pay and own work together reach no further than the ceiling. */
import { ceiling } from '../../law/tables/index.ts';
import { dayOf, monthOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import { formatMoney } from '../../words/format.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { categoryOf } from '../work-records/category.ts';
import { type KnownPay, lastPay, type PayOf } from './pay.ts';

const LAW = 'Lei 8.212/1991, art. 28, III e § 5º';

/** An employment of the RGPS: what it pays a month, in cents, and its last month; null while it runs. */
interface Employment {
  readonly cents: number;
  readonly last: Month | null;
}

const employmentsOf = (known: KnownPay): readonly Employment[] =>
  known.records
    .filter((record) => record.regimeType === 'RGPS' && isInBrazil(record) && categoryOf(record) === 'employee')
    .map((record) => ({
      cents: centsOf(lastPay(record, known) ?? 0),
      last: record.egressDate === null ? null : monthOf(dayOf(record.egressDate)),
    }));

/** Cents below the ceiling that a month's employments leave; null where no ceiling is known, or nothing is earned. */
const roomIn = (month: Month, employments: readonly Employment[], { overlay }: KnownPay): number | null => {
  const most = ceiling(month, overlay);
  const earned = employments.reduce((sum, { cents, last }) => (last === null || last >= month ? sum + cents : sum), 0);
  return most === null || earned === 0 ? null : Math.max(0, centsOf(most) - earned);
};

/**
 * What is supposed from the calculation on, no higher than the ceiling leaves; the months before were paid as they were.
 * @see Lei 8.212/1991, art. 28, III and § 5
 */
export const belowCeiling = (
  pay: PayOf,
  first: Month,
  known: KnownPay,
): { readonly pay: PayOf; readonly notes: readonly string[] } => {
  const employments = employmentsOf(known);
  const cut: PayOf = (month) => {
    const base = pay(month);
    const room = month < known.calculatedIn ? null : roomIn(month, employments, known);
    return base === null || room === null ? base : Math.min(base, reaisOf(room));
  };
  const [asked, left] = [pay(first), cut(first)];
  if (asked === null || left === null || left === asked) return { pay: cut, notes: [] };
  const note =
    left === 0
      ? `O salário já chega ao teto: por fora não há sobre o que contribuir (${LAW}).`
      : `A base por fora fica em ${formatMoney(left)} por mês: com o salário chega ao teto, e acima dele não se contribui (${LAW}).`;
  return { pay: cut, notes: [note] };
};

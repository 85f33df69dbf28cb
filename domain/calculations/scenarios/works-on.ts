/** The work that runs: it goes on, or it ends. */
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { categoryOf } from '../work-records/category.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { differenceCharge } from './charges.ts';
import { lastPay, payOf, salariesOf } from './pay.ts';
import {
  charged,
  type HypothesisOf,
  knownPay,
  monthOfDay,
  noted,
  replaced,
  type Supposed,
  type SupposedOn,
} from './supposed.ts';

/**
 * Salaries go on from the month of the calculation, or from the first one after those known; holes before stay holes. The
 * last pay goes on as it does by the facts, from the month after it.
 */
export const worksOn = (
  before: Supposed,
  hypothesis: HypothesisOf<'worksOn'>,
  record: WorkRecord,
  on: SupposedOn,
): Supposed => {
  const known = knownPay(on);
  const pay = payOf(hypothesis, record.regimeType, known, record);
  const last = hypothesis.until === null ? on.horizon : monthOfDay(hypothesis.until);
  const newest = newestMonthOf(record);
  const first = Math.max(on.calculatedIn + (hypothesis.paidOn === 'last' ? 1 : 0), newest === null ? 0 : newest + 1);
  const salaries = [...record.salaries.filter((salary) => monthOfPay(salary) < first), ...salariesOf(pay, first, last)];
  const after = replaced(before, { ...record, egressDate: hypothesis.until, salaries });
  const notes =
    pay(first) === null ? [`Não se conhece a remuneração de ${record.companyName}: o tempo continua, sem valor.`] : [];
  const paidNow = lastPay(record, known);
  if (hypothesis.paidOn === 'last') return noted(after, ...notes);
  if (categoryOf(record) === 'employee') return noted(after, ...notes, otherPayNote(record));
  return noted(charged(after, differenceCharge({ pay, known: () => paidNow }, on.calculatedIn, last)), ...notes);
};

const otherPayNote = ({ companyName }: WorkRecord): string =>
  `Supõe outra remuneração em ${companyName}: o que se desconta dela não entra no custo, que é só o que a pessoa paga por si.`;

const newestMonthOf = ({ salaries }: WorkRecord): Month | null => {
  const paid = salaries.flatMap((salary) =>
    salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary),
  );
  return paid.length === 0 ? null : Math.max(...paid);
};

export const stops = (before: Supposed, { on: day }: HypothesisOf<'stops'>): Supposed => ({
  ...before,
  workRecords: before.workRecords.flatMap((record) => {
    if (record.egressDate !== null && record.egressDate <= day) return [record];
    if (record.ingressDate > day) return [];
    const last = monthOfDay(day);
    return [{ ...record, egressDate: day, salaries: record.salaries.filter((salary) => monthOfPay(salary) <= last) }];
  }),
});

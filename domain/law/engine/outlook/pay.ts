/** The hypothesis of an outlook: the pay of every running record goes on as it was last known. */
import { type Day, dayOf, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { type Month, monthOfPay, partsOfMonth, THIRTEENTH } from '../../../units/month.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { minimumWage, overlayOf } from '../../tables/index.ts';
import type { Case } from '../case.ts';

/** What a running record pays a month. */
interface Pay {
  readonly record: WorkRecord;
  /** Whole cents. */
  readonly cents: number;
  /** The month for which it was last known. */
  readonly knownFor: Month;
  /** The first month without a remuneration after the calculation date, and the last month of the record. */
  readonly from: Month;
  readonly to: Month;
}

export interface PayGoingOn {
  readonly pays: readonly Pay[];
  /** Records that go on, but of which no remuneration is known. */
  readonly withoutPay: readonly WorkRecord[];
}

/** Unpaid work of a segurado especial: a remuneration would make time of what is none. */
const isUnpaidRural = ({ isRural, isQualifyingPeriod }: WorkRecord): boolean => isRural && !isQualifyingPeriod;

const isRunning = ({ egressDate }: WorkRecord, on: Day): boolean => egressDate === null || dayOf(egressDate) > on;

const newestPay = ({ salaries }: WorkRecord): { readonly cents: number; readonly month: Month } | null => {
  let newest: { cents: number; month: Month } | null = null;
  for (const salary of salaries) {
    if (salary.month === THIRTEENTH || salary.value <= 0) continue;
    const month = monthOfPay(salary);
    if (newest === null || month > newest.month) newest = { cents: centsOf(salary.value), month };
  }
  return newest;
};

/** A month of the RGPS counts from the minimum wage on: what is missing to it is paid too. @see CF, art. 195, § 14 */
const upToMinimumWage = (pays: readonly Pay[], wage: number | null): readonly Pay[] => {
  const missing = centsOf(wage ?? 0) - pays.reduce((sum, { cents }) => sum + cents, 0);
  return pays.map((pay, place) => (place === 0 && missing > 0 ? { ...pay, cents: pay.cents + missing } : pay));
};

/** Of the records of the regime that go on after the calculation date, until a month at the latest. */
export const payGoingOn = (input: LawInput, { regimeType, calculationDate }: Case, until: Month): PayGoingOn => {
  const running = input.workRecords.filter(
    (record) => record.regimeType === regimeType && isRunning(record, calculationDate) && !isUnpaidRural(record),
  );
  const withoutPay: WorkRecord[] = [];
  const pays: Pay[] = [];
  for (const record of running) {
    const newest = newestPay(record);
    if (newest === null) {
      withoutPay.push(record);
      continue;
    }
    const end = record.egressDate === null ? until : Math.min(until, monthOf(dayOf(record.egressDate)));
    const from = Math.max(monthOf(calculationDate), newest.month) + 1;
    pays.push({ record, cents: newest.cents, knownFor: newest.month, from, to: end });
  }
  if (regimeType === 'RPPS') return { pays, withoutPay };
  return { pays: upToMinimumWage(pays, minimumWage(monthOf(calculationDate), overlayOf(input.indexes))), withoutPay };
};

/** The case with that pay typed in, month by month; the 13th enters no average. */
export const withPayTyped = (input: LawInput, { pays }: PayGoingOn): LawInput => ({
  ...input,
  workRecords: input.workRecords.map((record) => {
    const pay = pays.find((one) => one.record === record);
    if (pay === undefined) return record;
    const months = Array.from({ length: Math.max(0, pay.to - pay.from + 1) }, (_, place) => pay.from + place);
    const value = reaisOf(pay.cents);
    return { ...record, salaries: [...record.salaries, ...months.map((month) => ({ ...partsOfMonth(month), value }))] };
  }),
});

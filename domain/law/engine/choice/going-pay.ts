/** The hypothesis of every day to come: the pay of each running record goes on as it was last known, in money of today. */
import { payGoesOn } from '../../../api/running.ts';
import { dayOf, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf, scaledCents } from '../../../units/money.ts';
import { type Month, monthOfPay, partsOfMonth, THIRTEENTH } from '../../../units/month.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { correctionTable, type IndexOverlay, minimumWage, overlayOf } from '../../tables/index.ts';
import { monthsBelowMinimum } from '../../time/records.ts';
import type { Case } from '../case.ts';
import { type Remunerations, remunerationsOf } from '../worth/remunerations.ts';
import { lastMonthOfWork } from './reach.ts';

/** A remuneration of a month, and what it is in money of another. */
export interface LastPay {
  readonly month: Month;
  /** Whole cents. */
  readonly cents: number;
  readonly corrected: number;
}

/** What a running record pays a month. */
export interface Pay {
  readonly record: WorkRecord;
  /** Whole cents of the calculation date. */
  readonly cents: number;
  readonly last: LastPay;
  /** The first month without a remuneration after the calculation date, and the last month of the record. */
  readonly from: Month;
  readonly to: Month;
}

export interface PayGoingOn {
  readonly pays: readonly Pay[];
  /** Records that go on, but of which no remuneration is known. */
  readonly withoutPay: readonly WorkRecord[];
  /** The newest month paid, where all that it paid, in whole cents, is below the minimum wage: such a month does not count. */
  readonly belowMinimum: { readonly month: Month; readonly cents: number } | null;
}

const MILLION = 1_000_000;

/** The newest monthly remuneration of a record, corrected by the index of its month; null without one. */
export const lastPayOf = (
  { salaries }: Pick<WorkRecord, 'salaries'>,
  calculatedIn: Month,
  overlay: IndexOverlay,
): LastPay | null => {
  let newest: { cents: number; month: Month } | null = null;
  for (const salary of salaries) {
    if (salary.month === THIRTEENTH || salary.value <= 0) continue;
    const month = monthOfPay(salary);
    if (newest === null || month > newest.month) newest = { cents: centsOf(salary.value), month };
  }
  if (newest === null) return null;
  const factor = correctionTable(calculatedIn, overlay)?.millionths(newest.month) ?? null;
  return factor === null ? null : { ...newest, corrected: scaledCents(newest.cents, factor, MILLION) };
};

/** A month of the RGPS counts from the minimum wage on: what is missing to it is paid too. @see CF, art. 195, § 14 */
const upToMinimumWage = (pays: readonly Pay[], wage: number | null): readonly Pay[] => {
  const missing = centsOf(wage ?? 0) - pays.reduce((sum, { cents }) => sum + cents, 0);
  return pays.map((pay, place) => (place === 0 && missing > 0 ? { ...pay, cents: pay.cents + missing } : pay));
};

/** @see CF, art. 195, § 14; EC 103/2019, art. 29 */
const belowMinimumOf = (
  records: readonly WorkRecord[],
  pays: readonly Pay[],
  overlay: IndexOverlay,
): PayGoingOn['belowMinimum'] => {
  const month = Math.max(...pays.map(({ last }) => last.month));
  const wageOf = (paid: Month): number | null => (paid === month ? minimumWage(paid, overlay) : null);
  if (!monthsBelowMinimum(records, wageOf).has(month)) return null;
  const paid = records
    .filter(({ regimeType }) => regimeType === 'RGPS')
    .flatMap(({ salaries }) => salaries)
    .filter((salary) => salary.month !== THIRTEENTH && monthOfPay(salary) === month);
  return { month, cents: paid.reduce((sum, { value, readValue }) => sum + centsOf(readValue ?? value), 0) };
};

/** Of the records of the regime that go on after the calculation date, until a month at the latest. */
export const payGoingOn = (input: LawInput, { regimeType, calculationDate, birth }: Case): PayGoingOn => {
  const until = lastMonthOfWork(birth, calculationDate, input.givenSurvival);
  const calculatedIn = monthOf(calculationDate);
  const overlay = overlayOf(input.indexes);
  const running = input.workRecords.filter((record) => payGoesOn(record, regimeType, calculationDate));
  const withoutPay: WorkRecord[] = [];
  const pays: Pay[] = [];
  for (const record of running) {
    const last = lastPayOf(record, calculatedIn, overlay);
    if (last === null) {
      withoutPay.push(record);
      continue;
    }
    const to = record.egressDate === null ? until : Math.min(until, monthOf(dayOf(record.egressDate)));
    pays.push({ record, cents: last.corrected, last, from: Math.max(calculatedIn, last.month) + 1, to });
  }
  if (regimeType === 'RPPS' || pays.length === 0) return { pays, withoutPay, belowMinimum: null };
  const wage = minimumWage(calculatedIn, overlay);
  const isLow = pays.reduce((sum, { cents }) => sum + cents, 0) <= centsOf(wage ?? 0);
  const belowMinimum = isLow ? belowMinimumOf(input.workRecords, pays, overlay) : null;
  return { pays: upToMinimumWage(pays, wage), withoutPay, belowMinimum };
};

/** The case with that pay typed in, month by month; the 13th enters no average. */
const withPayTyped = (input: LawInput, { pays }: PayGoingOn): LawInput => ({
  ...input,
  workRecords: input.workRecords.map((record) => {
    const pay = pays.find((one) => one.record === record);
    if (pay === undefined) return record;
    const months = Array.from({ length: Math.max(0, pay.to - pay.from + 1) }, (_, place) => pay.from + place);
    const value = reaisOf(pay.cents);
    return { ...record, salaries: [...record.salaries, ...months.map((month) => ({ ...partsOfMonth(month), value }))] };
  }),
});

/** What is known, and what is supposed of the months to come. */
export interface KnownAndGoing {
  readonly known: Remunerations;
  readonly going: Remunerations;
  readonly pay: PayGoingOn;
}

/** What is supposed says nothing of how much of the past is known. */
export const knownAndGoing = (input: LawInput, person: Case): KnownAndGoing => {
  const pay = payGoingOn(input, person);
  const known = remunerationsOf(input, person);
  if (pay.pays.length === 0) return { known, going: known, pay };
  const going = { ...remunerationsOf(withPayTyped(input, pay), person), filledShare: known.filledShare };
  return { known, going, pay };
};

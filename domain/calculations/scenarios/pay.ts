/** What is paid in each month of a hypothesis, and what of it goes to the regime. */
import type { PaidOn } from '../../api/hypotheses.ts';
import { average } from '../../law/benefit/index.ts';
import { lastPayOf } from '../../law/engine/choice/going-pay.ts';
import { ceiling, correctionTable, type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { centsOf, reaisOf, roundedReais, scaledCents } from '../../units/money.ts';
import { type Month, monthOfPay, partsOfMonth, THIRTEENTH } from '../../units/month.ts';
import type { WorkRecord } from '../work-records/work-record.ts';

type Salaries = WorkRecord['salaries'];

const MONTHS_OF_AVERAGE = 36;

/** BRL of each month; null where it is not known. */
export type PayOf = (month: Month) => number | null;

export interface KnownPay {
  readonly records: readonly WorkRecord[];
  readonly calculatedIn: Month;
  readonly overlay: IndexOverlay;
}

const isMonthlyPay = ({ month, value }: Salaries[number]): boolean => month !== THIRTEENTH && value > 0;

/** Sums of each month of a regime's records in cents of the calculation date, the newest first; in the RGPS cut at the ceiling. */
const updatedMonths = (
  regimeType: WorkRecord['regimeType'],
  { records, calculatedIn, overlay }: KnownPay,
): number[] => {
  const sums = new Map<Month, number>();
  for (const record of records) {
    if (record.regimeType !== regimeType) continue;
    for (const salary of record.salaries) {
      const month = monthOfPay(salary);
      if (!isMonthlyPay(salary) || month > calculatedIn) continue;
      sums.set(month, (sums.get(month) ?? 0) + centsOf(salary.value));
    }
  }
  const table = correctionTable(calculatedIn, overlay);
  return [...sums]
    .sort(([one], [other]) => other - one)
    .flatMap(([month, cents]) => {
      const factor = table?.millionths(month) ?? null;
      const limit = regimeType === 'RGPS' ? ceiling(month, overlay) : null;
      return factor === null
        ? []
        : [scaledCents(limit === null ? cents : Math.min(cents, centsOf(limit)), factor, 1_000_000)];
    });
};

/** Nobody contributes to the RGPS on less than the minimum wage or more than the ceiling. BRL. */
const withinLimits = (value: number, { calculatedIn, overlay }: KnownPay): number => {
  const [least, most] = [minimumWage(calculatedIn, overlay), ceiling(calculatedIn, overlay)];
  const raised = least === null ? value : Math.max(value, least);
  return most === null ? raised : Math.min(raised, most);
};

/**
 * The average of the last 36 months with a remuneration in a regime, added by month, in money of the calculation date, BRL;
 * in the RGPS between the minimum wage and the ceiling. null without any.
 */
export const averageOf36 = (regimeType: WorkRecord['regimeType'], known: KnownPay): number | null => {
  const newest = updatedMonths(regimeType, known).slice(0, MONTHS_OF_AVERAGE);
  if (newest.length === 0) return null;
  const average = reaisOf(Math.round(newest.reduce((sum, cents) => sum + cents, 0) / newest.length));
  return regimeType === 'RGPS' ? withinLimits(average, known) : average;
};

/** What a month's remuneration has to be so that it is worth an amount in money of the calculation date. */
export const worthThen = (value: number, { calculatedIn, overlay }: Omit<KnownPay, 'records'>): PayOf => {
  const table = correctionTable(calculatedIn, overlay);
  return (month) => {
    const factor = table?.millionths(month) ?? null;
    return factor === null ? null : roundedReais((value * 1_000_000) / factor);
  };
};

/** The average of the 80% highest months of the RGPS, BRL; null without any. @see Lei 8.212/1991, art. 45-A, § 1, I */
export const highestAverage = (known: KnownPay): number | null => {
  const found = average(updatedMonths('RGPS', known).map(reaisOf), { bestShare: 80 });
  return found === null ? null : withinLimits(found.value, known);
};

/** As the pay of a record goes on where nothing is supposed: in money of the calculation date, of the RGPS from the minimum wage on. */
export const lastPay = (record: WorkRecord, { calculatedIn, overlay }: Omit<KnownPay, 'records'>): number | null => {
  const cents = lastPayOf(record, calculatedIn, overlay)?.corrected ?? null;
  if (cents === null) return null;
  const least = record.regimeType === 'RGPS' ? minimumWage(calculatedIn, overlay) : null;
  return reaisOf(Math.max(cents, centsOf(least ?? 0)));
};

/** What is paid on in each month; `last` is that of the record which goes on. */
export const payOf = (
  { paidOn, value }: { readonly paidOn: PaidOn; readonly value: number | null },
  regimeType: WorkRecord['regimeType'],
  known: KnownPay,
  going?: WorkRecord,
): PayOf => {
  switch (paidOn) {
    case 'minimum':
      return (month) => minimumWage(month, known.overlay);
    case 'ceiling':
      return (month) => ceiling(month, known.overlay);
    case 'average36': {
      const average = averageOf36(regimeType, known);
      return () => average;
    }
    case 'last': {
      const last = going === undefined ? null : lastPay(going, known);
      return () => last;
    }
    case 'value':
      return () => value;
    default:
      return paidOn satisfies never;
  }
};

/** Remunerations of the months from one to another, of which the pay is known; in the money of today from now on. */
export const salariesOf = (pay: PayOf, from: Month, to: Month): Salaries => {
  const salaries: Salaries = [];
  for (let month = from; month <= to; month += 1) {
    const value = pay(month);
    if (value !== null) salaries.push({ ...partsOfMonth(month), value });
  }
  return salaries;
};

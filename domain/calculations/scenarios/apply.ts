/**
 * A calculation as it would be under hypotheses: its records and its date, as if they had been typed. The law is then asked
 * as of any calculation, so that a scenario can say nothing that the same facts would not say.
 */
import type { Hypothesis } from '../../api/hypotheses.ts';
import { lastMonthOfWork } from '../../law/engine/choice/reach.ts';
import type { PaidAfterReform } from '../../law/input/input.ts';
import type { IndexOverlay } from '../../law/tables/index.ts';
import { dayOf, monthOf } from '../../units/day.ts';
import { calculationDateOf, type OpenCalculation } from '../calculation.ts';
import type { Charge } from './charges.ts';
import { suppose } from './suppose.ts';
import type { Supposed, SupposedOn } from './supposed.ts';

export interface SupposedCalculation {
  /** On the calculation date of the facts. */
  readonly calculation: OpenCalculation;
  /** The last day of what is said to go on until a day: nothing is asked for before. null where nothing is. */
  readonly askedFrom: string | null;
  /** Ids of the records by which somebody contributes and is paid nothing. */
  readonly contributing: readonly string[];
  /** The records that are paid after the reform for months of before it. */
  readonly paidAfterReform: readonly PaidAfterReform[];
  readonly charges: readonly Charge[];
  /** What was supposed and what does not apply, in Portuguese. */
  readonly notes: () => readonly string[];
}

/** What goes on without an end is paid as long as anybody is planned for. */
const horizonOf = (birthDate: string | null, day: string): number => {
  const nextYear = monthOf(dayOf(day)) + 12;
  return birthDate === null ? nextYear : Math.max(nextYear, lastMonthOfWork(dayOf(birthDate), dayOf(day)));
};

/** The last day of what is supposed to go on until a day after the calculation. */
const askedFromOf = (hypotheses: readonly Hypothesis[], day: string): string | null => {
  const days = hypotheses.flatMap((one) =>
    (one.kind === 'worksOn' || one.kind === 'contributes') && one.until !== null && one.until > day ? one.until : [],
  );
  return days.sort().at(-1) ?? null;
};

export const underHypotheses = (
  calculation: OpenCalculation,
  hypotheses: readonly Hypothesis[],
  {
    today,
    birthDate,
    overlay,
  }: { readonly today: string; readonly birthDate: string | null; readonly overlay: IndexOverlay },
): SupposedCalculation => {
  const { day } = calculationDateOf(calculation, today);
  const on: SupposedOn = {
    day,
    calculatedIn: monthOf(dayOf(day)),
    horizon: horizonOf(birthDate, day),
    overlay,
    regimeId: calculation.fields.regimeId,
    facts: calculation.workRecords,
  };
  let supposed: Supposed = {
    workRecords: calculation.workRecords,
    charges: [],
    contributing: [],
    paidAfterReform: [],
    notes: [],
  };
  hypotheses.forEach((hypothesis, place) => {
    supposed = suppose(supposed, hypothesis, `hipotese-${place + 1}`, on);
  });
  const { workRecords, notes, ...rest } = supposed;
  const askedFrom = askedFromOf(hypotheses, day);
  return {
    calculation: { ...calculation, workRecords },
    askedFrom,
    notes: () => notes.flatMap((note) => (typeof note === 'string' ? note : note())),
    ...rest,
  };
};

/** The calculation as it would be asked about: on the day until which it goes on, if that is said. */
export const onItsDay = ({ calculation, askedFrom }: SupposedCalculation): OpenCalculation =>
  askedFrom === null ? calculation : { ...calculation, fields: { ...calculation.fields, calculationDate: askedFrom } };

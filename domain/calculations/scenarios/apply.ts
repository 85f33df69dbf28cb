/**
 * A calculation as it would be under hypotheses: its records and its date, as if they had been typed. The law is then asked
 * as of any calculation, so that a scenario can say nothing that the same facts would not say.
 */
import type { Hypothesis } from '../../api/scenarios.ts';
import type { IndexOverlay } from '../../law/tables/index.ts';
import { addMonths, dayOf, monthOf } from '../../units/day.ts';
import { calculationDateOf, type OpenCalculation } from '../calculation.ts';
import type { Charge } from './charges.ts';
import { type Supposed, type SupposedOn, suppose } from './suppose.ts';

export interface SupposedCalculation {
  readonly calculation: OpenCalculation;
  readonly charges: readonly Charge[];
  /** What was supposed and what does not apply, in Portuguese. */
  readonly notes: readonly string[];
}

const COMPULSORY_AGE_IN_MONTHS = 75 * 12;

/** What goes on without an end is paid until the age at which everybody has left. */
const horizonOf = (birthDate: string | null, day: string): number => {
  const nextYear = monthOf(dayOf(day)) + 12;
  return birthDate === null
    ? nextYear
    : Math.max(nextYear, monthOf(addMonths(dayOf(birthDate), COMPULSORY_AGE_IN_MONTHS)));
};

/** The last day of what is supposed to go on until a day: that is when the right is asked for. */
const askedOn = (hypotheses: readonly Hypothesis[], day: string): string => {
  const days = hypotheses.flatMap((one) =>
    one.kind === 'worksOn' || one.kind === 'contributes' ? (one.until ?? []) : [],
  );
  return [day, ...days].sort().at(-1) ?? day;
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
  let supposed: Supposed = { workRecords: calculation.workRecords, charges: [], notes: [] };
  hypotheses.forEach((hypothesis, place) => {
    supposed = suppose(supposed, hypothesis, `hipotese-${place + 1}`, on);
  });
  const asked = askedOn(hypotheses, day);
  const fields = asked === day ? calculation.fields : { ...calculation.fields, calculationDate: asked };
  const { workRecords, charges, notes } = supposed;
  return { calculation: { ...calculation, fields, workRecords }, charges, notes };
};

import type { z } from 'zod';
import { type calculationEdit, calculationFields, type SpanName } from '../api/calculations.ts';
import { emptyOf } from '../api/field.ts';
import type { Span } from '../units/span.ts';
import type { KeptScenario } from './scenarios/scenario.ts';
import { holdsStatedTime } from './stated-spans.ts';
import type { WorkRecord } from './work-records/work-record.ts';

/** All that a person may state about a calculation. The regime's name follows from `regimeType` and `regimeId`. */
export type CalculationFields = Required<z.output<typeof calculationEdit>>;

export type StatedSpans = Readonly<Record<SpanName, Span>>;

/** A new calculation before anything is stated; the name is always given. */
export const newCalculation: CalculationFields = emptyOf(calculationFields);

export interface OpenCalculation {
  readonly phase: 'open';
  readonly calculationId: string;
  readonly customerId: string;
  readonly accountId: string;
  readonly fields: CalculationFields;
  /** The last day in São Paulo on which spans were stated, `YYYY-MM-DD`; null when none ever were. */
  readonly spansStatedOn: string | null;
  /** In the order in which they were added. */
  readonly workRecords: readonly WorkRecord[];
  /** Ids of the readings of extracts that were saved in it: each is saved once. */
  readonly imports: readonly string[];
  /** What is supposed beside the facts, in the order in which it was kept; a return to an earlier revision leaves it. */
  readonly scenarios: readonly KeptScenario[];
}

export type CalculationState = { readonly phase: 'unknown' } | OpenCalculation | { readonly phase: 'deleted' };

export interface CalculationDate {
  /** The day on which everything is held, `YYYY-MM-DD`. */
  readonly day: string;
  /** Chosen by the person; that of the stated spans, which would gain a day each midnight otherwise; or today. */
  readonly source: 'chosen' | 'spansStated' | 'today';
}

/** The day on which everything in a calculation is held, and why it is this one. */
export const calculationDateOf = (
  { fields, spansStatedOn, workRecords }: Pick<OpenCalculation, 'fields' | 'spansStatedOn' | 'workRecords'>,
  today: string,
): CalculationDate => {
  if (fields.calculationDate !== null) return { day: fields.calculationDate, source: 'chosen' };
  if (workRecords.length === 0 && spansStatedOn !== null && holdsStatedTime(fields)) {
    return { day: spansStatedOn, source: 'spansStated' };
  }
  return { day: today, source: 'today' };
};

/** The calculation date of a calculation with work records: the one chosen, else today. */
export const recordsHeldOn = (fields: Pick<CalculationFields, 'calculationDate'>, today: string): string =>
  fields.calculationDate ?? today;

import type { z } from 'zod';
import { type calculationEdit, calculationFields, type SpanName } from '../api/calculations.ts';
import { emptyOf } from '../api/field.ts';
import type { Span } from '../law/time/span.ts';
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
  /** In the order in which they were added. */
  readonly workRecords: readonly WorkRecord[];
}

export type CalculationState = { readonly phase: 'unknown' } | OpenCalculation | { readonly phase: 'deleted' };

/** The day on which everything is held: the one the person chose, else today (`YYYY-MM-DD`). */
export const calculationDateOf = (fields: Pick<CalculationFields, 'calculationDate'>, today: string): string =>
  fields.calculationDate ?? today;

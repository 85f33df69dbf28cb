import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { instant, pageNumber, pagination, queryNumber, regimeType } from './common.ts';

/** `idle`: nothing was ever recomputed here. */
export const recomputationStatus = z.enum(['idle', 'running', 'stopped', 'done']);

/** The run over all calculations that follows a change of the law or of the indexes. */
export const recomputation = z.strictObject({
  status: recomputationStatus,
  /** Calculations of the installation. */
  total: z.int(),
  /** Those that the run is done with, `failed` included. */
  done: z.int(),
  /** Those that could not be computed; they are when somebody asks for their rules. */
  failed: z.int(),
  startedAt: instant.nullable(),
});
export type RecomputationAnswer = z.infer<typeof recomputation>;

const since = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: messages.invalidDate });

/** `since`: a day in UTC or an instant; absent: all that are kept. */
export const calculationChangesQuery = z.object({
  since: since.optional(),
  page: pageNumber,
  limit: queryNumber(1, 100).default(20),
});

const standing = z.strictObject({ date: z.string().nullable(), value: z.number().nullable() });

/** A right of a calculation whose day or value the law or the indexes have moved, though nobody changed the case. */
export const calculationChange = z.strictObject({
  calculationId: z.string(),
  calculationName: z.string().nullable(),
  customerId: z.string(),
  customerName: z.string().nullable(),
  regimeType,
  ruleId: z.string(),
  ruleName: z.string(),
  /** Nulls where the rule was no right before, or is none any more. */
  before: standing,
  after: standing,
  /** How many further rules of this calculation and regime moved. */
  others: z.int(),
  /** In Portuguese, such as 'índices de 10/2026'. */
  cause: z.string(),
  /** When the recomputation that found it began. */
  at: instant,
});
export type CalculationChange = z.infer<typeof calculationChange>;

export const calculationChangesAnswer = z.strictObject({ changes: z.array(calculationChange), pagination });

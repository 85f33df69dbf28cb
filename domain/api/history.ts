import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { author, id, instant, pageNumber, pagination, queryNumber, regimeType } from './common.ts';

/** `record`: entries about this work record only. */
export const historyQuery = z.object({
  page: pageNumber,
  limit: queryNumber(1, 100).default(20),
  record: id.optional(),
});

const namedRecord = z.strictObject({ id: z.string(), name: z.string() });

/** `from` and `to` in the form's words, null for what was not there; `record` null: the calculation or the client itself. */
export const historyChange = z.strictObject({
  field: z.string(),
  label: z.string(),
  record: namedRecord.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

export const historyEntry = z.strictObject({
  revision: z.int(),
  at: instant,
  by: author,
  event: z.string(),
  summary: z.string(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyAnswer = z.strictObject({
  entries: z.array(historyEntry),
  /** Every work record that ever was in it. */
  records: z.array(namedRecord),
  pagination,
});
export type HistoryAnswer = z.infer<typeof historyAnswer>;

export const restoreBody = z.strictObject({
  revision: z.int({ error: messages.invalidValue }).min(0, messages.invalidValue),
});

const revisionNumber = queryNumber(0, 1_000_000_000);
export const comparisonQuery = z.object({ from: revisionNumber, to: revisionNumber });

const side = z.strictObject({ revision: z.int(), at: instant, by: author });

/** What a rule says on one side: the day on which it is met, and the estimate in BRL, if there is one. */
const outcome = z.strictObject({
  group: z.enum(['applicable', 'future', 'notApplicable']),
  date: z.string().nullable(),
  value: z.number().nullable(),
});
export type RuleOutcome = z.infer<typeof outcome>;

export const comparedRule = z.strictObject({
  regimeType,
  ruleId: z.string(),
  modality: z.string(),
  /** Null on the side on which the rule is not tested, such as that of another place. */
  before: outcome.nullable(),
  after: outcome.nullable(),
});
export type ComparedRule = z.infer<typeof comparedRule>;

export const comparison = z.strictObject({
  from: side,
  to: side,
  changes: z.array(historyChange),
  /** Only those whose outcome differs. */
  rules: z.array(comparedRule),
  /** How many say the same on both sides. */
  unchangedRules: z.int(),
});
export type Comparison = z.infer<typeof comparison>;

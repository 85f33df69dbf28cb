import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { calculation, timeCut, timeTotals } from './calculations.ts';
import { regimeType } from './common.ts';
import { customer } from './customers.ts';
import { rulesAnswer } from './rules.ts';
import { workRecord } from './work-records.ts';

export const calculationExportFormat = z.object({
  format: z.enum(['xlsx', 'json'], { error: messages.invalidValue }).default('xlsx'),
});

/** The three lists of rules of one regime, with dates, values and steps, and the times on each cut. */
const regimeResult = z.strictObject({
  regimeType,
  ...rulesAnswer.shape,
  timeTotals: z.array(z.strictObject({ cut: timeCut, ...timeTotals.shape })),
});
export type RegimeResult = z.infer<typeof regimeResult>;

/** The whole result of a calculation, of both regimes: what the screens show of it, in one answer. */
export const calculationExport = z.strictObject({
  exportedAt: z.string(),
  customer,
  calculation,
  workRecords: z.array(workRecord),
  regimes: z.array(regimeResult),
});
export type CalculationExport = z.infer<typeof calculationExport>;

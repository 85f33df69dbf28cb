/**
 * The law as a library. Pure: no clock, no store. Dates are `YYYY-MM-DD`, spans `{ years, months, days }` of 365 and 30
 * days, money BRL.
 */
export { benefitLogsOf, evaluate, missingDataOf } from './evaluate.ts';
export type {
  Calculation,
  LawInput,
  Person,
  PublishedIndexes,
  Regime,
  RegimeType,
  Salary,
  Settings,
  StatedSpans,
  WorkRecord,
} from './input.ts';
export { DEFAULT_SETTINGS } from './input.ts';
export { cutDay, timeTotals } from './totals.ts';

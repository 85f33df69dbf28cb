/**
 * The law as a library. Pure: no clock, no store, no randomness. Dates are `YYYY-MM-DD`, spans `{ years, months, days }`
 * of 365 and 30 days, money BRL, percentages whole numbers, coefficients and factors fractions. Nothing here throws for
 * what a person may type: what is missing is named in the answer.
 */

export type { Rule as AnsweredRule, RulesAnswer } from '../api/rules.ts';
/** Values: averages, discards, coefficients and the fator previdenciário. */
export { average, coefficient, discard, factor } from './benefit/index.ts';
/** All rules of a regime for a case, and how the value of one of them arose. */
export { benefitLogsOf, evaluate, missingDataOf } from './evaluate.ts';
/** What the engine is told. */
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
/** Single steps. */
export {
  type Asked,
  type Conversion,
  conversionFactor,
  convert,
  points,
  requirementOn,
  ruleById,
  type TollResult,
  toll,
} from './library.ts';
/** Time: periods counted up to a day, and the totals of a case on a cut date. */
export { type CountOptions, countTime, type PeriodToCount, type Totals } from './time/count.ts';
export { type CountingMethod, daysOfSpan, type Span, spanOfDays } from './time/span.ts';
export { cutDay, timeTotals } from './totals.ts';

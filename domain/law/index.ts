/**
 * The law as a library. Pure: no clock, no store, no randomness. Dates are `YYYY-MM-DD`, spans `{ years, months, days }`
 * of 365 and 30 days, money BRL, percentages whole numbers, coefficients and factors fractions. What is missing is named in
 * the answer (`missingData`, `whyNot`, `benefitMissing`); what cannot be read (31/02, a negative span, a key or word that
 * nobody knows) throws a `LawError` with its name and field. No answer holds NaN. `docs/law/library.md` shows each function in one line.
 */

export type { Rule as AnsweredRule, RulesAnswer } from '../api/rules.ts';
export type { CountingMethod, Span } from '../units/span.ts';
export { whyAbsent } from './absent.ts';
/** Values: averages, discards, coefficients and the fator previdenciário. */
export {
  type AverageFound,
  type AverageRule,
  average,
  baseYearsRgps,
  coefficient,
  type DiscardFound,
  type DiscardQuestion,
  discard,
  factor,
  seventyPlusFive,
  seventyPlusOne,
} from './benefit/index.ts';
/** A case described in a few words. */
export { type DescribedCase, type DescribedPeriod, inputOf, type ShortSpan } from './described.ts';
export { LawError, type LawErrorName } from './errors.ts';
/** All rules of a regime for a case, and how the value of one of them arose. */
export { benefitLogsOf, evaluate, missingDataOf } from './evaluate.ts';
/** What the engine is told. */
export type {
  Calculation,
  EarlierTotals,
  GivenFigures,
  GivenSurvival,
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
  countTime,
  daysOf as daysOfSpan,
  points,
  requirementOn,
  ruleById,
  spanOf as spanOfDays,
  type TollResult,
  toll,
} from './library.ts';
/** Time: periods counted up to a day, and the totals of a case on a cut date. */
export type { CountOptions, PeriodToCount, Totals } from './time/count.ts';
export { cutDay, timeTotals } from './totals.ts';

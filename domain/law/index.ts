/**
 * The law as a library. Pure: no clock, no store, no randomness. Dates are `YYYY-MM-DD`, spans `{ years, months, days }`
 * of 365 and 30 days, money BRL, percentages whole numbers, coefficients and factors fractions. What is missing is named in
 * the answer (`missingData`, `whyNot`, `benefitMissing`); what cannot be read (31/02, a negative span, a key or word that
 * nobody knows) throws a `LawError` with its name and field. No answer holds NaN. `docs/law/library.md` shows each function in one line.
 */

export type { OutlookAnswer } from '../api/outlook.ts';
export type { Rule as AnsweredRule, RulesAnswer } from '../api/rules.ts';
export type { CountingMethod, Span } from '../units/span.ts';
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
  seventyPlusSix,
} from './benefit/index.ts';
/** All rules of a regime for a case, and how the value of one of them arose. */
export { benefitLogsOf, evaluate, missingDataOf } from './engine/evaluate.ts';
/** When to retire, and what waiting is worth. */
export { outlook } from './engine/outlook/outlook.ts';
export { cutDay, timeTotals } from './engine/totals.ts';
export { LawError, type LawErrorName } from './input/errors.ts';
/** What the engine is given. */
export type {
  Calculation,
  EarlierTotals,
  GivenFigures,
  GivenSurvival,
  LawInput,
  Person,
  Salary,
  Settings,
  WorkRecord,
} from './input/input.ts';
export { DEFAULT_SETTINGS } from './input/input.ts';
export { whyAbsent } from './library/absent.ts';
/** A case described in a few words. */
export { type DescribedCase, type DescribedPeriod, inputOf, type ShortSpan } from './library/described.ts';
/** What the family would receive, and what reaches the account. */
export {
  cumulated,
  familyPension,
  net,
  type PensionQuestion,
  type SpecialBenefitQuestion,
  specialBenefit,
} from './library/family.ts';
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
} from './library/steps.ts';
export type { Regime, RegimeType } from './rule/regime.ts';
export type { PublishedIndexes } from './tables/overlay.ts';
/** Time: periods counted up to a day, and the totals of a case on a cut date. */
export type { CountOptions, PeriodToCount, Totals } from './time/count.ts';
export type { StatedSpans } from './time/holdings/facts.ts';

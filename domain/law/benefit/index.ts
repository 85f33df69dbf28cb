/**
 * What a right is worth. `prepareSalaries` once per calculation, then `estimateBenefit` for each rule; the single steps
 * are here too, as plain functions of their figures.
 */
export { type AverageFound, type AverageRule, average, bestMonths } from './average.ts';
export {
  BASE_YEARS_OF_WOMEN_ADI_6254,
  BASE_YEARS_RPPS,
  baseYearsRgps,
  coefficient,
  seventyPlusFive,
  seventyPlusOne,
  seventyPlusSix,
  sixtyPlusTwo,
  wholeBenefitDays,
  without,
} from './coefficient.ts';
export type { MonthCosts } from './costs.ts';
export { type DiscardFound, type DiscardQuestion, discard } from './discard.ts';
export { type BenefitEstimate, estimateBenefit, MINIMUM_FILLED_SHARE } from './estimate.ts';
export { factor, factorBonusYears, factorYears } from './factor.ts';
export { type BenefitFacts, LAST_DAY_BEFORE_DIVISOR_108, type NoBenefit, type Valuation } from './facts.ts';
export { givenBook } from './given.ts';
export { type BenefitLog, type BenefitStep, type LoggedSalary, withSteps } from './log.ts';
export type { WorkedMonths } from './months-without-base.ts';
export { METHOD_NAMES } from './names.ts';
export { type Readjusted, readjust } from './readjust.ts';
export { ec41Reductor, type Reductor, reductorReferenceAge } from './reductor.ts';
export { prepareSalaries } from './salaries.ts';
export type { SalaryBook, SalaryEntry } from './salary-book.ts';
export {
  type SpecialBenefitFacts,
  type SpecialBenefitFound,
  type SpecialBenefitPaid,
  specialBenefitOnOption,
  specialBenefitPaid,
  statedSpecialBenefit,
} from './special-benefit.ts';
export { isWindowStep, valueStepOf } from './step-labels.ts';

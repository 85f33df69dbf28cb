/** Figures of the law that do not belong to one rule: series, tables and lists, each with its source. */
export { COMPLEMENTARY_REGIME_OF_UNIAO, isUnderComplementaryRegime } from './complementary-regime.ts';
export {
  accumulatedCorrection,
  type CorrectionTable,
  correctionFactor,
  correctionTable,
  LAST_SHIPPED_TABLE,
} from './correction-factor.ts';
export { ceiling, LIMITS_CHECKED_UNTIL, minimumWage } from './limits.ts';
export { FIRST_AVERAGED_MONTH, formatMonthOfYear, parseMonth, parseMonthOfYear } from './months.ts';
export { type IndexOverlay, NO_OVERLAY, overlayOf, type PublishedIndexes } from './overlay.ts';
export { minimumPoints, pointSteps, pointsConfirmed } from './points.ts';
export type { CareerType } from './points-data.ts';
export { READJUSTMENTS } from './readjustments.ts';
export {
  type FoundRegime,
  NO_REFORM_ID,
  REGIMES,
  type RegimeEntry,
  regimeEntry,
  regimeForLaw,
  searchRegimes,
  UNIAO_ID,
} from './regimes.ts';
export { TABLE_SOURCES, type TableSource } from './sources.ts';
export { type Survival, survivalAt } from './survival.ts';
export { type UpdateIndexes, updateIndexesOf } from './update-index.ts';

/** Figures of the law that do not belong to one rule: series, tables and lists, each with its source. */
export { withheldFrom } from './contribution-bands.ts';
export { planOf } from './contribution-plans.ts';
export { accumulatedCorrection, type CorrectionTable, correctionTable } from './correction-factor.ts';
export { ceiling, minimumWage, SHIPPED_LIMITS_UNTIL } from './limits.ts';
export {
  factorsOf,
  type IndexOverlay,
  missingMonths,
  NO_OVERLAY,
  overlayOf,
  type PublishedIndexes,
} from './overlay.ts';
export { READJUSTMENTS } from './readjustments.ts';
export { withheldFromServant } from './servant-contribution.ts';
export { TABLE_SOURCES, type TableSource } from './sources.ts';
export { survivalAt } from './survival.ts';
export { updateIndexesOf } from './update-index.ts';

import type { CountingMethod } from '../../../domain/api/calculations.ts';

/** The calculation in which a card stands. */
export interface CardCalculation {
  calculationId: string;
  calculationName: string;
  workRecordsPath: string;
  /** How the rules shown are counted, where that is not the calculation's own way. */
  countedAs?: CountingMethod | undefined;
}

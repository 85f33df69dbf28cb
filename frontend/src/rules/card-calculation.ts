/** The calculation in which a card stands. */
export interface CardCalculation {
  calculationId: string;
  calculationName: string;
  workRecordsPath: string;
}

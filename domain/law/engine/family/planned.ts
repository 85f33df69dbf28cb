/** A right by which somebody would retire, as its card has it. */
export interface PlannedRight {
  readonly ruleId: string;
  readonly modality: string;
  /** 'YYYY-MM-DD'. */
  readonly whenToRetire: string;
  /** BRL. */
  readonly value: number;
}

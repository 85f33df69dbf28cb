/** A value in BRL that holds from a month 'YYYY-MM' until the next change. */
export interface LimitChange {
  readonly from: string;
  readonly value: number;
  readonly norm: string;
  /** False: the value was confirmed, the number of its norm was not. */
  readonly normConfirmed: boolean;
}

/** A factor that updates `month`/`year` to the reference month of its table, `date` 'MM/YYYY'. */
export interface PublishedFactor {
  readonly date: string;
  /** '01' to '12'. */
  readonly month: string;
  readonly year: number;
  readonly index: number;
}

/** What an administrator publishes. A later table of the same reference month replaces the earlier one. */
export interface PublishIndexes {
  readonly type: 'PublishIndexes';
  readonly indexes: readonly PublishedFactor[];
  /** The month of the two values below, 'MM/YYYY'. */
  readonly date: string;
  /** Minimum wage and ceiling in BRL; null: unchanged. */
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
}

export type IndexCommand =
  | PublishIndexes
  /** Withdraws everything published for the month 'MM/YYYY': its table and its two values. */
  | { readonly type: 'WithdrawIndexes'; readonly date: string };

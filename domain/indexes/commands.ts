/** A factor that updates `month`/`year` to the reference month of its table, `date` 'MM/YYYY'. */
export interface PublishedFactor {
  readonly date: string;
  /** '01' to '12'. */
  readonly month: string;
  readonly year: number;
  readonly index: number;
}

/** The SELIC of a whole month, percent. */
export interface PublishedRate {
  /** '01' to '12'. */
  readonly month: string;
  readonly year: number;
  readonly percent: number;
}

/** What an administrator publishes. A later table of the same reference month replaces the earlier one. */
export interface PublishIndexes {
  readonly type: 'PublishIndexes';
  readonly indexes: readonly PublishedFactor[];
  /** The month under which what is below is published and withdrawn, 'MM/YYYY'. */
  readonly date: string;
  /** Months up to `date`; those not named stay as they were published. */
  readonly selic: readonly PublishedRate[];
  /** Minimum wage and ceiling in BRL; null: unchanged. */
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
}

export type IndexCommand =
  | PublishIndexes
  /** Withdraws everything published for the month 'MM/YYYY': its table and its two values. */
  | { readonly type: 'WithdrawIndexes'; readonly date: string };

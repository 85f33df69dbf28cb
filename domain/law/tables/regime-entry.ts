/** A regime of the searchable list. */
export interface RegimeEntry {
  readonly regimeId: number;
  readonly name: string;
  readonly uf?: string;
  readonly city?: string;
  readonly institute?: string;
  /** true: changed its own retirement rules; false: did not; null: nobody knows yet. */
  readonly ownReform: boolean | null;
  /** Inclusive last day of the old rules, of entry into the transition rules and, unless the rule says otherwise, of the toll. */
  readonly reformDate?: string;
  /** The statute's own day, where it differs from `reformDate`. */
  readonly inForceFrom?: string;
  readonly norm?: string;
  /** Whether `reformDate` was confirmed by the norm or by who applies it. */
  readonly confirmed: boolean;
  readonly note?: string;
}

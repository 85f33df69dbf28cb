/** What one change of the law says to advisers. */
export type LawChangeKind = 'new norm' | 'new rule' | 'figure' | 'value' | 'window' | 'confirmed';

export interface LawChange {
  /** The norm as its page is named, and the fingerprint of the line; `all` where one sentence tells of every norm. */
  readonly norm: string;
  readonly fingerprint: string;
  /** The title of the norm, as the catalogue has it. */
  readonly title: string;
  readonly kind: LawChangeKind;
  /** The first day of a right that moved; null where no date moved, or each place has its own. `YYYY-MM-DD`. */
  readonly from: string | null;
  /** Whom it concerns. */
  readonly who: string;
  readonly what: string;
}

/** All that is particular of a place: what the list of regimes says of it, its points and its own norm. */
import type { IsoDate, Norm } from '../rule/rule.ts';
import type { PlacePoints } from './points.ts';
import type { ComplementaryRegime, RegimeEntry } from './regime-entry.ts';

export interface Place {
  readonly regime: RegimeEntry;
  readonly complementaryRegime: ComplementaryRegime;
  /** Null where none of its rules requires points. */
  readonly points: PlacePoints | null;
  /** Null where no reform of its own was read: it is computed as 'Sem Reforma'. */
  readonly norm: Norm | null;
  /** The old rules that the reform leaves open for those who entered by a day, as rules of their own. */
  readonly keepsOldRules?: { readonly forEntryUntil: IsoDate; readonly idSuffix: string };
}

/** All that is particular of a place: what the list of regimes says of it, its points and its own norm. */
import type { IsoDate } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import type { PlacePoints } from './points.ts';
import type { ComplementaryRegime, RegimeEntry } from './regime-entry.ts';

export interface Place {
  readonly regime: RegimeEntry;
  readonly complementaryRegime: ComplementaryRegime;
  /** Null where none of its rules requires points. */
  readonly points: PlacePoints | null;
  /** Its own rules. Where the general ones were not reformed they stand beside those of 'Sem Reforma'; null where none was read. */
  readonly norm: Norm | null;
  /** What a law of the place, or the amendment itself, makes of a rule of every entity, by the id of the rule: its parts stand in its place. */
  readonly amends?: Readonly<Record<string, (rule: Rule) => readonly Rule[]>>;
  /** Rules of another norm that serve the place too, as rules of their own. */
  readonly adds?: readonly Rule[];
  /** What a law of the place says of the abono of a right by an old rule, where that is not what it says of its own rules. */
  readonly abonoOfOldRights?: (rule: Rule) => boolean | string;
  /** Where a law of the place limits a proportional right by an old rule at the last pay before the fraction: the sentence that says so. */
  readonly limitBeforeFraction?: string;
  /** The old rules that the reform leaves open for those who entered by a day, as rules of their own. */
  readonly keepsOldRules?: { readonly forEntryUntil: IsoDate; readonly idSuffix: string };
}

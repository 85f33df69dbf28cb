import { fold } from '../../words/format.ts';
import type { IsoDate } from '../rule/requirement.ts';

/**
 * EC 103/2019, art. 36, II: in a state or city the repeal of EC 41/2003, arts. 2, 6 and 6-A, and of EC 47/2005, art. 3,
 * has effect only from the publication of a local law "que as referende integralmente". Its day is a fact of its own,
 * not that of the reform.
 */
export type Endorsement =
  /** INSS and União: repealed by EC 103/2019 itself (art. 36, III). */
  | { readonly kind: 'federal' }
  /** No such law: the articles go on. */
  | { readonly kind: 'none' }
  /** `lastDay`: the last day on which those articles could be met. `byAmendment`: of the state's constitution, where art. 36, II, asks for a law that the governor proposes. */
  | { readonly kind: 'law'; readonly lastDay: IsoDate; readonly law: string; readonly byAmendment?: true }
  /** Nobody has looked, or found it; `report`: what is said of it, in Portuguese. */
  | { readonly kind: 'notRead'; readonly report?: string };

/** Nobody has looked for it, or found it. */
export const NOT_READ = { kind: 'notRead' } as const;

/** The entry from which a servant is under the complementary regime, so that the average stops at the ceiling of the RGPS. */
export type ComplementaryRegime =
  | {
      readonly kind: 'since';
      /** First day of entry that is under it. */
      readonly firstDay: IsoDate;
      /** The articles, as a rule quotes them. */
      readonly source: string;
      /** What nobody has read of that day, in Portuguese; absent where it stands in an article that was read. */
      readonly missing?: string;
      /** What is not known of an entry from `from` (`firstDay` when absent) to the eve of `before`, in Portuguese. */
      readonly doubt?: { readonly from?: IsoDate; readonly before: IsoDate; readonly text: string };
    }
  /** Known by what others write: it limits nothing by itself, and whoever entered since the earliest day reported is told. */
  | { readonly kind: 'reported'; readonly firstDay: IsoDate; readonly report: string }
  /** The place's own day was not read: the option alone decides. `report`: what is known, in Portuguese. */
  | { readonly kind: 'notRead'; readonly report?: string };

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
  /** Last day on which the old rules can be met, where the reform keeps them beyond its own day. */
  readonly oldRulesUntil?: IsoDate;
  readonly endorsement: Endorsement;
  /** The statute's own day, where it differs from `reformDate`. */
  readonly inForceFrom?: string;
  /** Another last day of the old rules than `reformDate`, as the norm or a report gives it, and why: the end of a sentence in Portuguese. */
  readonly reformDayDoubt?: { readonly lastDay: IsoDate; readonly why: string };
  /** The day of a reform that is only reported: the old rules go on as computed, and what is complete after it says so. */
  readonly reportedReformOn?: IsoDate;
  readonly norm?: string;
  /** The norm's own rules, or its transitions, were not read; absent where they were. */
  readonly rulesNotRead?: true;
  /** Whether `reformDate` was confirmed by the norm or by those who apply it. */
  readonly confirmed: boolean;
  readonly note?: string;
  /** What whoever plans by these dates has to know first, in Portuguese: it stands above the rules. */
  readonly warning?: string;
  /** The same, of whoever has police time. */
  readonly policeWarning?: string;
}

/** The regime of a place with a reform whose day is known: the one day that its own rules, entries and tolls are written from. */
export interface ReformedRegime extends RegimeEntry {
  readonly uf: string;
  readonly ownReform: true;
  readonly reformDate: IsoDate;
}

/** How a state or a city names its rules: 'sp', 'joinville-sc'. */
export const placeKey = ({ uf, city }: { readonly uf: string; readonly city?: string }): string =>
  city === undefined ? uf.toLowerCase() : `${fold(city).replaceAll(' ', '-')}-${uf.toLowerCase()}`;

/** The social security regime whose rules a case asks about. */
import type { DescribedByOffice } from '../places/described/of-office.ts';
import type { IsoDate } from './requirement.ts';

/** Regime próprio of public servants, or the regime geral of the INSS. */
export type RegimeType = 'RPPS' | 'RGPS';

/** The regime of the person's entity. */
export interface Regime {
  readonly regimeId: number;
  readonly name: string;
  /** Place of its own norms: 'uniao', 'sp', 'joinville-sc'; null when it has none. */
  readonly place: string | null;
  /** Inclusive last day of the old rules; null for 'Sem Reforma' and whatever is computed like it: they never close. */
  readonly reformDate: IsoDate | null;
  /** Last day on which the old rules can be met: `reformDate`, unless the reform keeps them longer. */
  readonly oldRulesUntil: IsoDate | null;
  /**
   * The same for EC 41/2003, arts. 2, 6 and 6-A, and EC 47/2005, art. 3, whose repeal waits for a local law that endorses
   * it (EC 103/2019, art. 36, II); `reformDate` where that day is not known.
   */
  readonly oldTransitionsUntil: IsoDate | null;
  /** What is not known of that day, in Portuguese; null where nothing is in doubt. */
  readonly oldTransitionsDoubt: string | null;
  /** Another last day of the old rules that the norm or a report gives, and why, in Portuguese; absent where nothing is in doubt. */
  readonly reformDayDoubt?: { readonly lastDay: IsoDate; readonly why: string };
  /** The day of a reform that is only reported, where the regime is computed as 'Sem Reforma'; absent where none is. */
  readonly reportedReformOn?: IsoDate;
  /** The office's own description, where it is one; absent for a regime of the list. */
  readonly described?: DescribedByOffice;
  /** False: nobody checked the place's own law; every rule carries the notice. */
  readonly confirmed: boolean;
}

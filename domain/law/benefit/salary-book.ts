/** The salaries of a person as the methods read them. */
import type { Month } from '../../units/month.ts';
import type { CorrectionTable, IndexOverlay } from '../tables/index.ts';
import type { LoggedSalary } from './log.ts';
import type { Ranking } from './ranking.ts';

/** One remuneration of a work record. */
export interface SalaryEntry {
  /** For which it was paid; of the 13th salary December, in whose money it is. */
  readonly month: Month;
  readonly cents: number;
  readonly isThirteenth?: boolean;
  /** In a count of the RPPS: the month was worked under the RGPS and stays under its ceiling (Lei 10.887/2004, art. 1, § 4, II). */
  readonly underRgps?: boolean;
  /** Of a record with `isCurrentPosition`: the newest one is the last remuneration. */
  readonly inCurrentPosition?: boolean;
  /** Of a record with `isRural`: rural work that was paid contributions on. */
  readonly ofRuralWork?: boolean;
  /** Of a competência of the RGPS since 11/2019 below the minimum wage: it enters no average (Decreto 3.048/1999, art. 19-E). */
  readonly belowMinimum?: boolean;
  /** The INSS computes it nowhere, by an indicator of the extract: it enters no average. */
  readonly notComputed?: boolean;
  /** Nobody typed it: a month of a segurado especial at the minimum wage (Lei 8.213/1991, art. 48, § 4). */
  readonly ofSeguradoEspecial?: boolean;
}

/** The salaries that enter an average: of months up to `last`, in money of `reference`. */
export interface SalaryWindow {
  readonly table: CorrectionTable | null;
  /** Every entry as given, each with what its month's factor makes of it; null where the month has none. */
  readonly all: () => readonly LoggedSalary[];
  /** From 07/1994 on, in the order of the calendar. */
  readonly since1994: () => readonly LoggedSalary[];
  /** The same, highest updated value first. */
  readonly sorted: () => readonly LoggedSalary[];
  readonly ranking: Ranking;
  /** The months of the ranking, in its order. */
  readonly ranked: readonly Month[];
  /** The oldest month of the ranking. */
  readonly first: Month | null;
  /** Months left out because their table has no index for them, oldest first. */
  readonly withoutIndex: readonly Month[];
  /** Months left out because what was paid in them stays below the minimum wage. */
  readonly belowMinimum: number;
  /** Months left out because the INSS computes them nowhere. */
  readonly notComputed: number;
  /** Months that entered as those of a segurado especial. */
  readonly ofSeguradoEspecial: number;
}

/** The salaries of one regime, summed by month once per calculation and shared by all rules. */
export interface SalaryBook {
  readonly regimeType: 'RGPS' | 'RPPS';
  readonly overlay: IndexOverlay;
  /** The figures were given ready-made; there are no salaries behind them. */
  readonly given?: true;
  /** Nothing was entered: no row at all, be it of 0,00. */
  readonly isEmpty: boolean;
  /** Every entry as given, in the order of the calendar. */
  readonly all: () => readonly LoggedSalary[];
  /** BRL of the newest month 01 to 12 up to one, of the current position and above zero; null without one. */
  readonly lastRemuneration: (until: Month) => { readonly value: number; readonly month: Month } | null;
  readonly hasRuralSalaries: boolean;
  /** Months up to one that were worked since 07/1994 and whose base is unknown. */
  readonly withoutBase: (last: Month) => number;
  /** Updates and sorts once; asked again for the same months it answers the same object. */
  readonly window: (last: Month, reference: Month) => SalaryWindow;
}

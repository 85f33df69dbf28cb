import { FIRST_AVERAGED_MONTH, formatMonthOfYear, parseMonthOfYear, partsOfMonth } from '../../units/month.ts';
import { correctionTable } from './correction-factor.ts';
import { ceiling, minimumWage } from './limits.ts';
import type { IndexOverlay, PublishedIndexes } from './overlay.ts';

/** As `GET /updateIndex` answers it. */
export interface UpdateIndexes {
  readonly updateIndex: readonly {
    /** '01' to '12' */
    readonly month: string;
    readonly year: number;
    readonly index: number;
    readonly minSalary: number | null;
    readonly maxSalary: number | null;
  }[];
  /** Of the month asked for. */
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly indexFoundInDate: boolean;
  /** 'MM/YYYY' of the table that is answered. */
  readonly indexDate: string;
  readonly selic: NonNullable<PublishedIndexes['selic']>;
}

/**
 * The table of a month 'MM/YYYY' from 07/1994 on, or the newest earlier one (`indexFoundInDate` false, its month in
 * `indexDate`); null before 07/1994.
 */
export const updateIndexesOf = (date: string, overlay: IndexOverlay): UpdateIndexes | null => {
  const asked = parseMonthOfYear(date);
  const table = correctionTable(asked, overlay);
  if (table === null) return null;
  const updateIndex = [];
  for (let month = FIRST_AVERAGED_MONTH; month < table.reference; month += 1) {
    const millionths = table.millionths(month);
    if (millionths === null) continue;
    updateIndex.push({
      ...partsOfMonth(month),
      index: millionths / 1_000_000,
      minSalary: minimumWage(month, overlay),
      maxSalary: ceiling(month, overlay),
    });
  }
  return {
    updateIndex,
    minSalary: minimumWage(asked, overlay),
    maxSalary: ceiling(asked, overlay),
    indexFoundInDate: table.found,
    indexDate: formatMonthOfYear(table.reference),
    selic: [...overlay.selic]
      .toSorted(([one], [other]) => one - other)
      .map(([month, percent]) => ({ ...partsOfMonth(month), percent })),
  };
};

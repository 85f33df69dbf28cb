import { FIRST_AVERAGED_MONTH, type Month, monthOfYear, parseMonthOfYear } from '../../units/month.ts';

/**
 * One table of update indexes as an administrator publishes it. Its minimum wage and ceiling hold from the month of
 * `date` on, until a newer value. BRL; a factor brings `month`/`year` to the month of `date`.
 */
export interface PublishedIndexes {
  /** Reference month of the table, 'MM/YYYY'. */
  readonly date: string;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  /** `month` from '01' to '12'. */
  readonly indexes: readonly { readonly month: string; readonly year: number; readonly index: number }[];
  /** The SELIC of whole months in percent, for what is paid late; absent: none was published. */
  readonly selic?: readonly { readonly month: string; readonly year: number; readonly percent: number }[];
}

/** Published values ready to be looked up. Of two publications of one month the later one in the list stands. */
export interface IndexOverlay {
  /** Complete tables by reference month. */
  readonly factors: ReadonlyMap<Month, ReadonlyMap<Month, number>>;
  /** Reference months of tables with holes, ascending: they update nothing. */
  readonly incomplete: readonly Month[];
  readonly minimumWages: readonly { readonly from: Month; readonly value: number }[];
  readonly ceilings: readonly { readonly from: Month; readonly value: number }[];
  /** Percent of each month that was published; no series is shipped. */
  readonly selic: ReadonlyMap<Month, number>;
}

export const NO_OVERLAY: IndexOverlay = {
  factors: new Map(),
  incomplete: [],
  minimumWages: [],
  ceilings: [],
  selic: new Map(),
};

/** The months from 07/1994 to the one before `reference` that a table of that month lacks, ascending. */
export const missingMonths = (reference: Month, held: { has(month: Month): boolean }): readonly Month[] => {
  const missing: Month[] = [];
  for (let month = FIRST_AVERAGED_MONTH; month < reference; month += 1) if (!held.has(month)) missing.push(month);
  return missing;
};

/** The factors of a table by month; what would round to nothing in six decimals is no factor. */
export const factorsOf = ({ indexes }: Pick<PublishedIndexes, 'indexes'>): ReadonlyMap<Month, number> =>
  new Map(
    indexes
      .filter(({ index }) => Math.round(index * 1_000_000) > 0)
      .map(({ year, month, index }) => [monthOfYear(year, Number(month)), index]),
  );

const known = new WeakMap<readonly PublishedIndexes[], IndexOverlay>();

/** Lays what was published over the shipped series. The same list, asked again, gives the same overlay. */
export const overlayOf = (published: readonly PublishedIndexes[]): IndexOverlay => {
  if (published.length === 0) return NO_OVERLAY;
  const overlay = known.get(published) ?? laidOver(published);
  known.set(published, overlay);
  return overlay;
};

const laidOver = (published: readonly PublishedIndexes[]): IndexOverlay => {
  const factors = new Map<Month, ReadonlyMap<Month, number>>();
  const incomplete = new Set<Month>();
  const minimumWages = new Map<Month, number>();
  const ceilings = new Map<Month, number>();
  const selic = new Map<Month, number>();
  for (const table of published) {
    const reference = parseMonthOfYear(table.date);
    if (table.minSalary !== null) minimumWages.set(reference, table.minSalary);
    if (table.maxSalary !== null) ceilings.set(reference, table.maxSalary);
    for (const { year, month, percent } of table.selic ?? []) selic.set(monthOfYear(year, Number(month)), percent);
    if (table.indexes.length === 0) continue;
    const held = factorsOf(table);
    if (missingMonths(reference, held).length === 0) factors.set(reference, held);
    else incomplete.add(reference);
  }
  return {
    factors,
    incomplete: [...incomplete].sort((a, b) => a - b),
    minimumWages: byMonth(minimumWages),
    ceilings: byMonth(ceilings),
    selic,
  };
};

const byMonth = (values: ReadonlyMap<Month, number>): readonly { from: Month; value: number }[] =>
  [...values].map(([from, value]) => ({ from, value })).sort((a, b) => a.from - b.from);

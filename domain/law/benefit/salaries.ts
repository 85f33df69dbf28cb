import { reaisOf, scaledCents } from '../../units/money.ts';
import { FIRST_AVERAGED_MONTH, type Month, partsOfMonth, THIRTEENTH } from '../../units/month.ts';
import type { CorrectionTable, IndexOverlay } from '../tables/index.ts';
import { whenAsked } from '../time/once.ts';
import type { LoggedSalary } from './log.ts';
import { contributionBase, isBase, type MonthBase, sumsByMonth } from './month-bases.ts';
import { monthsWithoutBase, type WorkedMonths } from './months-without-base.ts';
import { rankingOf } from './ranking.ts';
import type { SalaryBook, SalaryEntry, SalaryWindow } from './salary-book.ts';
import { MILLIONTHS, type Updated, updatedTo } from './updated.ts';

const newestOfPosition = (entries: readonly SalaryEntry[]): SalaryBook['lastRemuneration'] => {
  const paid = entries.filter((entry) => entry.inCurrentPosition === true && isBase(entry));
  return (until) => {
    let newest: Month | null = null;
    let cents = 0;
    for (const entry of paid) {
      const { month } = entry;
      if (month > until || (newest !== null && month < newest)) continue;
      cents = month === newest ? cents + entry.cents : entry.cents;
      newest = month;
    }
    return newest === null ? null : { month: newest, value: reaisOf(cents) };
  };
};

/** An entry as given, in the money of a table's reference month where the table has its month. */
const worthToday = ({ month, cents, isThirteenth }: SalaryEntry, table: CorrectionTable | null): LoggedSalary => {
  const millionths = table?.millionths(month) ?? null;
  const parts = partsOfMonth(month);
  return {
    month: isThirteenth === true ? THIRTEENTH : parts.month,
    year: parts.year,
    value: reaisOf(cents),
    index: millionths === null ? null : millionths / MILLIONTHS,
    updatedValue: millionths === null ? null : reaisOf(scaledCents(cents, millionths, MILLIONTHS)),
  };
};

/** In the order of the calendar, the 13th after December. */
const inOrder = (a: SalaryEntry, b: SalaryEntry): number =>
  a.month - b.month || Number(a.isThirteenth ?? false) - Number(b.isThirteenth ?? false) || a.cents - b.cents;

const upTo = (months: readonly Month[], last: Month): number => {
  let count = 0;
  for (const month of months) if (month <= last) count += 1;
  return count;
};

const windowOf = (
  { table, months, cents, highest, withoutIndex }: Updated,
  book: {
    readonly shown: () => readonly SalaryEntry[];
    readonly belowMinimum: readonly Month[];
    readonly notComputed: readonly Month[];
    readonly ofSeguradoEspecial: readonly Month[];
  },
  last: Month,
): SalaryWindow => {
  const ranked: Month[] = [];
  const amounts: number[] = [];
  for (const place of highest) {
    const month = months[place]?.month ?? last + 1;
    if (month > last) continue;
    ranked.push(month);
    amounts.push(cents[place] ?? 0);
  }
  /** Rows are for logs, and most rules are evaluated without one. */
  const rowsOf = (places: Iterable<number>): LoggedSalary[] => {
    const rows: LoggedSalary[] = [];
    for (const place of places) {
      const sum = months[place];
      if (sum === undefined || sum.month > last) continue;
      rows.push({
        ...partsOfMonth(sum.month),
        value: reaisOf(sum.base),
        index: (table?.millionths(sum.month) ?? 0) / MILLIONTHS,
        updatedValue: reaisOf(cents[place] ?? 0),
      });
    }
    return rows;
  };
  const first = months[0]?.month ?? null;
  return {
    table,
    all: whenAsked(() => book.shown().map((entry) => worthToday(entry, table))),
    since1994: whenAsked(() => rowsOf(months.keys())),
    sorted: whenAsked(() => rowsOf(highest)),
    ranking: rankingOf(amounts),
    ranked,
    first: first !== null && first <= last ? first : null,
    withoutIndex: withoutIndex.filter((month) => month <= last),
    belowMinimum: upTo(book.belowMinimum, last),
    notComputed: upTo(book.notComputed, last),
    ofSeguradoEspecial: upTo(book.ofSeguradoEspecial, last),
  };
};

const monthsOf = (
  entries: readonly SalaryEntry[],
  flag: 'belowMinimum' | 'notComputed' | 'ofSeguradoEspecial',
): Month[] => {
  const months = new Set<Month>();
  for (const entry of entries) if (entry[flag] === true) months.add(entry.month);
  return [...months];
};

/**
 * Reads the remunerations of one regime once: concomitant ones are added by month and cut at the ceiling (RGPS), month
 * 13 and months before 07/1994 stay out of every average, as do months of 0,00, which have no base, and those below the
 * minimum wage. `worked`: the months of the records, with a base or without.
 */
export const prepareSalaries = (
  entries: readonly SalaryEntry[],
  regimeType: 'RGPS' | 'RPPS',
  overlay: IndexOverlay,
  worked: readonly WorkedMonths[] = [],
): SalaryBook => {
  const book = { regimeType, overlay };
  const sums = sumsByMonth(entries).map((sum): MonthBase => {
    const { month, cents, underRgps } = sum;
    return { month, cents, underRgps, base: contributionBase(sum, book) };
  });
  const windows = new Map<string, SalaryWindow>();
  const belowMinimum = monthsOf(entries, 'belowMinimum');
  const notComputed = monthsOf(entries, 'notComputed').filter((month) => !sums.some((sum) => sum.month === month));
  const ofSeguradoEspecial = monthsOf(entries, 'ofSeguradoEspecial');
  const newest = Math.max(FIRST_AVERAGED_MONTH, sums.at(-1)?.month ?? 0, ...belowMinimum, ...notComputed);
  const typed = entries.filter((entry) => entry.ofSeguradoEspecial !== true);
  const shown = whenAsked(() => typed.toSorted(inOrder));
  const own = { shown, belowMinimum, notComputed, ofSeguradoEspecial };
  /** Updated and sorted once for each month of reference: a window takes from it what lies within it. */
  const references = new Map<Month, Updated>();
  const updatedIn = (reference: Month): Updated => {
    const updated = references.get(reference) ?? updatedTo(sums, book, reference);
    references.set(reference, updated);
    return updated;
  };
  const all = whenAsked(() => shown().map((entry) => worthToday(entry, null)));
  let missing: SalaryBook['withoutBase'] | null = null;
  return {
    regimeType,
    overlay,
    isEmpty: typed.length === 0,
    all,
    lastRemuneration: newestOfPosition(entries),
    withoutBase: (last) => {
      missing ??= monthsWithoutBase(worked, [...sums.map(({ month }) => month), ...belowMinimum, ...notComputed]);
      return missing(last);
    },
    hasRuralSalaries: entries.some((entry) => entry.ofRuralWork === true && isBase(entry)),
    window: (asked, reference) => {
      const last = Math.min(asked, newest);
      const key = `${last}/${reference}`;
      const known = windows.get(key);
      if (known !== undefined) return known;
      const window = windowOf(updatedIn(reference), own, last);
      windows.set(key, window);
      return window;
    },
  };
};

import { centsOf, reaisOf, scaledCents } from '../../units/money.ts';
import { FIRST_AVERAGED_MONTH, type Month, partsOfMonth, THIRTEENTH } from '../../units/month.ts';
import { type CorrectionTable, ceiling, correctionTable, type IndexOverlay, minimumWage } from '../tables/index.ts';
import { whenAsked } from '../time/once.ts';
import type { LoggedSalary } from './log.ts';
import { contributionBase, isBase, type MonthBase, sumsByMonth } from './month-bases.ts';
import { monthsWithoutBase, type WorkedMonths } from './months-without-base.ts';
import { rankingOf } from './ranking.ts';
import type { SalaryBook, SalaryEntry, SalaryWindow } from './salary-book.ts';

const newestOfPosition = (entries: readonly SalaryEntry[]): SalaryBook['lastRemuneration'] => {
  const paid = new Map<Month, number>();
  for (const entry of entries) {
    if (entry.inCurrentPosition !== true || !isBase(entry)) continue;
    paid.set(entry.month, (paid.get(entry.month) ?? 0) + entry.cents);
  }
  const newestFirst = [...paid].sort(([a], [b]) => b - a);
  return (until) => {
    const newest = newestFirst.find(([month]) => month <= until);
    return newest === undefined ? null : { month: newest[0], value: reaisOf(newest[1]) };
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
    index: millionths === null ? null : millionths / 1_000_000,
    updatedValue: millionths === null ? null : reaisOf(scaledCents(cents, millionths, 1_000_000)),
  };
};

/** In the order of the calendar, the 13th after December. */
const inOrder = (a: SalaryEntry, b: SalaryEntry): number =>
  a.month - b.month || Number(a.isThirteenth ?? false) - Number(b.isThirteenth ?? false) || a.cents - b.cents;

const centsOrNull = (reais: number | null): number | null => (reais === null ? null : centsOf(reais));

/** Updated months of the RPPS: not below the minimum wage, those under the RGPS not above its ceiling (Lei 10.887/2004, art. 1, § 4). */
const updateLimits = (reference: Month, overlay: IndexOverlay): ((cents: number, sum: MonthBase) => number) => {
  const floor = centsOrNull(minimumWage(reference, overlay));
  const limit = centsOrNull(ceiling(reference, overlay));
  return (cents, { underRgps }) => {
    const raised = floor === null ? cents : Math.max(cents, floor);
    return limit === null || !underRgps ? raised : Math.min(raised, limit);
  };
};

const rowOf = ({ month, base, cents, millionths }: AveragedMonth): LoggedSalary => ({
  ...partsOfMonth(month),
  value: reaisOf(base),
  index: millionths / 1_000_000,
  updatedValue: reaisOf(cents),
});

interface AveragedMonth {
  readonly month: Month;
  readonly base: number;
  readonly cents: number;
  readonly millionths: number;
}

/** All months of a book in money of one month, in the order of the calendar and by their value. */
interface Updated {
  readonly table: CorrectionTable | null;
  readonly months: readonly AveragedMonth[];
  readonly highest: readonly AveragedMonth[];
  readonly withoutIndex: readonly Month[];
}

const updatedTo = (
  sums: readonly MonthBase[],
  { regimeType, overlay }: Pick<SalaryBook, 'regimeType' | 'overlay'>,
  reference: Month,
): Updated => {
  const table = correctionTable(reference, overlay);
  const limited = regimeType === 'RPPS' ? updateLimits(reference, overlay) : null;
  const months: AveragedMonth[] = [];
  const withoutIndex: Month[] = [];
  for (const sum of sums) {
    const millionths = table?.millionths(sum.month) ?? null;
    if (millionths === null) {
      withoutIndex.push(sum.month);
      continue;
    }
    const updated = scaledCents(sum.base, millionths, 1_000_000);
    const cents = limited === null ? updated : limited(updated, sum);
    months.push({ month: sum.month, base: sum.base, cents, millionths });
  }
  return { table, months, highest: [...months].sort((a, b) => b.cents - a.cents), withoutIndex };
};

const windowOf = (
  updated: Updated,
  book: {
    readonly shown: readonly SalaryEntry[];
    readonly belowMinimum: readonly Month[];
    readonly notComputed: readonly Month[];
    readonly ofSeguradoEspecial: readonly Month[];
  },
  last: Month,
): SalaryWindow => {
  const { table } = updated;
  const isInside = ({ month }: AveragedMonth): boolean => month <= last;
  const ranked: Month[] = [];
  const highest: number[] = [];
  for (const { month, cents } of updated.highest) {
    if (month > last) continue;
    ranked.push(month);
    highest.push(cents);
  }
  /** Rows are for logs, and most rules are evaluated without one. */
  const all = whenAsked(() => book.shown.map((entry) => worthToday(entry, table)));
  const since1994 = whenAsked(() => updated.months.filter(isInside).map(rowOf));
  const sorted = whenAsked(() => updated.highest.filter(isInside).map(rowOf));
  const first = updated.months[0]?.month ?? null;
  return {
    table,
    all,
    since1994,
    sorted,
    ranking: rankingOf(highest),
    ranked,
    first: first !== null && first <= last ? first : null,
    withoutIndex: updated.withoutIndex.filter((month) => month <= last),
    belowMinimum: book.belowMinimum.filter((month) => month <= last).length,
    notComputed: book.notComputed.filter((month) => month <= last).length,
    ofSeguradoEspecial: book.ofSeguradoEspecial.filter((month) => month <= last).length,
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
  const sums = sumsByMonth(entries).map((sum): MonthBase => {
    const { month, cents, underRgps } = sum;
    return { month, cents, underRgps, base: contributionBase(sum, { regimeType, overlay }) };
  });
  const windows = new Map<string, SalaryWindow>();
  const belowMinimum = monthsOf(entries, 'belowMinimum');
  const summed = new Set(sums.map(({ month }) => month));
  const notComputed = monthsOf(entries, 'notComputed').filter((month) => !summed.has(month));
  const ofSeguradoEspecial = monthsOf(entries, 'ofSeguradoEspecial');
  const newest = Math.max(FIRST_AVERAGED_MONTH, sums.at(-1)?.month ?? 0, ...belowMinimum, ...notComputed);
  const shown = entries.filter((entry) => entry.ofSeguradoEspecial !== true).sort(inOrder);
  const own = { shown, belowMinimum, notComputed, ofSeguradoEspecial };
  /** Updated and sorted once for each month of reference: a window takes from it what lies within it. */
  const references = new Map<Month, Updated>();
  const updatedIn = (reference: Month): Updated => {
    const updated = references.get(reference) ?? updatedTo(sums, { regimeType, overlay }, reference);
    references.set(reference, updated);
    return updated;
  };
  const all = whenAsked(() => shown.map((entry) => worthToday(entry, null)));
  let missing: SalaryBook['withoutBase'] | null = null;
  return {
    regimeType,
    overlay,
    isEmpty: shown.length === 0,
    all,
    lastRemuneration: newestOfPosition(entries),
    withoutBase: (last) => {
      missing ??= monthsWithoutBase(worked, new Set([...summed, ...belowMinimum, ...notComputed]));
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

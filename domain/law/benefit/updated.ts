/** The months of a book in money of one month, sorted once for all windows that end in it. */
import { centsOf, scaledCents } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import { type CorrectionTable, ceiling, correctionTable, type IndexOverlay, minimumWage } from '../tables/index.ts';
import type { MonthBase } from './month-bases.ts';
import type { SalaryBook } from './salary-book.ts';

/** Factors are kept as whole numbers of so many to one. */
export const MILLIONTHS = 1_000_000;

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

/** All months of a book in money of one month: those that have an index, oldest first, and their order by value. */
export interface Updated {
  readonly table: CorrectionTable | null;
  readonly months: readonly MonthBase[];
  /** What each became. */
  readonly cents: Float64Array;
  /** The places of the months, the highest first; of the same value the oldest first. */
  readonly highest: readonly number[];
  readonly withoutIndex: readonly Month[];
}

/** More than the places of a career; amounts up to so many cents are exact with a place beside them. */
const PLACES = 4096;
const MOST_BESIDE_A_PLACE = Math.floor(Number.MAX_SAFE_INTEGER / PLACES) - 1;

/** Amounts are sorted with their places in them: numbers alone are sorted without a comparison function. */
const highestFirst = (cents: Float64Array): number[] => {
  const places = Array.from(cents, (_, place) => place);
  if (cents.length > PLACES || cents.some((amount) => Math.abs(amount) > MOST_BESIDE_A_PLACE)) {
    return places.sort((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0));
  }
  const sorted = cents.map((amount, place) => place - amount * PLACES).sort();
  for (let rank = 0; rank < sorted.length; rank += 1) {
    places[rank] = (((sorted[rank] ?? 0) % PLACES) + PLACES) % PLACES;
  }
  return places;
};

export const updatedTo = (
  sums: readonly MonthBase[],
  { regimeType, overlay }: Pick<SalaryBook, 'regimeType' | 'overlay'>,
  reference: Month,
): Updated => {
  const table = correctionTable(reference, overlay);
  const limited = regimeType === 'RPPS' ? updateLimits(reference, overlay) : null;
  const months: MonthBase[] = [];
  const amounts = new Float64Array(sums.length);
  const withoutIndex: Month[] = [];
  for (const sum of sums) {
    const millionths = table?.millionths(sum.month) ?? null;
    if (millionths === null) {
      withoutIndex.push(sum.month);
      continue;
    }
    const updated = scaledCents(sum.base, millionths, MILLIONTHS);
    amounts[months.length] = limited === null ? updated : limited(updated, sum);
    months.push(sum);
  }
  const cents = amounts.subarray(0, months.length);
  return { table, months, cents, highest: highestFirst(cents), withoutIndex };
};

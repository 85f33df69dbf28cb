import { FIRST_AVERAGED_MONTH, formatMonthOfYear, type Month, monthOfYear } from '../../units/month.ts';
import { CORRECTIONS } from './corrections.ts';
import { type IndexOverlay, NO_OVERLAY } from './overlay.ts';

/** Percents in thousandths, from 07/1994 on. */
const PERCENTS: readonly number[] = CORRECTIONS.flatMap(({ percents }) => percents.map((p) => Math.round(p * 1000)));

/** The newest month whose table follows from the shipped percents: the month after the last one. */
export const LAST_SHIPPED_TABLE: Month = FIRST_AVERAGED_MONTH + PERCENTS.length;

/**
 * Until the table of 11/2017 the ministry multiplied all percents and rounded once, to six decimals; since then it
 * multiplies last month's rounded table by the new percent and rounds again, which it did not do in three months of
 * 2022. This reproduces every published table seen, digit for digit.
 */
const LAST_EXACT_TABLE = monthOfYear(2017, 11);
const CARRIED_UNROUNDED: ReadonlySet<Month> = new Set([
  monthOfYear(2022, 8),
  monthOfYear(2022, 11),
  monthOfYear(2022, 12),
]);

const MILLION = 1_000_000;
const SIX_DECIMALS = 1_000_000n;

interface Scaled {
  readonly value: bigint;
  readonly scale: bigint;
}

const ONE: Scaled = { value: 1n, scale: 1n };

const times = ({ value, scale }: Scaled, thousandths: number): Scaled => ({
  value: value * BigInt(100_000 + thousandths),
  scale: scale * 100_000n,
});

const rounded = ({ value, scale }: Scaled): Scaled => ({
  value: (2n * value * SIX_DECIMALS + scale) / (2n * scale),
  scale: SIX_DECIMALS,
});

/** Factors of one table in millionths, by the months since 07/1994. */
const exactTable = (reference: Month): Scaled[] => {
  const count = reference - FIRST_AVERAGED_MONTH;
  const table: Scaled[] = new Array(count).fill(ONE);
  let product = ONE;
  for (let i = count - 1; i >= 0; i -= 1) {
    product = times(product, PERCENTS[i] ?? 0);
    table[i] = rounded(product);
  }
  return table;
};

const shippedTable = (reference: Month): readonly number[] => {
  let table = exactTable(Math.min(reference, LAST_EXACT_TABLE));
  for (let month = LAST_EXACT_TABLE + 1; month <= reference; month += 1) {
    const percent = PERCENTS[month - 1 - FIRST_AVERAGED_MONTH] ?? 0;
    table.push(ONE);
    table = table.map((factor) => times(factor, percent));
    if (!CARRIED_UNROUNDED.has(month)) table = table.map(rounded);
  }
  return table.map((factor) => Number(rounded(factor).value));
};

const shipped = new Map<Month, readonly number[]>();

const shippedFactors = (reference: Month): readonly number[] => {
  const known = shipped.get(reference);
  if (known !== undefined) return known;
  const table = shippedTable(reference);
  shipped.set(reference, table);
  return table;
};

/** Factors that bring money of earlier months to `reference`. */
export interface CorrectionTable {
  /** The month that was asked for. */
  readonly asked: Month;
  /** The month whose table is used: the asked one, or the newest earlier one that exists. */
  readonly reference: Month;
  readonly found: boolean;
  /** Index months without a published percent between the two, such as '09/2026'. */
  readonly missing: readonly string[];
  /** Published tables that would be newer but have holes, and so are not used, such as '11/2026'. */
  readonly passedOver: readonly string[];
  /** Factor in millionths; 1,000,000 from the reference month on; null for a month that the table does not hold. */
  readonly millionths: (month: Month) => number | null;
}

/**
 * The table of a month, or the newest earlier one when that month has none; `found` and `missing` say so. Published
 * tables stand over shipped ones of the same month, unless they have holes: one month without a factor would leave every
 * average without a value. null before 07/1994, when there is no table at all.
 *
 * @see Lei 8.213/1991, art. 29-B; Decreto 3.048/1999, art. 33; Lei 10.887/2004, art. 1, § 1
 */
export const correctionTable = (asked: Month, overlay: IndexOverlay = NO_OVERLAY): CorrectionTable | null => {
  if (asked < FIRST_AVERAGED_MONTH) return null;
  let reference = Math.min(asked, LAST_SHIPPED_TABLE);
  let published: ReadonlyMap<Month, number> | undefined;
  for (const [month, factors] of overlay.factors) {
    if (month > asked || month < reference) continue;
    reference = month;
    published = factors;
  }
  const own = published === undefined ? shippedFactors(reference) : [];
  const millionths = (month: Month): number | null => {
    if (month >= reference) return MILLION;
    if (published === undefined) return own[month - FIRST_AVERAGED_MONTH] ?? null;
    const factor = published.get(month);
    return factor === undefined ? null : Math.round(factor * MILLION);
  };
  const missing = Array.from({ length: asked - reference }, (_, i) => formatMonthOfYear(reference + i));
  const passedOver = overlay.incomplete
    .filter((month) => month >= reference && month <= asked)
    .map((month) => formatMonthOfYear(month));
  return { asked, reference, found: reference === asked, missing, passedOver, millionths };
};

/**
 * Factor that brings money of `month` to `referenceMonth` (or to the newest earlier month with a table), with six
 * decimals; null when there is none.
 */
export const correctionFactor = (
  month: Month,
  referenceMonth: Month,
  overlay: IndexOverlay = NO_OVERLAY,
): number | null => {
  const millionths = correctionTable(referenceMonth, overlay)?.millionths(month) ?? null;
  return millionths === null ? null : millionths / MILLION;
};

/** Percents of `from` to `to`, both included, multiplied: 0.0177 for 1.77%; null when one is unknown. */
export const accumulatedCorrection = (from: Month, to: Month): number | null => {
  if (from < FIRST_AVERAGED_MONTH || to >= LAST_SHIPPED_TABLE) return null;
  let factor = 1;
  for (let month = from; month <= to; month += 1) factor *= 1 + (PERCENTS[month - FIRST_AVERAGED_MONTH] ?? 0) / 100_000;
  return factor - 1;
};

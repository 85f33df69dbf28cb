import { centsOf, reaisOf, scaledCents } from '../../units/money.ts';
import { type Month, monthOfYear, parseMonth, yearOfMonth } from '../../units/month.ts';
import { accumulatedCorrection, ceiling, type IndexOverlay, minimumWage, READJUSTMENTS } from '../tables/index.ts';
import { type Amount, exact, rounded } from './exact.ts';

/** A month in which the amount rises: the percent applied, null where it follows the minimum wage, and the amount after it, in BRL. */
export interface Readjustment {
  readonly month: Month;
  readonly percent: number | null;
  readonly value: number;
}

export interface Readjusted {
  readonly value: number;
  readonly steps: readonly Readjustment[];
  /** Januaries whose readjustment is not known; they leave the amount as it is. */
  readonly missing: readonly Month[];
  /** The month of a first readjustment applied whole, because its part for the months since the start is not known. */
  readonly firstInFull: Month | null;
  /** The first readjustment after which what the ceiling had cut came back, and the amount with it, in BRL. */
  readonly recovered: { readonly month: Month; readonly value: number } | null;
}

export interface ReadjustOptions {
  /** 'none': only the readjustments count; absent: never below the minimum wage. */
  readonly floor?: 'none';
  /** The average over the ceiling that cut it, above one; null or absent where nothing was cut. */
  readonly overCeiling?: Amount | null;
}

/** A readjustment of the law, and the month of the one before it. */
interface Rise {
  readonly month: Month;
  readonly before: Month;
  readonly percent: number | null;
}

/** Nothing was readjusted from 06/1998 on before 06/1999. */
const YEAR = 12;

const KNOWN: readonly Rise[] = READJUSTMENTS.map(({ month, percent }, place) => {
  const before = READJUSTMENTS[place - 1]?.month;
  return {
    month: parseMonth(month),
    before: before === undefined ? parseMonth(month) - YEAR : parseMonth(before),
    percent,
  };
});

/** Those after a month and up to another, with the Januaries that nobody has published yet. */
const risesBetween = (start: Month, to: Month): readonly Rise[] => {
  const rises = KNOWN.filter(({ month }) => month > start && month <= to);
  const newest = KNOWN.at(-1)?.month ?? start;
  for (let year = yearOfMonth(newest) + 1; monthOfYear(year, 1) <= to; year += 1) {
    const month = monthOfYear(year, 1);
    if (month > start) rises.push({ month, before: month - YEAR, percent: null });
  }
  return rises;
};

/** Percent of months, two decimals. */
const ofMonths = (from: Month, to: Month): number | null => {
  const accumulated = accumulatedCorrection(from, to);
  return accumulated === null ? null : Math.round(accumulated * 10_000) / 100;
};

/** Rates are published with two decimals, the index with two as well. */
const NEAR = 0.015;

/**
 * The part of the first readjustment that falls on the months since the start: their correction, where the correction of the
 * whole period is the readjustment. Where it is not, the part was fixed by a table of its own, which is not kept here.
 */
const firstPart = (start: Month, { month, before, percent }: Rise): number | null => {
  const whole = ofMonths(before, month - 1);
  const published = percent === null || (whole !== null && Math.abs(whole - percent) < NEAR);
  return published ? ofMonths(start, month - 1) : null;
};

interface Applied {
  readonly percent: number | null;
  readonly inFull: boolean;
}

const appliedOf = (start: Month, rise: Rise, isFirst: boolean): Applied => {
  if (!isFirst || rise.before === start) return { percent: rise.percent, inFull: false };
  const part = firstPart(start, rise);
  return part === null ? { percent: rise.percent, inFull: rise.percent !== null } : { percent: part, inFull: false };
};

const raised = (cents: number, percent: number): number =>
  scaledCents(cents, 100_000 + Math.round(percent * 1000), 100_000);

/**
 * What the ceiling of the start cut comes back with the first readjustment, up to the ceiling of its month.
 *
 * @see Decreto 3.048/1999, art. 35, § 3
 */
const withWhatWasCut = (cents: number, over: Amount, month: Month, overlay: IndexOverlay): number => {
  const whole = centsOf(rounded(exact(reaisOf(cents)).times(over)));
  const limit = ceiling(month, overlay);
  return limit === null ? cents : Math.max(cents, Math.min(whole, centsOf(limit)));
};

/**
 * Brings a benefit of the RGPS that started in one month, from 06/1998 on, to another, readjustment by readjustment, never below the
 * minimum wage; an amount of one minimum wage follows it. With `floor` 'none' only the readjustments count.
 *
 * @see Lei 8.213/1991, art. 41-A; CF, art. 201, §§ 2 and 4; Decreto 3.048/1999, art. 35, § 3
 */
export const readjust = (
  value: number,
  start: Month,
  to: Month,
  overlay: IndexOverlay,
  { floor, overCeiling = null }: ReadjustOptions = {},
): Readjusted => {
  const wageOf = (month: Month): number => (floor === 'none' ? 0 : centsOf(minimumWage(month, overlay) ?? 0));
  let cents = centsOf(value);
  const steps: Readjustment[] = [];
  const missing: Month[] = [];
  let firstInFull: Month | null = null;
  let recovered: Readjusted['recovered'] = null;
  const rises = new Map(risesBetween(start, to).map((rise) => [rise.month, rise]));
  const [first] = rises.keys();
  let wage = wageOf(start);
  for (let month = start + 1; month <= to; month += 1) {
    const rise = rises.get(month);
    const applied = rise === undefined ? null : appliedOf(start, rise, month === first);
    if (applied !== null && applied.percent === null) missing.push(month);
    if (applied?.inFull === true) firstInFull = month;
    const wageBefore = wage;
    wage = wageOf(month);
    const percent = applied?.percent ?? null;
    const risen = percent === null || cents <= wageBefore ? cents : raised(cents, percent);
    if (risen === cents && wage <= cents) continue;
    cents = Math.max(risen, wage);
    steps.push({ month, percent: risen >= wage ? percent : null, value: reaisOf(cents) });
    if (month !== first || percent === null || overCeiling === null) continue;
    const whole = withWhatWasCut(cents, overCeiling, month, overlay);
    if (whole === cents) continue;
    cents = whole;
    recovered = { month, value: reaisOf(cents) };
  }
  return { value: reaisOf(cents), steps, missing, firstInFull, recovered };
};

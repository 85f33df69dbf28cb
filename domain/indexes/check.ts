import { correctionTable, overlayOf, type PublishedIndexes } from '../law/tables/index.ts';
import { formatMonthOfYear, formatMonthRanges, monthOfPay, parseMonthOfYear } from '../units/month.ts';
import { indexMessages } from '../words/indexes.ts';
import type { PublishedFactor, PublishedRate } from './commands.ts';
import { missingIn } from './table.ts';

/** A factor that contradicts the table in use, or what follows from it. */
export interface IndexDifference extends PublishedFactor {
  readonly expected: number;
}

/** Months as 'MM/YYYY'. */
export interface IndexCheck {
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
  readonly differences: readonly IndexDifference[];
}

interface Table {
  readonly date: string;
  readonly indexes: readonly PublishedFactor[];
}

/** The tables among published factors, by reference month. */
const tablesIn = (factors: readonly PublishedFactor[]): readonly Table[] =>
  [...new Set(factors.map(({ date }) => date))].map((date) => ({
    date,
    indexes: factors.filter((factor) => factor.date === date),
  }));

interface Repetition {
  /** Position in the list. */
  readonly place: number;
  /** 'MM/YYYY' */
  readonly month: string;
}

/** Factors whose month is already in their table. */
const repetitionsIn = (factors: readonly PublishedFactor[]): readonly Repetition[] => {
  const seen = new Set<string>();
  return factors.flatMap((factor, place) => {
    const month = formatMonthOfYear(monthOfPay(factor));
    const key = `${factor.date} ${month}`;
    if (seen.has(key)) return [{ place, month }];
    seen.add(key);
    return [];
  });
};

/** Why factors cannot be published, by request field; empty if they can. */
export const refusalsOf = (factors: readonly PublishedFactor[]): Readonly<Record<string, string>> => {
  const repeated = repetitionsIn(factors).map(({ place, month }): [string, string] => [
    `indexes.${place}.month`,
    indexMessages.repeated(month),
  ]);
  const holes = tablesIn(factors).flatMap((table) => {
    const missing = missingIn(table);
    return missing.length === 0 ? [] : [indexMessages.missing(table.date, missing.length, formatMonthRanges(missing))];
  });
  return { ...(holes.length === 0 ? {} : { indexes: holes.join(' ') }), ...Object.fromEntries(repeated) };
};

/** Months of the SELIC that are named twice, by request field. */
export const repeatedRates = (rates: readonly PublishedRate[]): Readonly<Record<string, string>> => {
  const months = rates.map(monthOfPay);
  return Object.fromEntries(
    months.flatMap((month, place) =>
      months.indexOf(month) === place
        ? []
        : [[`selic.${place}.month`, indexMessages.repeated(formatMonthOfYear(month))]],
    ),
  );
};

/** Rates that a later month's publication holds as others, by request field: that one would go on standing. */
export const overruledRates = (
  rates: readonly PublishedRate[],
  date: string,
  published: readonly PublishedIndexes[],
): Readonly<Record<string, string>> => {
  const later = published.filter((table) => parseMonthOfYear(table.date) > parseMonthOfYear(date));
  return Object.fromEntries(
    rates.flatMap((rate, place) => {
      const month = monthOfPay(rate);
      const over = later.find(({ selic = [] }) =>
        selic.some((held) => monthOfPay(held) === month && held.percent !== rate.percent),
      );
      if (over === undefined) return [];
      return [[`selic.${place}.month`, indexMessages.overruled(formatMonthOfYear(month), over.date)]];
    }),
  );
};

const MILLION = 1_000_000;

/**
 * The factors of a table that differ from the one in use. A month without a table is compared with the newest earlier
 * one, updated to the new month by the new table's own factor; each month between, and the multiplication, may change
 * the sixth decimal.
 */
const differencesOf = (table: Table, published: readonly PublishedIndexes[]): readonly IndexDifference[] => {
  const reference = parseMonthOfYear(table.date);
  const known = correctionTable(reference, overlayOf(published));
  if (known === null) return [];
  const later = reference - known.reference;
  const carried = later === 0 ? 1 : table.indexes.find((factor) => monthOfPay(factor) === known.reference)?.index;
  if (carried === undefined) return [];
  return table.indexes.flatMap((factor) => {
    const month = monthOfPay(factor);
    const before = month < known.reference ? known.millionths(month) : null;
    if (before === null) return [];
    const expected = Math.round(before * carried);
    const tolerance = later === 0 ? 0 : later + 1 + before / MILLION;
    if (Math.abs(Math.round(factor.index * MILLION) - expected) <= tolerance) return [];
    return [{ ...factor, expected: expected / MILLION }];
  });
};

/** The findings of a dry run. `published`: what is published so far. */
export const checkIndexes = (
  factors: readonly PublishedFactor[],
  published: readonly PublishedIndexes[],
): IndexCheck => {
  const tables = tablesIn(factors);
  return {
    missing: [...new Set(tables.flatMap(missingIn))].map(formatMonthOfYear),
    repeated: [...new Set(repetitionsIn(factors).map(({ month }) => month))],
    differences: tables.flatMap((table) => differencesOf(table, published)),
  };
};

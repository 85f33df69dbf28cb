import type { z } from 'zod';
import type { indexCheckAnswer } from '../../../../domain/api/indexes.ts';
import { formatMonthRanges, type Month, monthOfPay, parseMonthOfYear } from '../../../../domain/units/month.ts';
import type { IndexRow } from './read-spreadsheet.ts';
import { indexTexts as texts } from './texts.ts';

export type IndexCheck = z.output<typeof indexCheckAnswer>;

const monthOf = (row: IndexRow): Month => monthOfPay(row);

/** Successive months together: 03, 04, 05 and 09 are two stretches. */
const stretchesOf = (months: readonly Month[]): readonly Month[][] => {
  const stretches: Month[][] = [];
  for (const month of [...months].sort((one, other) => one - other)) {
    const last = stretches.at(-1);
    if (last !== undefined && last.at(-1) === month - 1) last.push(month);
    else stretches.push([month]);
  }
  return stretches;
};

/** Where in the spreadsheet a stretch of missing months would have stood. */
const placeOf = (stretch: readonly Month[], rows: readonly IndexRow[]): string => {
  const [from = 0, to = 0] = [stretch[0], stretch.at(-1)];
  const earlier = rows
    .filter((row) => monthOf(row) < from)
    .toSorted((a, b) => monthOf(a) - monthOf(b))
    .at(-1);
  const later = rows.filter((row) => monthOf(row) > to).toSorted((a, b) => monthOf(a) - monthOf(b))[0];
  if (earlier !== undefined && later !== undefined) {
    const [first, second] = [earlier.line, later.line].sort((a, b) => a - b);
    return texts.between(first ?? 0, second ?? 0);
  }
  if (earlier !== undefined) return texts.afterLine(earlier.line);
  return later === undefined ? '' : texts.beforeLine(later.line);
};

const holesIn = (missing: readonly string[], rows: readonly IndexRow[]): readonly string[] =>
  stretchesOf(missing.map(parseMonthOfYear)).map((stretch) =>
    texts.hole(formatMonthRanges(stretch), placeOf(stretch, rows)),
  );

const linesOf = (month: string, rows: readonly IndexRow[]): string =>
  rows
    .filter((row) => `${row.month}/${row.year}` === month)
    .map(({ line }) => line)
    .join(', ');

/** Why a spreadsheet cannot be published, each with the lines that it is about; none if it can. */
export const problemsOf = ({ missing, repeated }: IndexCheck, rows: readonly IndexRow[]): readonly string[] => [
  ...repeated.map((month) => texts.repeat(month, linesOf(month, rows))),
  ...holesIn(missing, rows),
];

/** The server's sentences about `indexes.3.month` as those of the line that the row stands in. */
export const refusalsByLine = (
  fields: Readonly<Record<string, string>>,
  rows: readonly IndexRow[],
): readonly string[] =>
  Object.entries(fields).map(([field, sentence]) => {
    const place = /^indexes\.(\d+)\./.exec(field)?.[1];
    const row = place === undefined ? undefined : rows[Number(place)];
    return row === undefined ? sentence : texts.line(row.line, sentence);
  });

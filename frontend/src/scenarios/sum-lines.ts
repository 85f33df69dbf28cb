import type { FactsOutcome, ScenarioComparison } from '../../../domain/api/scenarios.ts';
import { sumOn } from '../../../domain/words/sum-line.ts';
import { type NamedChoice, sumLines } from '../../../domain/words/sum-lines.ts';
import { scenarioTexts as texts } from './texts.ts';

/** A line of the picture. `crossing`: from where on it is never below the facts again. */
export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly crossing: { readonly time: number; readonly date: string; readonly sum: number } | null;
}

type Row = { readonly time: number } & { readonly [key: string]: number };

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

type Measured = Pick<FactsOutcome, 'first' | 'parts' | 'evensOutOn' | 'balance'> & { readonly name: string };

const choiceOf = ({ name, first, parts, balance, evensOutOn }: Measured): NamedChoice[] =>
  first === null || parts === null ? [] : [{ name, date: first.date, parts, balance, evensOutOn }];

/** The facts and the scenarios whose sums are known, with a row for each day on which one of the lines bends. */
export const linesOf = (
  comparison: ScenarioComparison,
): { readonly lines: readonly ShownLine[]; readonly rows: readonly Row[] } => {
  const { facts, scenarios, suggested } = comparison;
  const all = [{ ...facts, name: texts.facts }, ...scenarios, ...suggested];
  const drawn = sumLines(all.flatMap(choiceOf), comparison).map((line, place) => ({ ...line, key: `line${place}` }));
  const days = [...new Set(drawn.flatMap(({ points }) => points.map(({ date }) => date)))].toSorted();
  const rows = days.map((day) => ({
    time: timeOf(day),
    ...Object.fromEntries(
      drawn.flatMap(({ key, points }) => {
        const sum = sumOn(points, day);
        return sum === null ? [] : [[key, Math.round(sum * 100) / 100]];
      }),
    ),
  }));
  return {
    lines: drawn.map(({ key, name, crossing }) => ({
      key,
      name,
      crossing: crossing === null ? null : { ...crossing, time: timeOf(crossing.date) },
    })),
    rows,
  };
};

/** How much of the width of the picture the label of a day takes on a telephone. */
const LABEL_SHARE = 0.3;

/**
 * Above which of the others the day of each crossing is written, so that none is printed over another; null where its month is
 * written already.
 */
export const labelRows = (
  crossings: readonly { readonly time: number; readonly date: string }[],
  range: { readonly from: number; readonly to: number },
): readonly (number | null)[] => {
  const near = (range.to - range.from) * LABEL_SHARE;
  const rows = new Map<number, number | null>();
  const inTime = [...crossings.entries()].toSorted(([, one], [, other]) => one.date.localeCompare(other.date));
  const written: { readonly time: number; readonly month: string; readonly row: number }[] = [];
  for (const [place, { time, date }] of inTime) {
    const month = date.slice(0, 7);
    if (written.some((before) => before.month === month)) {
      rows.set(place, null);
      continue;
    }
    const taken = new Set(written.filter((before) => time - before.time < near).map(({ row }) => row));
    const row = Array.from({ length: taken.size + 1 }, (_, at) => at).find((at) => !taken.has(at)) ?? taken.size;
    rows.set(place, row);
    written.push({ time, month, row });
  }
  return crossings.map((_, place) => rows.get(place) ?? null);
};

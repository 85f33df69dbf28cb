import type { FactsOutcome, ScenarioComparison } from '../../../domain/api/scenario-comparison.ts';
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

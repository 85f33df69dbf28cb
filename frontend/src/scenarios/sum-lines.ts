import type { FactsOutcome, ScenarioComparison } from '../../../domain/api/scenarios.ts';
import { type SumPoint, sumLine, sumOn } from '../../../domain/words/sum-line.ts';
import { scenarioTexts as texts } from './texts.ts';

/** So many lines can still be told apart. */
const MOST_LINES = 5;

/** A line of the picture. `crossing`: from where on it is never below the facts again. */
export interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly crossing: { readonly time: number; readonly date: string; readonly sum: number } | null;
}

type Row = { readonly time: number } & { readonly [key: string]: number };

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

type Measured = Pick<FactsOutcome, 'first' | 'parts' | 'evensOutOn' | 'balance'>;

const pointsOf = ({ first, parts }: Measured, { calculationDate, horizon }: ScenarioComparison) =>
  first === null || parts === null || horizon === null
    ? null
    : sumLine({ calculationDate, date: first.date, horizon, parts });

const crossingOf = ({ evensOutOn, balance }: Measured, points: readonly SumPoint[]): ShownLine['crossing'] => {
  if (evensOutOn === null || balance === 0) return null;
  const sum = sumOn(points, evensOutOn);
  return sum === null ? null : { time: timeOf(evensOutOn), date: evensOutOn, sum };
};

/** The facts and the scenarios whose sums are known, with a row for each day on which one of the lines bends. */
export const linesOf = (
  comparison: ScenarioComparison,
): { readonly lines: readonly ShownLine[]; readonly rows: readonly Row[] } => {
  const { facts, scenarios, suggested } = comparison;
  const all = [{ ...facts, name: texts.facts }, ...[...scenarios, ...suggested].filter(({ balance }) => balance !== 0)];
  const drawn = all
    .flatMap((one, place) => {
      const points = pointsOf(one, comparison);
      const crossing = points === null || place === 0 ? null : crossingOf(one, points);
      return points === null ? [] : [{ key: `line${place}`, name: one.name, points, crossing }];
    })
    .slice(0, MOST_LINES);
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
  return { lines: drawn.map(({ key, name, crossing }) => ({ key, name, crossing })), rows };
};

/** The picture of what has been received over time: the facts and other choices, and where each has paid, on screen and paper. */
import type { ChoiceParts } from '../api/choice.ts';
import { type SumPoint, sumLine, sumOn } from './sum-line.ts';

/** So many lines can still be told apart. */
const MOST_LINES = 5;

export interface NamedChoice {
  readonly name: string;
  /** The day of asking. */
  readonly date: string;
  readonly parts: ChoiceParts;
  /** Against the first of the choices. */
  readonly balance: number | null;
  readonly evensOutOn: string | null;
}

export interface SumCrossing {
  readonly date: string;
  /** BRL received until then. */
  readonly sum: number;
}

export interface DrawnSum {
  readonly name: string;
  readonly points: readonly SumPoint[];
  /** From where on it is never below the first again; null for the first, and where that is not so. */
  readonly crossing: SumCrossing | null;
}

const crossingOf = ({ evensOutOn, balance }: NamedChoice, points: readonly SumPoint[]): SumCrossing | null => {
  if (evensOutOn === null || balance === 0) return null;
  const sum = sumOn(points, evensOutOn);
  return sum === null ? null : { date: evensOutOn, sum };
};

/** The first choice, which the others are measured against, and those that differ from it. */
export const sumLines = (
  [first, ...others]: readonly NamedChoice[],
  time: { readonly calculationDate: string; readonly horizon: string | null },
): readonly DrawnSum[] => {
  const { calculationDate, horizon } = time;
  if (first === undefined || horizon === null) return [];
  return [first, ...others.filter(({ balance }) => balance !== 0)].slice(0, MOST_LINES).map((choice, place) => {
    const { name, date, parts } = choice;
    const points = sumLine({ calculationDate, date, horizon, parts });
    return { name, points, crossing: place === 0 ? null : crossingOf(choice, points) };
  });
};

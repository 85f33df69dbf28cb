import type { OutlookAnswer, OutlookRight } from '../../../domain/api/outlook.ts';
import { greatestSum, greatestSumName } from '../../../domain/words/greatest-sum.ts';
import { markedChoice, markName, type OutlookMark } from '../../../domain/words/outlook-marks.ts';
import { outlookTexts as texts } from './texts.ts';

/** A right with the number that it has in the picture and in the tables. */
export interface NumberedRight {
  readonly right: OutlookRight;
  readonly number: number;
}

/** A day and a value in the picture. */
export interface Point {
  readonly time: number;
  readonly value: number;
  /** What stands beside it: numbers of rights, or marks. */
  readonly label: string;
  /** Of the rights that are drawn here. */
  readonly numbers?: readonly number[];
  /** What the note says when it is pointed at. */
  readonly names: readonly string[];
}

export const timeOf = (iso: string): number => Date.parse(iso);

/** The rights of both regimes, numbered one after the other. */
export const numbered = (answers: readonly OutlookAnswer[]): readonly (readonly NumberedRight[])[] => {
  let number = 0;
  return answers.map(({ rights }) =>
    rights.map((right) => {
      number += 1;
      return { right, number };
    }),
  );
};

/** [1, 2, 3, 7] → '1–3, 7' */
export const ranges = (numbers: readonly number[]): string => {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
};

/** [1, 2, 3, 7] → '1–3, 7', put in order first. */
const label = (numbers: readonly number[]): string => ranges([...numbers].sort((a, b) => a - b));

/** One point for the rights of the same day and value; those without a value are in the tables alone. */
export const rightPoints = (rights: readonly NumberedRight[]): Point[] => {
  const together = new Map<string, NumberedRight[]>();
  for (const one of rights) {
    if (one.right.valueWithPay === null) continue;
    const key = `${one.right.from} ${one.right.valueWithPay}`;
    together.set(key, [...(together.get(key) ?? []), one]);
  }
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    const value = first?.right.valueWithPay ?? null;
    if (first === undefined || value === null) return [];
    return [
      {
        time: timeOf(first.right.from),
        value,
        label: label(group.map(({ number }) => number)),
        numbers: group.map(({ number }) => number),
        names: group.map(({ number, right }) => `${number}. ${right.modality}`),
      },
    ];
  });
};

/** Of points of one day that lie closer together than their labels are high, one has the numbers of all. */
export const labelledApart = (points: readonly Point[]): Point[] => {
  const values = points.map(({ value }) => value);
  const close = (Math.max(...values) - Math.min(...values)) / 16;
  const groups: Point[][] = [];
  for (const point of [...points].sort((a, b) => a.time - b.time || a.value - b.value)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last?.time === point.time && point.value - last.value < close) group.push(point);
    else groups.push([point]);
  }
  return groups.flatMap((group) => {
    const together = label(group.flatMap(({ numbers }) => numbers ?? []));
    return group.map((point, place) => ({ ...point, label: place === 0 ? together : '' }));
  });
};

export const waitingPoints = (answer: OutlookAnswer): Point[] =>
  answer.waiting.map(({ date, value, ruleId }) => ({
    time: timeOf(date),
    value,
    label: '',
    names: answer.rights.filter((right) => right.ruleId === ruleId).map(({ modality }) => modality),
  }));

const MARKS = ['first', 'highest', 'bestInLife'] as const satisfies readonly OutlookMark[];

/** The greatest sum is where the sentences name it. */
const markOf = (answer: OutlookAnswer, mark: OutlookMark): { readonly date: string; readonly ruleId: string } | null =>
  (mark === 'bestInLife' ? greatestSum(answer)?.choice : null) ?? answer.marks[mark];

const nameOf = (answer: OutlookAnswer, mark: OutlookMark): string | null =>
  mark === 'bestInLife' ? greatestSumName(answer) : markName(answer, mark);

/** The marks of a regime that fall on a day, and on a rule where one is asked about. */
export const marksOn = (answer: OutlookAnswer, date: string, ruleId?: string): OutlookMark[] =>
  MARKS.filter((mark) => {
    const marked = markOf(answer, mark);
    return marked?.date === date && (ruleId === undefined || marked.ruleId === ruleId);
  });

/** What is written at some of the marks. */
export const namesOf = (answer: OutlookAnswer, marks: readonly OutlookMark[]): string[] =>
  marks.flatMap((mark) => nameOf(answer, mark) ?? []);

/** One point for the marks that fall together. */
export const markPoints = (answer: OutlookAnswer): Point[] => {
  const points: { time: number; value: number; names: string[] }[] = [];
  for (const mark of MARKS) {
    const choice = mark === 'bestInLife' ? (greatestSum(answer)?.choice ?? null) : markedChoice(answer, mark);
    const name = nameOf(answer, mark);
    if (choice === null || choice.value === null || name === null) continue;
    const time = timeOf(choice.date);
    const same = points.find((point) => point.time === time && point.value === choice.value);
    if (same === undefined) points.push({ time, value: choice.value, names: [name] });
    else same.names.push(name);
  }
  return points.map((point) => ({ ...point, label: point.names.map(shortMark).join(' · ') }));
};

/** Labels of points nearer than these shares of the picture would lie on each other. */
const NEAR_IN_TIME = 0.25;
const NEAR_IN_VALUE = 0.12;

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** By mark: 0 above its point; near marks that are higher push the label under it, a line for each. */
export const labelLines = (marks: readonly Point[], all: readonly Point[]): number[] => {
  const time = spanOf(all.map((point) => point.time)) * NEAR_IN_TIME;
  const value = spanOf(all.map((point) => point.value)) * NEAR_IN_VALUE;
  const isNear = (one: Point, other: Point): boolean =>
    Math.abs(other.time - one.time) <= time && Math.abs(other.value - one.value) <= value;
  return marks.map(
    (mark, place) =>
      marks.filter(
        (other, at) => isNear(mark, other) && (other.value > mark.value || (other.value === mark.value && at < place)),
      ).length,
  );
};

const shortMark = (name: string): string => texts.shortMarks.get(name) ?? name;

const mostTicks = 8;
const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** The first of January of the years around the points, evenly apart and few enough to be read. */
export const yearTicks = (points: readonly Pick<Point, 'time'>[]): number[] => {
  const years = points.map(({ time }) => yearOf(time));
  const first = Math.min(...years);
  const span = Math.max(...years) + 1 - first;
  const apart = Math.max(1, Math.ceil(span / (mostTicks - 1)));
  return Array.from({ length: Math.ceil(span / apart) + 1 }, (_, tick) => Date.UTC(first + tick * apart, 0, 1));
};

/** Days of one record that others have too. */
import { dayOf, isoOf } from '../../units/day.ts';
import { divide, mayDivideOn, supposedParts } from './division.ts';
import type { WorkRecord } from './work-record.ts';

type Worked = Pick<WorkRecord, 'ingressDate' | 'egressDate'>;

const NEVER = '9999-12-31';
const lastOf = ({ egressDate }: Worked): string => egressDate ?? NEVER;

const overlaps = (one: Worked, other: Worked): boolean =>
  one.ingressDate <= lastOf(other) && other.ingressDate <= lastOf(one);

const isHeld = (day: string, others: readonly Worked[]): boolean =>
  others.some((other) => other.ingressDate <= day && day <= lastOf(other));

/** Days of a record after which it begins or ceases to have others beside it. */
const changesWithin = (record: Worked, others: readonly Worked[]): string[] => {
  const days = others.flatMap(({ ingressDate, egressDate }) => [isoOf(dayOf(ingressDate) - 1), egressDate ?? NEVER]);
  return [...new Set(days)]
    .filter((day) => day !== NEVER && mayDivideOn(record, day))
    .filter((day) => isHeld(day, others) !== isHeld(isoOf(dayOf(day) + 1), others))
    .sort();
};

export interface Beside<Other> extends Worked {
  /** One that has these days too; null where none has. */
  readonly beside: Other | null;
}

/** The days of a record, by whether others have them too. */
export const spansBeside = <Other extends Worked>(record: Worked, others: readonly Other[]): Beside<Other>[] => {
  const ends = changesWithin(record, others);
  const begins = [record.ingressDate, ...ends.map((day) => isoOf(dayOf(day) + 1))];
  return begins.map((ingressDate, place) => {
    const span = { ingressDate, egressDate: ends[place] ?? record.egressDate };
    return { ...span, beside: others.find((other) => overlaps(span, other)) ?? null };
  });
};

export interface Part {
  readonly record: WorkRecord;
  /** One that has its days too; null where none has. */
  readonly beside: WorkRecord | null;
}

/** The record divided where others begin and end beside it. The first part keeps its id. */
export const partsBeside = (record: WorkRecord, others: readonly WorkRecord[]): Part[] => {
  let rest = record;
  return spansBeside(record, others).map(({ egressDate, beside }): Part => {
    if (egressDate === null || !mayDivideOn(rest, egressDate)) return { record: rest, beside };
    const [before, after] = supposedParts(rest, `${record.id}:${egressDate}`, divide(rest, egressDate));
    rest = after;
    return { record: before, beside };
  });
};

import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { dayOf, isoOf } from '../../../../domain/units/day.ts';

type Period = Pick<WorkRecord, 'ingressDate' | 'egressDate'>;

/** Days without any record between the first and the last, `YYYY-MM-DD`, both within. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

/** Records that overlap stand on lanes of their own. */
export const lanesOf = <Record extends Period>(records: readonly Record[], last: string): Record[][] => {
  const lanes: Record[][] = [];
  for (const record of [...records].sort((a, b) => a.ingressDate.localeCompare(b.ingressDate))) {
    const lane = lanes.find((candidate) => (candidate.at(-1)?.egressDate ?? last) < record.ingressDate);
    if (lane === undefined) lanes.push([record]);
    else lane.push(record);
  }
  return lanes;
};

/** The periods in which no record runs, oldest first. */
export const gapsOf = (records: readonly Period[], last: string): Gap[] => {
  const gaps: Gap[] = [];
  let covered: number | null = null;
  for (const { ingressDate, egressDate } of [...records].sort((a, b) => a.ingressDate.localeCompare(b.ingressDate))) {
    const start = dayOf(ingressDate);
    if (covered !== null && start > covered + 1) gaps.push({ from: isoOf(covered + 1), to: isoOf(start - 1) });
    covered = Math.max(covered ?? start, dayOf(egressDate ?? last));
  }
  if (covered !== null && dayOf(last) > covered) gaps.push({ from: isoOf(covered + 1), to: last });
  return gaps;
};

/** The years that are written under the axis. */
export const yearsShown = (from: number, to: number): number[] => {
  const first = Math.ceil(from / 5) * 5;
  const step = to - from > 30 ? 10 : 5;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
};

/** Where a day, and a stretch of days, stands on an axis from the first to the last day, in percent. */
export const axisOf = (first: string, last: string) => {
  const from = dayOf(first);
  const length = Math.max(1, dayOf(last) - from + 1);
  return {
    left: (iso: string): string => `${((dayOf(iso) - from) / length) * 100}%`,
    width: (start: string, end: string): string => `${(Math.max(1, dayOf(end) - dayOf(start) + 1) / length) * 100}%`,
    holds: (iso: string): boolean => iso > first && iso < last,
  };
};

import type { WorkRecord } from '../../../domain/api/work-records.ts';

/** Oldest first, as the timeline shows them; those of one day, the one that ended first before the other. */
export const inTime = (records: readonly WorkRecord[]): WorkRecord[] =>
  [...records].sort(
    (a, b) =>
      a.ingressDate.localeCompare(b.ingressDate) || (a.egressDate ?? '9999').localeCompare(b.egressDate ?? '9999'),
  );

/** The records that run beside one, oldest first. */
export const besideOf = ({ concomitantWith }: WorkRecord, records: readonly WorkRecord[]): WorkRecord[] =>
  inTime(records.filter(({ id }) => concomitantWith.includes(id)));

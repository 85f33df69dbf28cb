import { isInBrazil } from './abroad.ts';
import type { WorkRecord } from './work-record.ts';

type Placed = Pick<WorkRecord, 'id' | 'regimeType' | 'ingressDate' | 'egressDate'> &
  Partial<Pick<WorkRecord, 'country'>>;

const LATER_THAN_ALL = '9999-12-31';

const overlap = (one: Placed, other: Placed): boolean =>
  one.regimeType === other.regimeType &&
  isInBrazil(one) &&
  isInBrazil(other) &&
  one.ingressDate <= (other.egressDate ?? LATER_THAN_ALL) &&
  other.ingressDate <= (one.egressDate ?? LATER_THAN_ALL);

/** For each record the ids of those of the same regime that share a day with it, in the order given; none of time abroad. */
export const concomitantRecords = (records: readonly Placed[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    records.map((record) => [
      record.id,
      records.filter((other) => other !== record && overlap(record, other)).map(({ id }) => id),
    ]),
  );

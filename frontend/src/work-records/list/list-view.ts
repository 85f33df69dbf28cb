import { z } from 'zod';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { fold } from '../../../../domain/words/format.ts';

/** Cards say everything of a record, the compact view one line of each. */
const listView = z.enum(['cards', 'compact']);
export type ListView = z.infer<typeof listView>;

export const recordFilter = z.object({ regime: z.enum(['RPPS', 'RGPS', 'ALL']), employer: z.string() });
export type RecordFilter = z.infer<typeof recordFilter>;

export const noFilter: RecordFilter = { regime: 'ALL', employer: '' };

/** So many cards are more than anybody can oversee. */
const MANY = 15;
const VIEW_KEY = 'genial.records.view';
const filterKey = (calculationId: string): string => `genial.records.filter.${calculationId}`;

/** As it was last chosen in this browser; where it never was, by how many records there are. */
export const rememberedView = (storage: Storage, records: number): ListView => {
  const kept = listView.safeParse(storage.getItem(VIEW_KEY));
  if (kept.success) return kept.data;
  return records > MANY ? 'compact' : 'cards';
};
export const rememberView = (storage: Storage, view: ListView): void => storage.setItem(VIEW_KEY, view);

/** Of one calculation, as long as the window is open. */
export const rememberedFilter = (storage: Storage, calculationId: string): RecordFilter => {
  const kept = storage.getItem(filterKey(calculationId));
  if (kept === null) return noFilter;
  try {
    return recordFilter.catch(noFilter).parse(JSON.parse(kept));
  } catch {
    return noFilter;
  }
};
export const rememberFilter = (storage: Storage, calculationId: string, filter: RecordFilter): void =>
  storage.setItem(filterKey(calculationId), JSON.stringify(filter));

/** The records of that regime whose employer's name holds what is asked for, accents and capitals aside. */
export const filtered = (records: readonly WorkRecord[], { regime, employer }: RecordFilter): WorkRecord[] =>
  records.filter(
    ({ regimeType, companyName }) =>
      (regime === 'ALL' || regimeType === regime) && fold(companyName).includes(fold(employer)),
  );

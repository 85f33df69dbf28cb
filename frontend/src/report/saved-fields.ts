import { z } from 'zod';
import { type ReportFields, savedFields } from './fields.ts';

/** Whose fields they were, and when they were kept. */
const origin = z.object({
  userId: z.string(),
  calculationName: z.string(),
  customerName: z.string(),
  savedAt: z.string(),
});
export type SavedOrigin = z.infer<typeof origin>;

/** Fields kept before their origin was kept with them say nothing of it. */
const kept = savedFields.extend({ origin: origin.optional() });

export interface SavedFields {
  fields: ReportFields;
  origin: SavedOrigin | null;
}

/** One slot for all reports, overwritten on save. */
const slot = 'genial.report-fields';

export const keepFields = (storage: Storage, fields: ReportFields, from: SavedOrigin): void =>
  storage.setItem(slot, JSON.stringify({ ...fields, origin: from }));

/** What was kept, or null when there is nothing that can be read, or when it is another person's. */
export const keptFields = (storage: Storage, userId: string): SavedFields | null => {
  try {
    const read = kept.safeParse(JSON.parse(storage.getItem(slot) ?? 'null'));
    if (!read.success) return null;
    const { origin: from = null, ...fields } = read.data;
    return from !== null && from.userId !== userId ? null : { fields, origin: from };
  } catch {
    return null;
  }
};

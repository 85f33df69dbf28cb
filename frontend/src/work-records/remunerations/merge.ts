import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { type GridRow, type GridState, gridOf } from './grid-state.ts';

const byMonth = (rows: readonly GridRow[]): Map<string, GridRow> => new Map(rows.map((row) => [row.key, row]));

/** Whether the person changed a month since it was read. */
const isTouched = (row: GridRow, read: GridRow | undefined): boolean =>
  row.unread !== null || row.value !== (read?.value ?? null);

export const isChanged = ({ rows, read }: GridState): boolean => {
  const before = byMonth(read);
  return rows.some((row) => isTouched(row, before.get(row.key)));
};

/**
 * The grid over what somebody else saved meanwhile: what the person did not touch takes the newest value, and what
 * both changed keeps the person's beside the other one. There is nothing to undo behind this.
 */
export const merged = (state: GridState, newest: WorkRecord, asOf: string, revision: string | null): GridState => {
  const before = byMonth(state.read);
  const touched = byMonth(state.rows.filter((row) => isTouched(row, before.get(row.key))));
  const fresh = gridOf(newest, asOf, revision);
  const rows = fresh.rows.map((row): GridRow => {
    const mine = touched.get(row.key);
    if (mine === undefined) return row;
    touched.delete(row.key);
    const changedByOthers = row.value !== (before.get(row.key)?.value ?? null) && row.value !== mine.value;
    return { ...mine, saved: changedByOthers ? { value: row.value } : null };
  });
  const all = [...rows, ...touched.values()].sort((a, b) => a.key.localeCompare(b.key));
  const conflict = all.findIndex(({ saved }) => saved !== null);
  return { ...fresh, rows: all, firstConflict: conflict < 0 ? null : conflict };
};

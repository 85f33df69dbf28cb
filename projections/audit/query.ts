import type { AuditKind } from '../../domain/api/audit.ts';
import type { Page, View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { AuditDocument, AuditField } from './schema.ts';

export type AuditView = View<Stamped<AuditDocument>, AuditField>;

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly kind: AuditKind | undefined;
  /** Only what these did or what is about them; null: everything. */
  readonly ids: readonly string[] | null;
}

const newestFirst = [{ field: 'position', order: 'desc' }] as const;

/** The newest first. */
export const auditEntries = async (
  view: AuditView,
  { page, limit, kind, ids }: Wanted,
): Promise<Page<Stamped<AuditDocument>>> => {
  const ofKind = kind === undefined ? {} : { kind };
  if (ids === null) return view.find({ where: ofKind, sort: newestFirst, page: { number: page, size: limit } });
  const upTo = { number: 1, size: page * limit };
  const done = await view.find({ where: { ...ofKind, by: { in: ids } }, sort: newestFirst, page: upTo });
  const about = await view.find({ where: { ...ofKind, about: { in: ids } }, sort: newestFirst, page: upTo });
  const both = await view.count({ where: { ...ofKind, by: { in: ids }, about: { in: ids } } });
  const merged = new Map([...done.items, ...about.items].map((entry) => [entry.id, entry]));
  const items = [...merged.values()].sort((one, other) => (one.position < other.position ? 1 : -1));
  return { items: items.slice((page - 1) * limit, page * limit), total: done.total + about.total - both };
};

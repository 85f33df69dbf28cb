import type { PublishedIndexes } from '../law/tables/overlay.ts';
import type { IndexEvent } from './events.ts';

/** Reference month as 'MM/YYYY'. */
export const nothingPublished = (date: string): PublishedIndexes => ({
  date,
  minSalary: null,
  maxSalary: null,
  indexes: [],
});

const reais = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** What a publication makes of a month's table: new factors take the place of all earlier ones. */
export const publish = (before: PublishedIndexes, published: IndexEvent['data']): PublishedIndexes => ({
  date: before.date,
  minSalary: reais(published.minSalaryInCents) ?? before.minSalary,
  maxSalary: reais(published.maxSalaryInCents) ?? before.maxSalary,
  indexes:
    published.indexes.length === 0
      ? before.indexes
      : published.indexes.map(([year, month, index]) => ({ year, month: String(month).padStart(2, '0'), index })),
});

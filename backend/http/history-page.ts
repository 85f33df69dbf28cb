import type { HistoryAnswer } from '../../domain/api/history.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { StreamEvent } from '../../stores/log.ts';
import { authorOf } from './author.ts';

interface Told extends Omit<HistoryAnswer['entries'][number], 'by' | 'changes'> {
  readonly by: string | null;
  readonly changes: readonly HistoryAnswer['entries'][number]['changes'][number][];
}

interface PageAsked {
  readonly page: number;
  readonly limit: number;
}

/** What a page of a history shows, newest first; the newest are the last. */
export const shownOnPage = <Entry>(entries: readonly Entry[], { page, limit }: PageAsked): readonly Entry[] => {
  const to = Math.max(0, entries.length - (page - 1) * limit);
  return entries.slice(Math.max(0, to - limit), to).toReversed();
};

/** An event as histories tell of it. */
export const factOf = <Event>({ revision, metadata: { at, by }, event }: StreamEvent<Event>) => ({
  revision,
  at,
  by,
  event,
});

/** Entries with the names of their authors. */
export const withAuthors = async (
  entries: readonly Told[],
  { users }: Pick<ReadModels, 'users'>,
): Promise<HistoryAnswer['entries']> => {
  const known = await users.getMany(entries.flatMap(({ by }) => by ?? []));
  return entries.map((entry) => ({ ...entry, by: authorOf(entry.by, known), changes: [...entry.changes] }));
};

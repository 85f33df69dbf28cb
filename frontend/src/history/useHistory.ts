import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistoryAnswer } from '../../../domain/api/history.ts';
import type { HistoryQuery } from '../app/data/verbs.ts';

/** A page of a history. `key` names whose it is; the page shown stays while the next one is on its way. */
export const useHistory = (
  key: readonly unknown[],
  query: HistoryQuery,
  read: (query: HistoryQuery, signal: AbortSignal) => Promise<{ data: HistoryAnswer }>,
) =>
  useQuery({
    queryKey: [...key, query],
    queryFn: async ({ signal }) => (await read(query, signal)).data,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryAnswer } from '../../../domain/api/history.ts';
import type { HistoryQuery } from '../data/asked.ts';

const FIRST = 0;
const ENTRIES_AT_FIRST = 15;

/**
 * A history by pages; the page shown stays while the next one is on its way.
 * @param key whose it is
 * @param read asks for one page, counted from 1
 * @param record of which record it tells; all of them by default
 */
export const useHistory = (
  key: readonly unknown[],
  read: (query: HistoryQuery, signal: AbortSignal) => Promise<{ data: HistoryAnswer }>,
  record?: string,
) => {
  const [page, setPage] = useState(FIRST);
  const [perPage, setPerPage] = useState(ENTRIES_AT_FIRST);
  const query = { page: page + 1, limit: perPage, ...(record === undefined ? {} : { record }) };
  const answer = useQuery({
    queryKey: [...key, query],
    queryFn: async ({ signal }) => (await read(query, signal)).data,
    placeholderData: keepPreviousData,
  });
  const paging = {
    page,
    perPage,
    onPage: setPage,
    onPerPage: (count: number) => {
      setPerPage(count);
      setPage(FIRST);
    },
  };
  return { answer, paging, toFirstPage: () => setPage(FIRST) };
};

import type { ReactNode } from 'react';
import type { HistoryAnswer, HistoryEntry } from '../../../domain/api/history.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { HistoryList } from './HistoryList.tsx';
import { historyTexts as texts } from './texts.ts';
import type { useHistory } from './useHistory.ts';

interface HistoryPagesProps {
  history: ReturnType<typeof useHistory>;
  present: number;
  perPage: number;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  actions: (entry: HistoryEntry) => ReactNode;
  /** Above the list, once it is there. */
  filter?: (answer: HistoryAnswer) => ReactNode;
}

/** A history with the way to its older pages. */
export const HistoryPages = ({ history, present, actions, filter, ...paging }: HistoryPagesProps) => {
  const { data, error, refetch } = history;
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton rows={6} />;
  return (
    <>
      {filter?.(data)}
      <HistoryList entries={data.entries} present={present} actions={actions} />
      {data.pagination.totalCount > data.entries.length && (
        <ListPagination count={data.pagination.totalCount} {...paging} />
      )}
    </>
  );
};

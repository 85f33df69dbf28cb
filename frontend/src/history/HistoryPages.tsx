import Typography from '@mui/material/Typography';
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
  actions: (entry: HistoryEntry) => ReactNode;
  /** Above the list, once it is there. */
  filter?: (answer: HistoryAnswer) => ReactNode;
}

/** A history with the way to its older pages. */
export const HistoryPages = ({ history: { answer, paging }, present, actions, filter }: HistoryPagesProps) => {
  const { data, error, refetch } = answer;
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton rows={6} />;
  return (
    <>
      <Typography variant="body2" className="no-print" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.help}
      </Typography>
      {filter?.(data)}
      <HistoryList entries={data.entries} present={present} actions={actions} />
      {data.pagination.totalCount > data.entries.length && (
        <ListPagination count={data.pagination.totalCount} {...paging} />
      )}
    </>
  );
};

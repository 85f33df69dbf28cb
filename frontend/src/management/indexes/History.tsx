import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { indexHistoryAnswer } from '../../../../domain/api/indexes.ts';
import { formatInstant } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { rowsPerPage } from '../../shared/table/DataTable.tsx';
import { indexTexts as texts } from './texts.ts';
import { WithdrawIndexes } from './WithdrawIndexes.tsx';

type Entry = z.output<typeof indexHistoryAnswer>['entries'][number];

/** The months whose newest entry is a publication: what they say can be withdrawn there. */
const standing = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(
    entries
      .filter((entry, place) => entries.findIndex(({ date }) => date === entry.date) === place)
      .filter(({ event }) => event === 'IndexesPublished')
      .map(({ revision }) => revision),
  );

const Entries = ({ entries }: { entries: readonly Entry[] }) => {
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const live = standing(entries);
  return (
    <>
      <List disablePadding aria-label={texts.history}>
        {entries.map(({ revision, summary, by, at, date }) => (
          <ListItem
            key={revision}
            divider
            disableGutters
            secondaryAction={
              live.has(revision) && (
                <Button size="small" aria-label={texts.withdrawOf(date)} onClick={() => setWithdrawn(date)}>
                  {texts.withdraw}
                </Button>
              )
            }
            sx={{ pr: 11 }}
          >
            <ListItemText primary={summary} secondary={texts.by(by.name, formatInstant(at))} />
          </ListItem>
        ))}
      </List>
      {withdrawn !== null && <WithdrawIndexes date={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
};

/** What was published and withdrawn here, by whom, with the way back. */
export const History = () => {
  const genial = useGenial();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: keys.indexHistory,
    queryFn: async ({ pageParam }) => (await genial.indexHistory(pageParam, rowsPerPage)).data,
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, limit, totalCount } }) =>
      page * limit < totalCount ? page + 1 : undefined,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{texts.history}</Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.historyHelp}
      </Typography>
      {entries === undefined && error === null && <PageSkeleton rows={3} />}
      {entries === undefined && error !== null && (
        <ErrorPanel error={error} title={texts.historyFailed} onRetry={() => refetch()} />
      )}
      {entries !== undefined &&
        (entries.length === 0 ? (
          <Typography sx={{ mt: 2 }}>{texts.noHistory}</Typography>
        ) : (
          <Entries entries={entries} />
        ))}
      {hasNextPage && (
        <Box sx={{ mt: 1 }}>
          <BusyButton busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {texts.more}
          </BusyButton>
        </Box>
      )}
    </Paper>
  );
};

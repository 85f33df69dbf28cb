import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../domain/api/history.ts';
import { today } from '../shared/clock.ts';
import { byDay, dayTitle } from './days.ts';
import { HistoryEntryItem } from './HistoryEntryItem.tsx';

interface HistoryListProps {
  entries: readonly HistoryEntry[];
  /** The revision that stands now. */
  present: number;
  /** What can be done with an entry. */
  actions: (entry: HistoryEntry) => ReactNode;
}

/** Entries by day, the newest first. */
export const HistoryList = ({ entries, present, actions }: HistoryListProps) => {
  const now = today();
  return (
    <>
      {byDay(entries).map(({ day, entries: of }) => (
        <Paper key={day} component="section" variant="outlined" sx={{ px: { xs: 2, sm: 3 }, pt: 1.5, mb: 2 }}>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {dayTitle(day, now)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {of.map((entry) => (
              <HistoryEntryItem key={entry.revision} entry={entry} isPresent={entry.revision === present}>
                {actions(entry)}
              </HistoryEntryItem>
            ))}
          </Box>
        </Paper>
      ))}
    </>
  );
};

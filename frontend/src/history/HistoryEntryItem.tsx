import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../domain/api/history.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { ChangeList } from './ChangeList.tsx';
import { historyTexts as texts } from './texts.ts';

interface HistoryEntryItemProps {
  entry: HistoryEntry;
  /** Whether it is what stands now. */
  isPresent: boolean;
  /** What can be done with this revision. */
  children: ReactNode;
}

/** 'HH:MM' of an instant in São Paulo. */
const timeOf = (at: string): string => formatInstant(at).slice(-5);

/** One entry: when, who, what, before and after. */
export const HistoryEntryItem = ({ entry, isPresent, children }: HistoryEntryItemProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '56px minmax(0, 1fr)' },
      columnGap: 2,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="time" dateTime={entry.at} variant="body2" sx={{ color: 'text.secondary' }}>
      {timeOf(entry.at)}
    </Typography>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h4" variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {entry.summary}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {texts.by(entry.by.name)} · {texts.revision(entry.revision)}
        {isPresent && <Chip size="small" color="primary" variant="outlined" label={texts.present} />}
      </Typography>
      <ChangeList changes={entry.changes} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1, mt: 0.5 }}>
        {children}
      </Box>
    </Box>
  </Box>
);

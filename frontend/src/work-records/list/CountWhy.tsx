import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { countDifferenceTexts, hasMonthsToComplete } from '../../../../domain/words/record-count.ts';
import { CountNote } from '../CountNote.tsx';

/** Why the days are not those of the dates, in one button; amber where something can be done about it, to which it leads. */
export const CountWhy = ({ record }: { record: WorkRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const said = countDifferenceTexts(record).join(' · ');
  if (said === '') return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${record.companyName}: ${said}`}
        title={said}
        color={hasMonthsToComplete(record) ? 'warning' : 'default'}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.5, my: -0.5 }}
      >
        <InfoOutlined sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box sx={{ p: 2, maxWidth: 420 }}>
          <CountNote record={record} />
        </Box>
      </Popover>
    </>
  );
};

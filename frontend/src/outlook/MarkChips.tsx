import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { markWords, type OutlookMark } from '../../../domain/words/outlook.ts';

/** What stands out about a day or a right. */
export const MarkChips = ({ marks }: { marks: readonly OutlookMark[] }) =>
  marks.length === 0 ? null : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.25 }}>
      {marks.map((mark) => (
        <Chip
          key={mark}
          size="small"
          label={markWords[mark]}
          sx={{
            bgcolor: 'applicable.light',
            color: 'text.primary',
            height: 'auto',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
          }}
        />
      ))}
    </Box>
  );

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../../domain/words/format.ts';
import type { axisOf } from './layout.ts';

/** A day on which the law changed. */
export interface Cut {
  readonly day: string;
  readonly name: string;
}

interface CutMarksProps {
  cuts: readonly Cut[];
  axis: ReturnType<typeof axisOf>;
}

/** A line through all lanes for each day on which the law changed. */
export const CutMarks = ({ cuts, axis }: CutMarksProps) => (
  <>
    {cuts.map(({ day, name }) => (
      <Box
        key={day}
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 20,
          left: axis.left(day),
          borderLeft: 1,
          borderColor: 'text.secondary',
        }}
      >
        <Typography
          variant="caption"
          sx={{ position: 'absolute', top: -4, left: 4, whiteSpace: 'nowrap', color: 'text.secondary' }}
        >
          {name}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {` · ${formatDate(day)}`}
          </Box>
        </Typography>
      </Box>
    ))}
  </>
);

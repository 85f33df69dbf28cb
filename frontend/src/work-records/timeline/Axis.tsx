import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type axisOf, yearsShown } from './layout.ts';

interface AxisProps {
  from: string;
  to: string;
  axis: ReturnType<typeof axisOf>;
}

/** The years under the lanes. */
export const Axis = ({ from, to, axis }: AxisProps) => (
  <Box sx={{ position: 'relative', height: 20, borderTop: 1, borderColor: 'divider' }} aria-hidden>
    {yearsShown(Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))).map((year) => (
      <Typography
        key={year}
        variant="caption"
        sx={{
          position: 'absolute',
          // Half of its own width at least from either edge.
          left: `clamp(2.2ch, ${axis.left(`${year}-01-01`)}, 100% - 2.2ch)`,
          transform: 'translateX(-50%)',
          color: 'text.secondary',
        }}
      >
        {year}
      </Typography>
    ))}
  </Box>
);

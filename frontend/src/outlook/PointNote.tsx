import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import type { Point } from './outlook-points.ts';

const dayOf = (time: number): string => formatDate(new Date(time).toISOString());

/** What the picture says of a point that is pointed at. */
export const PointNote = ({ payload }: { payload?: readonly { payload: Point }[] }) => {
  const point = payload?.[0]?.payload;
  if (point === undefined) return null;
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: 1, borderRadius: 1, maxWidth: 320 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {dayOf(point.time)} · {formatMoney(point.value)}
      </Typography>
      {point.names.map((name) => (
        <Typography key={name} variant="caption" component="div">
          {name}
        </Typography>
      ))}
    </Box>
  );
};

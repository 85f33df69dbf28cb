import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CartesianGrid, Legend, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { type Point, pointsOf, yearTicks } from './chart-points.ts';
import { rulesTexts } from './texts.ts';

const yearOf = (time: number): string => String(new Date(time).getUTCFullYear());
const thousands = (value: number): string => formatMoney(value).replace(/,\d\d$/, '');
const dayOf = (time: number): string => formatDate(new Date(time).toISOString());

const PointNote = ({ payload }: { payload?: readonly { payload: Point }[] }) => {
  const point = payload?.[0]?.payload;
  if (point === undefined) return null;
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: 1, borderRadius: 1, maxWidth: 280 }}>
      <Typography variant="caption" component="div">
        {point.modality}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {dayOf(point.time)} · {formatMoney(point.value)}
      </Typography>
    </Box>
  );
};

/** Estimated value against the day from which it can be had, for both regimes. */
export const BenefitChart = (answers: { rpps: RulesAnswer; rgps: RulesAnswer }) => {
  const { palette, typography } = useTheme();
  const rpps = pointsOf(answers.rpps);
  const rgps = pointsOf(answers.rgps);
  if (rpps.length + rgps.length < 2) return null;
  const years = yearTicks([...rpps, ...rgps]);
  const tick = { fontSize: typography.caption.fontSize, fill: palette.text.secondary };
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {rulesTexts.chart}
      </Typography>
      <ResponsiveContainer width="100%" height={220}>
        <ScatterChart margin={{ top: 8, right: 24, bottom: 0, left: 8 }}>
          <CartesianGrid stroke={palette.divider} />
          <XAxis
            type="number"
            dataKey="time"
            domain={[Math.min(...years), Math.max(...years)]}
            ticks={years}
            interval="equidistantPreserveStart"
            padding={{ left: 24, right: 24 }}
            tickFormatter={yearOf}
            tick={tick}
            stroke={palette.divider}
          />
          <YAxis
            type="number"
            dataKey="value"
            tickFormatter={thousands}
            tick={tick}
            width={88}
            stroke={palette.divider}
          />
          <Tooltip content={<PointNote />} />
          <Legend />
          <Scatter name="RPPS" data={rpps} fill={palette.primary.main} shape="circle" />
          <Scatter name="RGPS" data={rgps} fill={palette.future.main} shape="diamond" />
        </ScatterChart>
      </ResponsiveContainer>
    </Box>
  );
};

import { Box, Typography, useTheme } from '@mui/material';
import { CartesianGrid, Legend, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { Rule, RulesAnswer } from '../../../domain/api/rules.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { rulesTexts } from './texts.ts';
import { useRules } from './use-rules.ts';

interface Point {
  time: number;
  value: number;
  modality: string;
}

const pointOf = ({ whenToRetire, estimatedBenefit, modality, calculationDate }: Rule): Point[] => {
  if (whenToRetire === null || estimatedBenefit === null) return [];
  const day = whenToRetire < calculationDate ? calculationDate : whenToRetire;
  return [{ time: Date.parse(day), value: estimatedBenefit, modality }];
};

const pointsOf = (answer: RulesAnswer | undefined): Point[] =>
  answer === undefined ? [] : [...answer.applicableRules, ...answer.futureRules].flatMap(pointOf);

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
export const BenefitChart = ({ calculationId }: { calculationId: string }) => {
  const { palette } = useTheme();
  const rpps = pointsOf(useRules(calculationId, 'RPPS').data);
  const rgps = pointsOf(useRules(calculationId, 'RGPS').data);
  if (rpps.length + rgps.length < 2) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {rulesTexts.chart}
      </Typography>
      <ResponsiveContainer width="100%" height={260}>
        <ScatterChart margin={{ top: 8, right: 16, bottom: 8, left: 24 }}>
          <CartesianGrid stroke={palette.divider} />
          <XAxis
            type="number"
            dataKey="time"
            domain={['auto', 'auto']}
            tickFormatter={dayOf}
            stroke={palette.text.secondary}
          />
          <YAxis type="number" dataKey="value" tickFormatter={formatMoney} width={96} stroke={palette.text.secondary} />
          <Tooltip content={<PointNote />} />
          <Legend />
          <Scatter name="RPPS" data={rpps} fill={palette.primary.main} shape="circle" />
          <Scatter name="RGPS" data={rgps} fill={palette.future.main} shape="diamond" />
        </ScatterChart>
      </ResponsiveContainer>
    </Box>
  );
};

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  CartesianGrid,
  LabelList,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import {
  labelLines,
  labelledApart,
  markPoints,
  type NumberedRight,
  rightPoints,
  timeOf,
  waitingPoints,
  yearTicks,
} from './outlook-points.ts';
import { Dot, MarkLabel, NumberLabel, Ring } from './PointLabel.tsx';
import { PointNote } from './PointNote.tsx';
import { outlookTexts as texts } from './texts.ts';

const yearOf = (time: number): string => String(new Date(time).getUTCFullYear());
const thousands = (value: number): string => formatMoney(value).replace(/,\d\d$/, '');

/** A regime in the picture, told apart by shape and stroke as well as by colour, so that it prints in black and white. */
const LOOKS = {
  RPPS: { shape: 'circle', colour: 'primary', dash: '0' },
  RGPS: { shape: 'diamond', colour: 'future', dash: '6 4' },
} as const;

interface OutlookChartProps {
  answers: readonly { answer: OutlookAnswer; rights: readonly NumberedRight[] }[];
}

/** Every right by day and monthly value, and the best value of each year of waiting, for both regimes. */
export const OutlookChart = ({ answers }: OutlookChartProps) => {
  const { palette, typography } = useTheme();
  const { calculationDateSource } = useCalculation().calculation;
  const series = answers.map(({ answer, rights }) => ({
    regime: answer.regimeType,
    look: LOOKS[answer.regimeType],
    rights: labelledApart(rightPoints(rights)),
    waiting: waitingPoints(answer),
    marks: markPoints(answer),
  }));
  const all = series.flatMap(({ rights, waiting }) => [...rights, ...waiting]);
  const calculationDate = answers[0]?.answer.calculationDate;
  if (all.length < 2 || calculationDate === undefined) return null;
  const today = timeOf(calculationDate);
  const years = yearTicks([...all, { time: today }]);
  const text = { fontSize: typography.caption.fontSize, fill: palette.text.secondary };
  const label = { colour: palette.text.primary, ground: palette.background.default, size: typography.caption.fontSize };
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3">
        {texts.chart}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {texts.chartHelp}
      </Typography>
      <ResponsiveContainer width="100%" height={340}>
        <ScatterChart margin={{ top: 24, right: 24, bottom: 0, left: 8 }}>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis
            type="number"
            dataKey="time"
            domain={[Math.min(...years), Math.max(...years)]}
            ticks={years}
            interval="equidistantPreserveStart"
            padding={{ left: 24, right: 40 }}
            tickFormatter={yearOf}
            tick={text}
            stroke={palette.divider}
          />
          <YAxis
            type="number"
            dataKey="value"
            domain={['auto', 'auto']}
            tickFormatter={thousands}
            tick={text}
            width={88}
            padding={{ top: 20, bottom: 20 }}
            stroke={palette.divider}
          />
          <ReferenceLine
            x={today}
            stroke={palette.text.secondary}
            strokeDasharray="2 3"
            label={{
              ...text,
              value: calculationDateSource === 'today' ? texts.today : texts.calculationDate,
              position: 'top',
            }}
          />
          <Tooltip content={<PointNote />} cursor={false} />
          <Legend />
          {series.map(({ regime, look, waiting }) => (
            <Scatter
              key={`line ${regime}`}
              name={texts.line(regime)}
              data={waiting}
              dataKey="value"
              fill={palette[look.colour].main}
              line={{ stroke: palette[look.colour].main, strokeDasharray: look.dash, strokeWidth: 2 }}
              shape={<Dot fill={palette[look.colour].main} />}
              legendType="line"
              isAnimationActive={false}
            />
          ))}
          {series.map(({ regime, look, rights }) => (
            <Scatter
              key={`rights ${regime}`}
              name={texts.rightsOf(regime)}
              data={rights}
              dataKey="value"
              fill={palette[look.colour].main}
              shape={look.shape}
              legendType={look.shape}
              isAnimationActive={false}
            >
              <LabelList dataKey="label" content={<NumberLabel {...label} />} />
            </Scatter>
          ))}
          {series.map(({ regime, marks }) => (
            <Scatter
              key={`marks ${regime}`}
              name=""
              legendType="none"
              data={marks}
              dataKey="value"
              shape={<Ring stroke={palette.text.primary} />}
              isAnimationActive={false}
            >
              <LabelList dataKey="label" content={<MarkLabel {...label} lines={labelLines(marks, all)} />} />
            </Scatter>
          ))}
        </ScatterChart>
      </ResponsiveContainer>
    </Box>
  );
};

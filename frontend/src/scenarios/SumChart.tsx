import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ScenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import { labelledDays, rowsOf } from '../../../domain/words/crossing-labels.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { linesOf } from './sum-lines.ts';
import { scenarioTexts as texts } from './texts.ts';

/** Pixels between the months of crossings that are written above each other. */
const LABEL_LINE = 16;
/** How much of the width of the picture such a month takes on a telephone. */
const LABEL_SHARE = 0.3;
const PLOT = 280;
const DASHES = ['0', '8 4', '2 3', '10 3 2 3', '4 4'] as const;
const yearOf = (time: number): string => String(new Date(time).getUTCFullYear());
const thousands = (sum: number): string => texts.thousands(Math.round(sum / 1000));
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What has been received over time, by the facts and by each scenario; where the lines cross the scenario has paid. */
export const SumChart = ({ comparison }: { comparison: ScenarioComparison }) => {
  const { palette, typography } = useTheme();
  const { lines, rows } = linesOf(comparison);
  if (lines.length < 2) return null;
  const colours = [
    palette.text.primary,
    palette.primary.main,
    palette.future.main,
    palette.applicable.main,
    palette.error.main,
  ];
  const lookOf = (place: number) => ({
    stroke: colours[place % colours.length] ?? palette.text.primary,
    strokeDasharray: DASHES[place % DASHES.length] ?? '0',
  });
  const range = (rows.at(-1)?.time ?? 0) - (rows.at(0)?.time ?? 0);
  const labels = labelledDays(
    lines.flatMap(({ crossing }) => (crossing === null ? [] : [{ date: crossing.date, at: crossing.time }])),
    range * LABEL_SHARE,
  );
  const over = LABEL_LINE * rowsOf(labels);
  const text = { fontSize: typography.caption.fontSize, fill: palette.text.secondary };
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3">
        {texts.chart}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {texts.chartHelp}
      </Typography>
      <ResponsiveContainer width="100%" height={PLOT + over}>
        <LineChart data={[...rows]} margin={{ top: 8 + over, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis
            type="number"
            dataKey="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={yearOf}
            tickCount={8}
            tick={text}
            stroke={palette.divider}
          />
          <YAxis tickFormatter={thousands} tick={text} width={96} stroke={palette.divider} />
          <ReferenceLine y={0} stroke={palette.text.secondary} />
          {labels.map(({ at, month, row }) => (
            <ReferenceLine
              key={month}
              x={at}
              stroke={palette.text.secondary}
              strokeDasharray="1 3"
              label={({ viewBox }) => (
                <text {...text} x={(viewBox.x ?? 0) - 4} y={(viewBox.y ?? 0) - 6 - LABEL_LINE * row} textAnchor="end">
                  {month}
                </text>
              )}
            />
          ))}
          <Tooltip
            labelFormatter={(time) => formatDate(isoOf(Number(time)))}
            formatter={(sum) => formatMoney(Number(sum))}
            contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
          />
          <Legend />
          {lines.map(({ name, key }, place) => (
            <Line
              key={key}
              name={name}
              dataKey={key}
              {...lookOf(place)}
              strokeWidth={2}
              dot={false}
              connectNulls
              isAnimationActive={false}
            />
          ))}
          {lines.flatMap(({ key, crossing }, place) =>
            crossing === null
              ? []
              : [
                  <ReferenceDot
                    key={`crossing ${key}`}
                    x={crossing.time}
                    y={crossing.sum}
                    r={6}
                    fill={palette.background.paper}
                    stroke={lookOf(place).stroke}
                    strokeWidth={2}
                  />,
                ],
          )}
        </LineChart>
      </ResponsiveContainer>
    </Box>
  );
};

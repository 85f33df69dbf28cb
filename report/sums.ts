import { dayOf } from '../domain/units/day.ts';
import { labelledDays, rowsOf } from '../domain/words/crossing-labels.ts';
import { formatCount } from '../domain/words/format.ts';
import type { SumPicture } from './blocks.ts';
import { HAIR, INK, MUTED, picture, polyline, short, words } from './svg.ts';

/** Of the picture, in its own units; it is as wide as the text. */
const WIDTH = 760;
const LEFT = 74;
const RIGHT = 16;
const EDGE = 12;
const PLOT = 190;
const AXIS = 24;
const LEGEND_LINE = 17;
/** So many names stand beside each other under the picture. */
const LEGEND_COLUMNS = 2;
const MOST_LETTERS = 52;
const DASHES = [undefined, '8 4', '2 3', '10 3 2 3', '4 4'] as const;
const MOST_TICKS = 5;

/** 1, 2 or 5 with noughts, so that few steps reach from the least to the most. */
const stepOf = (span: number): number => {
  const least = span / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
};

const thousands = (sum: number): string =>
  `${sum < 0 ? '−' : ''}R$ ${formatCount(Math.round(Math.abs(sum) / 1000))} mil`;

/** Of a month over the picture, with air to the next. */
const LABEL_WIDTH = 58;
const LABEL_LINE = 13;

const yearsBetween = (from: string, until: string): number[] => {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(until.slice(0, 4))];
  const step = last - first > 24 ? 5 : 2;
  const start = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - start) / step) + 1) }, (_, index) => start + index * step);
};

/** What has been received over time, as lines that read in black and white; a ring marks where a choice has paid. */
export const sumsPicture = ({ from, until, lines, description }: SumPicture, accent: string): string => {
  const sums = lines.flatMap(({ points }) => points.map(({ sum }) => sum));
  const [least, most] = [Math.min(0, ...sums), Math.max(...sums)];
  const step = stepOf(most - least);
  const [bottom, top] = [least, Math.ceil(most / step) * step];
  const lowest = Math.ceil(bottom / step) * step;
  const [start, length] = [dayOf(from), Math.max(1, dayOf(until) - dayOf(from))];
  const x = (day: string): number => LEFT + ((dayOf(day) - start) / length) * (WIDTH - LEFT - RIGHT);
  const labels = labelledDays(
    lines.flatMap(({ crossing }) => (crossing === null ? [] : [{ date: crossing.date, at: x(crossing.date) }])),
    LABEL_WIDTH,
  );
  const plotTop = EDGE + LABEL_LINE * rowsOf(labels);
  const y = (sum: number): number => plotTop + (1 - (sum - bottom) / Math.max(1, top - bottom)) * PLOT;
  const colourOf = (place: number): string => (place === 0 ? INK : accent);
  const ticks = Array.from({ length: Math.round((top - lowest) / step) + 1 }, (_, index) => lowest + index * step);
  const levels = ticks.flatMap((sum) => [
    polyline(
      [
        [LEFT, y(sum)],
        [WIDTH - RIGHT, y(sum)],
      ],
      { colour: sum === 0 ? MUTED : HAIR, width: 0.8 },
    ),
    words(LEFT - 8, y(sum) + 3.5, thousands(sum), { fill: MUTED, size: 10, anchor: 'end' }),
  ]);
  const years = yearsBetween(from, until).map((year) =>
    words(x(`${year}-01-01`), plotTop + PLOT + 15, String(year), { fill: MUTED, size: 10, anchor: 'middle' }),
  );
  const drawn = lines.map(({ points }, place) =>
    polyline(
      points.map(({ date, sum }) => [x(date), y(sum)]),
      { colour: colourOf(place), width: 1.8, dashes: DASHES[place % DASHES.length] },
    ),
  );
  const rings = lines.flatMap(({ crossing }, place) =>
    crossing === null
      ? []
      : [
          `<circle cx="${x(crossing.date)}" cy="${y(crossing.sum)}" r="4.5" fill="#fff" stroke="${colourOf(place)}" stroke-width="1.6"/>`,
        ],
  );
  const marks = labels.flatMap(({ at, month, row }) => {
    const line = plotTop - 7 - LABEL_LINE * row;
    return [
      polyline(
        [
          [at, line - 8],
          [at, plotTop + PLOT],
        ],
        { colour: MUTED, width: 0.6, dashes: '1 3' },
      ),
      words(at - 4, line, month, { anchor: 'end' }),
    ];
  });
  const under = plotTop + PLOT + AXIS;
  const legend = lines.flatMap(({ name }, place) => {
    const left = LEFT + (place % LEGEND_COLUMNS) * ((WIDTH - LEFT - RIGHT) / LEGEND_COLUMNS);
    const line = under + Math.floor(place / LEGEND_COLUMNS) * LEGEND_LINE + 8;
    return [
      polyline(
        [
          [left, line],
          [left + 30, line],
        ],
        { colour: colourOf(place), width: 1.8, dashes: DASHES[place % DASHES.length] },
      ),
      words(left + 37, line + 4, short(name, MOST_LETTERS)),
    ];
  });
  const height = under + Math.ceil(lines.length / LEGEND_COLUMNS) * LEGEND_LINE + 2;
  return picture(WIDTH, height, description, [...levels, ...years, ...marks, ...drawn, ...rings, ...legend]);
};

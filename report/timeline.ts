import { dayOf } from '../domain/units/day.ts';
import type { Timeline } from './blocks.ts';
import { HAIR, INK, MUTED, picture, polyline, shortApart, tint, words } from './svg.ts';

/** Of the picture, in its own units; it is as wide as the text. */
const WIDTH = 760;
const LABELS = 210;
/** Of a few bars, and of many, which together take no more than a third of a page. */
const LINE = 20;
const TIGHT_LINE = 14;
const MANY = 12;
const AXIS = 24;
const MOST_LETTERS = 34;

/** Every fifth year, every tenth of a long life, each of a short one. */
const stepOf = (years: number): number => {
  if (years > 50) return 10;
  return years > 12 ? 5 : 1;
};

const lookOf = ({ special, abroad }: Pick<Timeline['bars'][number], 'special' | 'abroad'>, accent: string): string => {
  if (abroad) return `fill="none" stroke="${accent}" stroke-dasharray="4 2"`;
  return special ? `fill="url(#stripes)" stroke="${accent}"` : `fill="${accent}"`;
};

/** The periods as a picture in SVG that reads in black and white: special time is striped, time abroad is hollow, an open end has an arrow. */
export const timelinePicture = ({ bars, marks, description }: Timeline, accent: string): string => {
  const shown = [...bars.flatMap(({ from, to }) => [from, to]), ...marks.map(({ on }) => on)];
  const days = shown.map(dayOf);
  const first = Math.min(...days);
  const length = Math.max(1, Math.max(...days) - first);
  const at = (day: string): number => LABELS + ((dayOf(day) - first) / length) * (WIDTH - LABELS - 14);
  const line = bars.length > MANY ? TIGHT_LINE : LINE;
  const height = AXIS + bars.length * line + 8;
  const years = shown.map((day) => Number(day.slice(0, 4)));
  const labels = shortApart(
    bars.map(({ label }) => label),
    MOST_LETTERS,
  );
  const step = stepOf(Math.max(...years) - Math.min(...years));
  const from = Math.ceil((Math.min(...years) + 1) / step) * step;
  const down = (day: string, top: number): readonly [readonly [number, number], readonly [number, number]] => [
    [at(day), top],
    [at(day), height],
  ];
  const ticks = Array.from({ length: Math.max(0, Math.floor((Math.max(...years) - from) / step) + 1) }, (_, index) => {
    const day = `${from + index * step}-01-01`;
    return (
      polyline(down(day, AXIS - 4), { colour: HAIR, width: 0.8 }) +
      words(at(day), 12, day.slice(0, 4), { fill: MUTED, size: 10, anchor: 'middle' })
    );
  });
  const lines = bars.map(({ from: start, to, running, special, abroad }, index) => {
    const y = AXIS + index * line;
    const left = at(start);
    const width = Math.max(2, at(to) - left);
    const end = left + width;
    const look = lookOf({ special, abroad }, accent);
    return (
      words(0, y + 12, labels[index] ?? '') +
      `<rect x="${left}" y="${y + 2}" width="${width}" height="11" ${look}/>` +
      (running ? `<path d="M${end} ${y} l8 7.5 l-8 7.5 z" fill="${accent}"/>` : '')
    );
  });
  const lanes = marks.map(({ on }) => polyline(down(on, AXIS - 8), { colour: INK, width: 1.1, dashes: '4 3' }));
  const stripes = `<defs><pattern id="stripes" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="${tint(accent, 0.15)}"/><rect width="2.4" height="5" fill="${accent}"/></pattern></defs>`;
  return picture(WIDTH, height, description, [stripes, ...ticks, ...lines, ...lanes]);
};

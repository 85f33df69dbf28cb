import Handlebars from 'handlebars';
import { dayOf } from '../domain/units/day.ts';
import type { Timeline } from './blocks.ts';

/** Of the picture, in its own units; it is as wide as the text. */
const WIDTH = 760;
const LABELS = 210;
/** Of a few bars, and of many, which together take no more than a third of a page. */
const LINE = 20;
const TIGHT_LINE = 14;
const MANY = 12;
const AXIS = 24;
const MOST_LETTERS = 34;

const escaped = (text: string): string => Handlebars.escapeExpression(text);

const short = (label: string): string =>
  label.length <= MOST_LETTERS ? label : `${label.slice(0, MOST_LETTERS - 1).trimEnd()}…`;

/** Every fifth year, or every tenth of a long life. */
const stepOf = (years: number): number => (years > 50 ? 10 : 5);

/** The periods as a picture in SVG that reads in black and white: special time is striped, an open end has an arrow. */
export const timelinePicture = ({ bars, marks, description }: Timeline): string => {
  const days = [...bars.flatMap(({ from, to }) => [from, to]), ...marks.map(({ on }) => on)].map(dayOf);
  const first = Math.min(...days);
  const length = Math.max(1, Math.max(...days) - first);
  const at = (day: string): number => LABELS + ((dayOf(day) - first) / length) * (WIDTH - LABELS - 14);
  const line = bars.length > MANY ? TIGHT_LINE : LINE;
  const height = AXIS + bars.length * line + 8;
  const years = [...bars.flatMap(({ from, to }) => [from, to])].map((day) => Number(day.slice(0, 4)));
  const step = stepOf(Math.max(...years) - Math.min(...years));
  const from = Math.ceil((Math.min(...years) + 1) / step) * step;
  const ticks = Array.from({ length: Math.max(0, Math.floor((Math.max(...years) - from) / step) + 1) }, (_, index) => {
    const year = from + index * step;
    const x = at(`${year}-01-01`);
    return `<line x1="${x}" y1="${AXIS - 4}" x2="${x}" y2="${height}" class="tick"/><text x="${x}" y="12" class="year">${year}</text>`;
  });
  const lines = bars.map(({ label, from: start, to, running, special }, index) => {
    const y = AXIS + index * line;
    const left = at(start);
    const width = Math.max(2, at(to) - left);
    const end = left + width;
    return (
      `<text x="0" y="${y + 12}" class="label">${escaped(short(label))}</text>` +
      `<rect x="${left}" y="${y + 2}" width="${width}" height="11" class="${special ? 'special' : 'bar'}"/>` +
      (running ? `<path d="M${end} ${y} l8 7.5 l-8 7.5 z" class="bar"/>` : '')
    );
  });
  const lanes = marks.map(
    ({ on }) => `<line x1="${at(on)}" y1="${AXIS - 8}" x2="${at(on)}" y2="${height}" class="mark"/>`,
  );
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(description)}">` +
    '<defs><pattern id="stripes" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" class="ground"/><rect width="2.4" height="5" class="bar"/></pattern></defs>' +
    `${ticks.join('')}${lines.join('')}${lanes.join('')}</svg>`
  );
};

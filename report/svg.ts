/** Parts of the pictures. They bring their own look, so that they are the same in the PDF, in the preview and in Word. */
import Handlebars from 'handlebars';

export const INK = '#16211f';
export const MUTED = '#4a5a5a';
export const HAIR = '#c4cfcd';

export const escaped = (text: string): string => Handlebars.escapeExpression(text);

/** Labels cut to so many letters; those that would then read the same keep their end, cut in the middle. */
export const shortApart = (labels: readonly string[], letters: number): string[] => {
  const cut = labels.map((label) => short(label, letters));
  return labels.map((label, place) => {
    const said = cut[place] ?? label;
    const isAlone = cut.every((other, at) => at === place || other !== said || labels[at] === label);
    if (said === label || isAlone) return said;
    const end = Math.floor((letters - 1) / 2);
    return `${label.slice(0, letters - 1 - end).trimEnd()}…${label.slice(-end).trimStart()}`;
  });
};

export const short = (label: string, letters: number): string =>
  label.length <= letters ? label : `${label.slice(0, letters - 1).trimEnd()}…`;

interface TextLook {
  readonly fill?: string;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const words = (
  x: number,
  y: number,
  text: string,
  { fill = INK, size = 11, anchor = 'start' }: TextLook = {},
): string =>
  `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" text-anchor="${anchor}">${escaped(text)}</text>`;

interface Stroke {
  readonly colour: string;
  readonly width?: number;
  /** As SVG's `stroke-dasharray`. */
  readonly dashes?: string | undefined;
}

const strokeOf = ({ colour, width = 1, dashes }: Stroke): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`}`;

type Point = readonly [x: number, y: number];

export const polyline = (points: readonly Point[], stroke: Stroke): string =>
  `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" ${strokeOf(stroke)}/>`;

/** A colour `#rrggbb` mixed into white paper; `share` of it is left. */
export const tint = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** `description` is read to whoever cannot see it. */
export const picture = (width: number, height: number, description: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(description)}">${parts.join('')}</svg>`;

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Typeface } from '../domain/api/report-look.ts';

const weights = [400, 600, 700] as const;

interface Family {
  readonly name: string;
  readonly stack: string;
  readonly word: string;
  /** Of its size to that of the sans, so that a line holds as much. */
  readonly scale: number;
}

/** The report's type families, in CSS and in Word. */
export const families: Readonly<Record<Typeface, Family>> = {
  sans: { name: 'Source Sans 3', stack: '"Source Sans 3", "Liberation Sans", sans-serif', word: 'Calibri', scale: 1 },
  serif: { name: 'Source Serif 4', stack: '"Source Serif 4", "Liberation Serif", serif', word: 'Cambria', scale: 0.94 },
};

const require = createRequire(import.meta.url);

/** The file of each weight, in their order. */
const files: Readonly<Record<Typeface, () => readonly string[]>> = {
  sans: () => [
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'),
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'),
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2'),
  ],
  serif: () => [
    require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2'),
    require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
    require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2'),
  ],
};

const faces = new Map<Typeface, string>();

const facesOf = (typeface: Typeface): string =>
  files[typeface]()
    .map((file, at) => {
      const font = readFileSync(file).toString('base64');
      return `@font-face { font-family: "${families[typeface].name}"; font-weight: ${weights[at]}; src: url(data:font/woff2;base64,${font}) format("woff2"); }`;
    })
    .join('\n');

/** A type family as `data:` addresses, so that printing needs no network and no installed font. */
export const fontFaces = (typeface: Typeface): string => {
  const kept = faces.get(typeface) ?? facesOf(typeface);
  faces.set(typeface, kept);
  return kept;
};

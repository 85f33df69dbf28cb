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

const files = { sans: 'source-sans-3', serif: 'source-serif-4' } as const;

const faces = new Map<Typeface, string>();

const facesOf = (typeface: Typeface): string => {
  const require = createRequire(import.meta.url);
  return weights
    .map((weight) => {
      const file = files[typeface];
      const path = require.resolve(`@fontsource/${file}/files/${file}-latin-${weight}-normal.woff2`);
      return `@font-face { font-family: "${families[typeface].name}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(path).toString('base64')}) format("woff2"); }`;
    })
    .join('\n');
};

/** A type family as `data:` addresses, so that printing needs no network and no installed font. */
export const fontFaces = (typeface: Typeface): string => {
  const kept = faces.get(typeface) ?? facesOf(typeface);
  faces.set(typeface, kept);
  return kept;
};

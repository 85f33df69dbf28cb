import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const weights = [400, 600, 700] as const;

let faces: string | undefined;

/** The report's type family as `data:` addresses, so that printing needs no network and no installed font. */
export const fontFaces = (): string => {
  if (faces !== undefined) return faces;
  const require = createRequire(import.meta.url);
  faces = weights
    .map((weight) => {
      const file = require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`);
      return `@font-face { font-family: "Source Sans 3"; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format("woff2"); }`;
    })
    .join('\n');
  return faces;
};

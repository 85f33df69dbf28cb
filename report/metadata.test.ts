import { expect, it } from 'vitest';
import { withSingleTitles } from './metadata.ts';

const of = (text: string): string =>
  Buffer.from(withSingleTitles(new Uint8Array(Buffer.from(text, 'latin1')))).toString('latin1');

it('writes a title that stands twice once, in as many letters', () => {
  const once = '<</Title (IV. Fontes) /Next>>\n<</Title <FEFF004300F5> /Next>>';
  expect(of('<</Title (IV. FontesIV. Fontes) /Next>>')).toBe('<</Title (IV. Fontes)           /Next>>');
  expect(of('<</Title (V. \\(RGPS\\)V. \\(RGPS\\)) /Next>>')).toMatch(/^<<\/Title \(V\. \\\(RGPS\\\)\) +\/Next>>$/);
  expect(of('<</Title <FEFF004300F5004300F5> /Next>>')).toBe('<</Title <FEFF004300F5>         /Next>>');
  expect(of(once)).toBe(once);
});

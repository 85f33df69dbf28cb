import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

/** WCAG 2.4.7 with 1.4.11: what shows the focus stands out from what is around it. */
const LEAST = 3;

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the focus ring of the %s theme', (_name, theme) => {
  it('is drawn in the colour of texts, around filled buttons too', () => {
    const { palette, components } = theme;
    const primary = palette?.text?.primary ?? '';
    const styles = components?.MuiCssBaseline?.styleOverrides;
    if (typeof styles !== 'function') throw new Error('the ring does not follow the theme');
    expect(JSON.stringify(styles({ palette: { text: { primary } } }))).toContain(`2px solid ${primary}`);
    for (const around of [palette?.background?.default ?? '', palette?.background?.paper ?? ''])
      expect(getContrastRatio(primary, around)).toBeGreaterThanOrEqual(LEAST);
  });
});

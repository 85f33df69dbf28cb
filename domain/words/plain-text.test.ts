import { describe, expect, it } from 'vitest';
import { cellText, writableText } from './plain-text.ts';

describe('a text that goes into a file of another program', () => {
  it('loses what no XML can hold, and nothing else', () => {
    expect(writableText('a\u0000b\u0008c\u001fd\uFFFEe\uFFFFf')).toBe('abcdef');
    expect(writableText('tab\t, line\n, [CDATA ]]>, <script>, שלום, 👩🏽‍⚖️')).toBe(
      'tab\t, line\n, [CDATA ]]>, <script>, שלום, 👩🏽‍⚖️',
    );
  });

  it('loses half a character', () => {
    expect(writableText('a\uD83D')).toBe('a');
    expect(writableText('\uDE00b')).toBe('b');
    expect(writableText('😀')).toBe('😀');
  });

  it.each(['=HYPERLINK("http://x.test")', '+1', '-1+1', '@SUM(A1)'])('stays as typed in a cell: %s', (typed) => {
    expect(cellText(typed)).toBe(typed);
  });

  it('fits the cell, and says that there was more', () => {
    expect(cellText('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = cellText('x'.repeat(50_000));
    expect([cut.length, cut.at(-1)]).toEqual([32_767, '…']);
    expect(cellText(`x${'😀'.repeat(20_000)}`)).toMatch(/^x(?:😀)+…$/u);
  });
});

import { describe, expect, it } from 'vitest';
import type { CnisRelation } from './extract.ts';
import { indicators } from './indicator-table.ts';
import { asksDecision, harmBaseOf, indicatorOf } from './indicators.ts';
import { notedIndicators } from './noted.ts';

describe('the table of indicators', () => {
  it('says what to do about each that asks for something', () => {
    for (const [code, { meaning, action, asks }] of Object.entries(indicators)) {
      expect(meaning, code).not.toBe('');
      if (asks) expect(action, code).toMatch(/^[A-ZÀ-Ú].{10,}\.$/);
    }
  });

  it('knows old spellings, and takes an unknown pendency for a question', () => {
    expect(indicatorOf('PREM_EXT')).toBe(indicators['PREM-EXT']);
    expect(indicatorOf('ILEI123')).toBe(indicators['IREC-LC123']);
    expect([asksDecision('PNOVO-CODIGO'), asksDecision('INOVO-CODIGO')]).toEqual([true, false]);
    // Of a servant's link it is no question that it is one.
    expect([asksDecision('PRPPS'), asksDecision('PSE-POS'), asksDecision('IEAN')]).toEqual([false, false, true]);
  });

  it('tells the years of exposure', () => {
    expect(['IEAN', 'IEAN (15)', 'IEAN (20)', 'IEAN (25)', 'PEXT'].map(harmBaseOf)).toEqual([25, 15, 20, 25, null]);
  });
});

describe('what was noted about a relation', () => {
  const relation: CnisRelation = {
    seq: 1,
    nit: null,
    code: null,
    employer: 'PADARIA',
    type: '',
    kind: 'employment',
    startDate: '2010-01-01',
    endDate: null,
    lastRemuneration: null,
    indicators: ['PEXT'],
    remunerations: ['2011-01', '2010-11', '2010-12', '2010-13', '2011-03', '2011-03'].map((month) => ({
      month,
      value: 1,
      indicators: ['PREM_EXT'],
    })),
  };

  it('is each code once, with its months as stretches over the turn of the year, the 13th for itself', () => {
    expect(notedIndicators(relation)).toEqual([
      { code: 'PEXT', months: [] },
      {
        code: 'PREM-EXT',
        months: [
          { from: '2010-11', to: '2011-01' },
          { from: '2011-03', to: '2011-03' },
          { from: '2010-13', to: '2010-13' },
        ],
      },
    ]);
  });
});

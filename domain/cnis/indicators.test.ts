import { describe, expect, it } from 'vitest';
import type { CnisRelation } from './extract.ts';
import annexV from './fixtures/annex-v.json' with { type: 'json' };
import { EFFECTS, indicators } from './indicator-table.ts';
import { asksDecision, effectOf, harmBaseOf, indicatorOf } from './indicators.ts';
import { notedIndicators } from './noted.ts';

describe('the table of indicators', () => {
  it.each(annexV)('knows %s of annex V', (code) => {
    expect(indicatorOf(code)).not.toBeNull();
  });

  it('says what to do about each that asks for something', () => {
    for (const [code, { meaning, action, asks }] of Object.entries(indicators)) {
      expect(meaning, code).not.toBe('');
      if (asks) expect(action, code).toMatch(/^[A-ZÀ-Ú].{10,}\.$/);
    }
  });

  it('knows old spellings and reasons in parentheses, and takes a code outside it for a question', () => {
    expect(indicatorOf('PREM_EXT')).toBe(indicators['PREM-EXT']);
    expect(indicatorOf('ILEI123')).toBe(indicators['IREC-LC123']);
    expect(indicatorOf('IRECOL (IMEI)')).toBe(indicators['IREC-MEI']);
    expect(indicatorOf('ISALMIN')).toBe(indicators['IREC-LC123-SUP']);
    expect(indicatorOf('PREC-FBR ( FBR_AUT_RENSUP )')).toBe(indicators['PREC-FBR (FBR-AUT-RENSUP)']);
    expect(indicatorOf('PREC-FBR (FBR-AUT-NOVO)')).toBe(indicators['PREC-FBR']);
    expect([asksDecision('PNOVO-CODIGO'), asksDecision('INOVO-CODIGO')]).toEqual([true, true]);
  });

  it('asks of a link that may be of a servant in part only, and of one that is positive and not ratified', () => {
    expect(['PRPPS', 'PSE-POS', 'IEAN'].map(asksDecision)).toEqual([true, true, true]);
  });

  it('asks of a rural period that the INSS does not compute by itself', () => {
    expect([asksDecision('ISE-CVU'), effectOf('ISE-CVU')]).toEqual([true, 'untilProved']);
  });

  it('asks for the act of an amnesty, not for a suit', () => {
    for (const code of ['IVIN-REINTEG-ANISTIA', 'PREM-REINTEG-ANISTIA', 'PREM-FORA-REINTEG-ANISTIA'])
      expect(indicatorOf(code)?.action, code).toMatch(/ato/);
  });

  it('asks where a decision denied or a month stayed below the minimum, whatever letter the code begins with', () => {
    for (const code of [
      'AEXT-INDJ',
      'AEXT-VP',
      'AEXT-VPR',
      'AEXT-VPT',
      'AVRC-IND',
      'AVRC-INDJ',
      'AVRC-INDR',
      'ASE-INDR',
      'IREC-FBR-IND',
      'IAGRUP-MN-SM-EC103',
    ])
      expect(asksDecision(code), code).toBe(true);
  });

  it('tells what nothing counts of', () => {
    const refused = ['AEXT-VI', 'AEXT-INDJ', 'AEXT-INDR', 'AVRC-IND', 'AVRC-INDJ', 'AVRC-INDR', 'ASE-IND', 'ASE-INDR'];
    for (const code of ['PRPSE', 'PVIN-TRAB-INTERM', 'PREM-EMPR', ...refused])
      expect([code, effectOf(code)]).toEqual([code, 'nothing']);
    expect(EFFECTS.nothing).toMatchObject({ time: false, carencia: false, value: false });
    expect(effectOf('PREC-MENOR-MIN')).toBe('belowMinimum');
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

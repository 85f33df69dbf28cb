import { describe, expect, it } from 'vitest';
import type { CnisRemuneration } from './extract.ts';
import { planStretches } from './plans.ts';

const paid = (month: string, ...indicators: string[]): CnisRemuneration => ({ month, value: 1000, indicators });

describe('the plans of a relation', () => {
  it.each([
    'IREC-LC123',
    'ILEI123',
    'IRECOL (ILEI123)',
    'IREC_LC123',
    'IREC-MEI',
    'IMEI',
    'IREC-FBR',
    'PREC-FBR',
    'PREC-FBR (FBR-AUT-RENSUP)',
    'IREC-FBR-DEF',
    'IREC-FBR-IND',
    'IRECOL (IMEI)',
    'PREC-LC123-ANT',
  ])('are the simplified one where every month bears %s', (code) => {
    expect(planStretches([paid('2012-01', code), paid('2012-02', 'PREC-MENOR-MIN', code)])).toEqual([
      { plan: 'simplified', from: '2012-01', to: '2012-02' },
    ]);
  });

  it('are the normal one where the indicators speak of something else', () => {
    expect(planStretches([paid('2012-01', 'PREC-MENOR-MIN'), paid('2012-02', 'PREC-FACULTCONC')])).toEqual([
      { plan: 'normal', from: '2012-01', to: '2012-02' },
    ]);
  });

  it('change with the months, in whatever order they are printed and over months that are missing', () => {
    expect(
      planStretches([paid('2013-02'), paid('2012-03', 'IREC-LC123'), paid('2012-01', 'IREC-LC123'), paid('2011-12')]),
    ).toEqual([
      { plan: 'normal', from: '2011-12', to: '2011-12' },
      { plan: 'simplified', from: '2012-01', to: '2012-03' },
      { plan: 'normal', from: '2013-02', to: '2013-02' },
    ]);
  });

  it('of a month paid in full besides is the normal one', () => {
    expect(planStretches([paid('2012-01', 'IREC-LC123'), paid('2012-01')])).toEqual([
      { plan: 'normal', from: '2012-01', to: '2012-01' },
    ]);
  });

  it('are not told by months without an amount, nor by a 13th', () => {
    expect(planStretches([{ ...paid('2012-01', 'IREC-LC123'), value: null }, paid('2012-13')])).toEqual([]);
  });
});

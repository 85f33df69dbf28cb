import { describe, expect, it } from 'vitest';
import { axisOf, gapsOf, lanesOf } from './layout.ts';

const period = (ingressDate: string, egressDate: string | null) => ({ ingressDate, egressDate });

describe('the timeline', () => {
  it('puts overlapping records on lanes of their own', () => {
    const first = period('1990-01-01', '1999-12-31');
    const beside = period('1995-01-01', '1996-12-31');
    const later = period('2000-01-01', null);
    expect(lanesOf([later, beside, first], '2026-11-22')).toEqual([[first, later], [beside]]);
  });

  it('finds the days without any record, also after the last one', () => {
    expect(
      gapsOf(
        [period('1990-01-01', '1999-12-31'), period('1992-01-01', '1993-12-31'), period('2001-01-01', '2001-12-31')],
        '2002-02-01',
      ),
    ).toEqual([
      { from: '2000-01-01', to: '2000-12-31' },
      { from: '2002-01-01', to: '2002-02-01' },
    ]);
  });

  it('finds no gap between records that follow each other day by day, nor after a running one', () => {
    expect(gapsOf([period('1990-01-01', '1999-12-31'), period('2000-01-01', null)], '2026-11-22')).toEqual([]);
  });

  it('measures days in percent of its length', () => {
    const axis = axisOf('2000-01-01', '2000-01-10');
    expect(axis.left('2000-01-06')).toBe('50%');
    expect(axis.width('2000-01-01', '2000-01-05')).toBe('50%');
    expect(axis.holds('2000-01-01')).toBe(false);
  });
});

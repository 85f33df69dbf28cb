import { describe, expect, it } from 'vitest';
import { daysOfSpan } from '../../units/span.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked, years } from '../testing/people.ts';
import { timeTotals } from './totals.ts';

const ON = '2026-11-20';
const records = [
  worked('1985-01-01', '1994-12-29', { isSpecialTime: true }),
  served('1995-01-01', null, { isTeaching: true }),
];
const input = someone({ gender: 'Mulher', birthDate: '1965-01-01', on: ON, regime: UNIAO, records });

describe('totals on a cut', () => {
  it('name the day that was used', () => {
    const until = (cut: Parameters<typeof timeTotals>[1], regime = UNIAO) =>
      timeTotals({ ...input, regime }, cut, 'RPPS').until;
    expect(until('today')).toBe(ON);
    expect(until('1998-12-16')).toBe('1998-12-16');
    expect(until('2003-12-31')).toBe('2003-12-31');
    expect(until('reform')).toBe('2019-11-13');
    expect(until('reform', SEM_REFORMA)).toBe('2026-11-21');
    expect(timeTotals({ ...input, regime: SEM_REFORMA }, 'reform', 'RGPS').until).toBe('2019-11-13');
  });

  it('count the records of the regime asked for, or all of them', () => {
    const days = (regimeType: 'RPPS' | 'RGPS' | 'ALL') =>
      daysOfSpan(timeTotals(input, '1998-12-16', regimeType).totals.contributionTime);
    expect(days('RGPS')).toBe(3650);
    expect(days('RPPS')).toBe(1446);
    expect(days('ALL')).toBe(5096);
  });

  it('show the time without conversion and with it', () => {
    const { totals } = timeTotals(input, 'today', 'RGPS');
    expect(totals.contributionTime).toEqual(years(10));
    expect(totals.convertedContributionTime).toEqual(years(12));
    expect(totals.specialTime).toEqual(years(10));
    expect(totals.teachingTime).toEqual(years(0));
  });

  it('without records go back from what is stated, day by day and never below zero', () => {
    const stated = someone({
      gender: 'Mulher',
      birthDate: '1965-01-01',
      on: ON,
      regime: UNIAO,
      calculation: { contributionTime: years(20), positionTime: years(3) },
    });
    expect(timeTotals(stated, 'today', 'RPPS').totals.contributionTime).toEqual(years(20));
    expect(daysOfSpan(timeTotals(stated, 'reform', 'RPPS').totals.contributionTime)).toBe(7300 - 2564);
    expect(timeTotals(stated, 'reform', 'RPPS').totals.positionTime).toEqual(years(0));
    expect(timeTotals(stated, '1998-12-16', 'ALL').totals.contributionTime).toEqual(years(0));
  });
});

import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { collectedOf, isLate, lateFinePercent } from './collected.ts';

describe('a contribution that the INSS still collects (Lei 9.430/1996, art. 61)', () => {
  const october = parseMonth('2026-10');

  it('may be paid until the 15th of the month after it', () => {
    expect(collectedOf(32_420, october, dayOf('2026-11-15'))).toEqual({ contribution: 32_420, fine: 0, total: 32_420 });
    expect(isLate(october, dayOf('2026-11-15'))).toBe(false);
    expect(isLate(october, dayOf('2026-11-16'))).toBe(true);
  });

  it.each([
    ['2026-11-16', 0.33],
    ['2026-11-25', 3.3],
    ['2027-01-14', 19.8],
    ['2027-01-15', 20],
    ['2031-01-01', 20],
  ])('paid on %s bears a fine of %f%%', (day, percent) => {
    expect(lateFinePercent(october, dayOf(day))).toBeCloseTo(percent, 6);
  });

  it('of 12/2020 costs a fifth more than when it was due, and interest beyond that', () => {
    expect(collectedOf(20_900, parseMonth('2020-12'), dayOf('2026-11-22')).total).toBe(25_080);
  });
});

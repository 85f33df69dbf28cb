import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { NO_OVERLAY, overlayOf } from '../tables/index.ts';
import { collectedOf, lateFinePercent, lateInterestPercent } from './collected.ts';

describe('a contribution that the INSS still collects (Lei 9.430/1996, art. 61)', () => {
  const october = parseMonth('2026-10');

  it('may be paid until the 15th of the month after it', () => {
    expect(collectedOf(32_420, october, dayOf('2026-11-15'), NO_OVERLAY)).toEqual({
      contribution: 32_420,
      fine: 0,
      interest: 0,
      total: 32_420,
    });
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

  it('of 12/2020 costs a fifth more than when it was due, and interest that is not known without the SELIC', () => {
    expect(collectedOf(20_900, parseMonth('2020-12'), dayOf('2026-11-22'), NO_OVERLAY)).toMatchObject({
      interest: null,
      total: 25_080,
    });
  });

  describe('with the SELIC that was published', () => {
    const overlay = overlayOf([
      {
        date: '11/2026',
        minSalary: null,
        maxSalary: null,
        indexes: [],
        selic: [
          { month: '09', year: 2026, percent: 1.1 },
          { month: '10', year: 2026, percent: 1.05 },
        ],
      },
    ]);
    const on = (month: string, day: string) => lateInterestPercent(parseMonth(month), dayOf(day), overlay);

    it('bears it of the months between, and 1% in that of the payment', () => {
      expect([on('2026-07', '2026-11-22'), on('2026-08', '2026-11-22')]).toEqual([1 + 1.1 + 1.05, 1 + 1.05]);
      expect(collectedOf(32_420, parseMonth('2026-07'), dayOf('2026-11-22'), overlay)).toEqual({
        contribution: 32_420,
        fine: 6484,
        interest: 1021,
        total: 39_925,
      });
    });

    it('bears 1% in the month after the one in which it was due, and nothing in that one', () => {
      expect([on('2026-09', '2026-11-01'), on('2026-10', '2026-11-30')]).toEqual([1, 0]);
    });

    it('is not known where a month between is missing', () => {
      expect([on('2026-06', '2026-11-22'), on('2026-09', '2027-01-01')]).toEqual([null, null]);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { formatMonthOfYear, parseMonth } from '../../units/month.ts';
import { decaysIn, lastDecadentMonth } from './decadence.ts';

describe('a month that was not paid (CTN, art. 173, I; Decreto 3.048/1999, art. 348, I)', () => {
  it.each([
    ['2020-11', 2026],
    ['2020-12', 2027],
    ['2021-11', 2027],
  ])('%s, due in the month after it, is collected until the end of the year before %i', (text, year) => {
    expect(decaysIn(parseMonth(text))).toBe(year);
  });

  it.each([
    ['2026-01', '11/2020'],
    ['2026-11', '11/2020'],
    ['2026-12', '11/2020'],
    ['2027-01', '11/2021'],
  ])('paid in %s is indemnified up to %s: a whole year more on each 1 January', (paidIn, last) => {
    expect(formatMonthOfYear(lastDecadentMonth(parseMonth(paidIn)))).toBe(last);
  });

  it('has one answer whichever way it is asked', () => {
    for (let month = parseMonth('2010-01'); month < parseMonth('2022-01'); month += 1) {
      const paidIn = parseMonth('2026-11');
      expect(decaysIn(month) <= 2026).toBe(month <= lastDecadentMonth(paidIn));
    }
  });
});

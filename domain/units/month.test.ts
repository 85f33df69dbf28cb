import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_AVERAGED_MONTH,
  formatMonthOfYear,
  formatMonthRanges,
  isoOfMonth,
  isSincePlanoReal,
  monthOfPay,
  monthOfYear,
  numberOfMonth,
  parseMonth,
  parseMonthOfYear,
  partsOfMonth,
  readMonthRanges,
  THIRTEENTH,
  yearOfMonth,
} from './month.ts';

const anyMonth = fc.integer({ min: monthOfYear(1900, 1), max: monthOfYear(2200, 12) });

describe('a month', () => {
  it('is followed by the next one, over the end of a year too', () => {
    expect(monthOfYear(2020, 12) + 1).toBe(monthOfYear(2021, 1));
    expect(monthOfYear(2021, 1) - 1).toBe(parseMonth('2020-12'));
  });

  it('comes back from every shape that the edge writes', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(parseMonth(isoOfMonth(month))).toBe(month);
        expect(parseMonthOfYear(formatMonthOfYear(month))).toBe(month);
        expect(monthOfPay(partsOfMonth(month))).toBe(month);
        expect(monthOfYear(yearOfMonth(month), numberOfMonth(month))).toBe(month);
      }),
    );
  });

  it('is written with two digits', () => {
    const may = parseMonth('2020-05-17');
    expect([isoOfMonth(may), formatMonthOfYear(may), partsOfMonth(may)]).toEqual([
      '2020-05',
      '05/2020',
      { month: '05', year: 2020 },
    ]);
    expect(isoOfMonth(parseMonth('2020-12'))).toBe('2020-12');
  });
});

describe('several months', () => {
  it('are named as stretches where they follow one another', () => {
    const months = [parseMonth('1994-08'), parseMonth('1994-09'), parseMonth('1994-12'), parseMonth('1995-01')];
    expect(formatMonthRanges(months)).toBe('de 08/1994 a 09/1994, de 12/1994 a 01/1995');
    expect(formatMonthRanges([parseMonth('2026-11')])).toBe('11/2026');
    expect(formatMonthRanges([])).toBe('');
  });

  it('are read as they are written, in any order, each once', () => {
    const text = 'de 08/1994 a 09/1994, de 12/1994 a 01/1995, 03/1995';
    expect(formatMonthRanges(readMonthRanges(text) ?? [])).toBe(text);
    expect(readMonthRanges('03/1995; 01/1995 até 03/1995')?.map(isoOfMonth)).toEqual(['1995-01', '1995-02', '1995-03']);
  });

  it.each(['', '13/2010', '3/2010', '05/2010 a 04/2010', '01/1900', '2010', '01/2010 a', 'janeiro de 2010'])(
    'are not read from %j',
    (text) => {
      expect(readMonthRanges(text)).toBeNull();
    },
  );
});

describe('a remuneration', () => {
  it('of the 13th salary is money of December', () => {
    expect(monthOfPay({ month: THIRTEENTH, year: 2020 })).toBe(parseMonth('2020-12'));
    expect(monthOfPay({ month: '12', year: 2020 })).toBe(parseMonth('2020-12'));
  });

  it('enters no average when it was paid before 07/1994 (Lei 9.876/1999, art. 3º)', () => {
    expect(isoOfMonth(FIRST_AVERAGED_MONTH)).toBe('1994-07');
    expect(isSincePlanoReal({ month: '06', year: 1994 })).toBe(false);
    expect(isSincePlanoReal({ month: '07', year: 1994 })).toBe(true);
    expect(isSincePlanoReal({ month: THIRTEENTH, year: 1994 })).toBe(true);
    expect(isSincePlanoReal({ month: THIRTEENTH, year: 1993 })).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { prepareSalaries } from './salaries.ts';
import type { SalaryEntry } from './salary-book.ts';
import { paidIn } from './testing/facts.ts';

const OCTOBER_2019 = monthOfYear(2019, 10);
const NOVEMBER_2019 = monthOfYear(2019, 11);

const bookOf = (entries: readonly SalaryEntry[], regimeType: 'RGPS' | 'RPPS' = 'RGPS') =>
  prepareSalaries(entries, regimeType, NO_OVERLAY);

describe('the salaries of a month', () => {
  it('cc-04: are added, then cut at the ceiling of that month', () => {
    const book = bookOf([paidIn(2001, 7, 1000), paidIn(2001, 7, 800)]);
    expect(book.window(OCTOBER_2019, NOVEMBER_2019).since1994()[0]).toMatchObject({
      month: '07',
      year: 2001,
      value: 1430,
    });
    expect(book.all().map(({ value }) => value)).toEqual([800, 1000]);
  });

  it('dv-cc-01: 5,000 and 3,000 in 05/2022 count 7,087.22', () => {
    const entries = [5000, 3000].map((value) => paidIn(2022, 5, value));
    const window = bookOf(entries).window(monthOfYear(2022, 12), monthOfYear(2023, 1));
    expect(window.since1994().map(({ value }) => value)).toEqual([7087.22]);
  });

  it('are not cut in the RPPS', () => {
    const book = bookOf([paidIn(2001, 7, 9000)], 'RPPS');
    expect(book.window(OCTOBER_2019, NOVEMBER_2019).since1994()[0]?.value).toBe(9000);
  });

  it('stay out before 07/1994, in month 13, with 0,00 and after the last month', () => {
    const book = bookOf([
      paidIn(1994, 6, 500),
      paidIn(2010, 13, 1000),
      paidIn(2011, 1, 0),
      paidIn(2019, 11, 1000),
      paidIn(1994, 7, 100),
    ]);
    const window = book.window(OCTOBER_2019, NOVEMBER_2019);
    expect(window.since1994().map(({ month, year }) => `${month}/${year}`)).toEqual(['07/1994']);
    expect(book.all()).toHaveLength(5);
  });
});

describe('the update', () => {
  it('shows what each entry is worth, the 13th as money of December, one before 07/1994 without', () => {
    const book = bookOf([paidIn(1990, 1, 7), paidIn(2019, 12, 100), paidIn(2019, 13, 50)]);
    const [before, december, thirteenth] = book.window(monthOfYear(2026, 8), monthOfYear(2026, 9)).all();
    expect(before).toMatchObject({ index: null, updatedValue: null });
    expect(december?.index).toBeGreaterThan(1);
    expect(thirteenth).toMatchObject({ month: '13', value: 50, index: december?.index });
    expect(december?.updatedValue).toBe(Math.round(10_000 * (december?.index ?? 0)) / 100);
  });

  it('multiplies by the factor of the month and rounds to cents', () => {
    const book = bookOf([paidIn(2026, 8, 5000)]);
    const row = book.window(monthOfYear(2026, 8), monthOfYear(2026, 9)).since1994()[0];
    expect(row).toEqual({ month: '08', year: 2026, value: 5000, index: 0.9968, updatedValue: 4984 });
  });

  it('of the RPPS never falls below the minimum wage, nor above the ceiling in months under the RGPS', () => {
    const entries = [paidIn(2026, 8, 300), paidIn(2026, 7, 20_000, { underRgps: true }), paidIn(2026, 6, 20_000)];
    const window = bookOf(entries, 'RPPS').window(monthOfYear(2026, 11), monthOfYear(2026, 9));
    expect(window.sorted().map(({ updatedValue }) => updatedValue)).toEqual([19_961.92, 8475.55, 1621]);
  });

  it('is made once for all rules that ask for the same months', () => {
    const book = bookOf([paidIn(2019, 1, 1000)]);
    expect(book.window(OCTOBER_2019, NOVEMBER_2019)).toBe(book.window(OCTOBER_2019, NOVEMBER_2019));
    expect(book.window(monthOfYear(2031, 5), NOVEMBER_2019)).toBe(book.window(OCTOBER_2019, NOVEMBER_2019));
    expect(book.window(OCTOBER_2019, NOVEMBER_2019)).not.toBe(book.window(OCTOBER_2019, OCTOBER_2019));
  });

  it('names the months for which its table has no index', () => {
    const factors = new Map([[monthOfYear(2026, 11), new Map([[monthOfYear(2026, 10), 1.01]])]]);
    const overlay = { ...NO_OVERLAY, factors };
    const entries = [paidIn(2026, 10, 1000), paidIn(2025, 5, 1000)];
    const window = prepareSalaries(entries, 'RGPS', overlay).window(monthOfYear(2026, 10), monthOfYear(2026, 11));
    expect(window.withoutIndex).toEqual([monthOfYear(2025, 5)]);
  });
});

describe('the last remuneration', () => {
  it('is the newest month 01 to 12 of the current position', () => {
    const book = bookOf(
      [
        paidIn(2026, 9, 7000, { inCurrentPosition: true }),
        paidIn(2026, 13, 9000, { inCurrentPosition: true }),
        paidIn(2026, 10, 7200, { inCurrentPosition: true }),
        paidIn(2026, 11, 8000),
      ],
      'RPPS',
    );
    expect(book.lastRemuneration(monthOfYear(2026, 11))).toEqual({ value: 7200, month: monthOfYear(2026, 10) });
  });

  it('is unknown without a current position', () => {
    expect(bookOf([paidIn(2026, 9, 7000)], 'RPPS').lastRemuneration(monthOfYear(2026, 11))).toBeNull();
  });
});

it('the order of the entries changes nothing', () => {
  const entry = fc.record({
    month: fc.integer({ min: monthOfYear(1993, 1), max: monthOfYear(2026, 12) }),
    cents: fc.integer({ min: 0, max: 2_000_000 }),
    isThirteenth: fc.boolean(),
    inCurrentPosition: fc.boolean(),
  });
  const shuffled = fc
    .array(entry, { minLength: 1, maxLength: 40 })
    .chain((entries) => fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })));
  fc.assert(
    fc.property(shuffled, ([entries, other]) => {
      const one = bookOf(entries);
      const two = bookOf(other);
      expect(two.lastRemuneration(monthOfYear(2026, 11))).toEqual(one.lastRemuneration(monthOfYear(2026, 11)));
      expect(two.all()).toEqual(one.all());
      expect(two.window(OCTOBER_2019, NOVEMBER_2019).ranking).toEqual(one.window(OCTOBER_2019, NOVEMBER_2019).ranking);
      expect(two.window(OCTOBER_2019, NOVEMBER_2019).sorted()).toEqual(
        one.window(OCTOBER_2019, NOVEMBER_2019).sorted(),
      );
    }),
  );
});

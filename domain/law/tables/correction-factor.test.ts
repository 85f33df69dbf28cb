import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../time/day.ts';
import { accumulatedCorrection, correctionFactor, correctionTable, LAST_SHIPPED_TABLE } from './correction-factor.ts';
import fixture from './fixtures/published-factors.json' with { type: 'json' };
import { FIRST_AVERAGED_MONTH, formatMonthOfYear, parseMonth } from './months.ts';
import { overlayOf } from './overlay.ts';
import { READJUSTMENTS } from './readjustments.ts';

describe('the chained correction factors', () => {
  it.each(Object.entries(fixture.tables))(
    'are the whole table published for %s, digit for digit',
    (reference, text) => {
      const published = text.split(' ');
      const table = correctionTable(parseMonth(reference));
      const ours = published.map((_, i) => ((table?.millionths(FIRST_AVERAGED_MONTH + i) ?? 0) / 1e6).toFixed(6));
      expect(ours).toEqual(published);
    },
  );

  it.each(Object.entries(fixture.firstRows))('are the rows seen of the ordinance of %s', (reference, rows) => {
    const ours = Object.keys(rows).map((month) =>
      correctionFactor(parseMonth(month), parseMonth(reference))?.toFixed(6),
    );
    expect(ours).toEqual(Object.values(rows));
  });

  it('fall below one when prices fell: 08/2026 counts 0.9968 in 09/2026', () => {
    expect(correctionFactor(monthOfYear(2026, 8), monthOfYear(2026, 9))).toBe(0.9968);
  });

  it('are one in the reference month itself and after it', () => {
    expect(correctionFactor(monthOfYear(2020, 1), monthOfYear(2020, 1))).toBe(1);
    expect(correctionFactor(monthOfYear(2020, 5), monthOfYear(2020, 1))).toBe(1);
  });
});

describe('a month without a table', () => {
  it('takes the newest earlier one and names the months that are missing', () => {
    const table = correctionTable(monthOfYear(2026, 11));
    expect(table).toMatchObject({ found: false, missing: ['09/2026', '10/2026'] });
    expect(formatMonthOfYear(table?.reference ?? 0)).toBe('09/2026');
    expect(table?.millionths(monthOfYear(2026, 8))).toBe(996_800);
  });

  it('has none before 07/1994', () => {
    expect(correctionTable(monthOfYear(1994, 6))).toBeNull();
    expect(correctionFactor(monthOfYear(1994, 6), monthOfYear(2020, 1))).toBeNull();
  });
});

describe('tables published by an administrator', () => {
  const overlay = overlayOf([
    {
      date: '11/2026',
      minSalary: 1630,
      maxSalary: 8500,
      indexes: [
        { month: '10', year: 2026, index: 1.0032 },
        { month: '09', year: 2026, index: 1.0084 },
      ],
    },
  ]);

  it('stand over the shipped series from their month on', () => {
    expect(correctionTable(monthOfYear(2026, 11), overlay)).toMatchObject({ found: true, missing: [] });
    expect(correctionFactor(monthOfYear(2026, 10), monthOfYear(2026, 11), overlay)).toBe(1.0032);
    expect(correctionFactor(monthOfYear(2026, 9), monthOfYear(2026, 12), overlay)).toBe(1.0084);
  });

  it('leave earlier months alone', () => {
    expect(correctionTable(monthOfYear(2026, 10), overlay)?.reference).toBe(LAST_SHIPPED_TABLE);
    expect(correctionFactor(monthOfYear(2026, 8), monthOfYear(2026, 9), overlay)).toBe(0.9968);
  });

  it('say nothing about a month that they do not hold', () => {
    expect(correctionFactor(monthOfYear(2020, 1), monthOfYear(2026, 11), overlay)).toBeNull();
  });
});

describe('readjustments', () => {
  it.each(READJUSTMENTS)('of $year is the INPC of the year before', ({ year, percent }) => {
    const inpc = accumulatedCorrection(monthOfYear(year - 1, 1), monthOfYear(year - 1, 12));
    expect(((inpc ?? 0) * 100).toFixed(2)).toBe(percent.toFixed(2));
  });

  it('of a benefit that started in 11/2019 begins with 1.77%', () => {
    expect(accumulatedCorrection(monthOfYear(2019, 11), monthOfYear(2019, 12))).toBeCloseTo(0.0177, 4);
  });
});

it('gives a positive factor for any pair of months of the series', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: FIRST_AVERAGED_MONTH, max: LAST_SHIPPED_TABLE + 60 }),
      fc.nat(400),
      (month, later) => {
        const factor = correctionFactor(month, month + later);
        expect(factor).toBeGreaterThan(0.98);
        expect(factor).toBeLessThan(12);
      },
    ),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_AVERAGED_MONTH, formatMonthOfYear, monthOfYear, parseMonth } from '../../units/month.ts';
import { completeTable } from '../testing/complete-table.ts';
import { accumulatedCorrection, correctionFactor, correctionTable, LAST_SHIPPED_TABLE } from './correction-factor.ts';
import fixture from './fixtures/published-factors.json' with { type: 'json' };
import { ceiling } from './limits.ts';
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
  const november = completeTable('11/2026', { '10/2026': 1.0032, '09/2026': 1.0084 });
  const overlay = overlayOf([november]);

  it('stand over the shipped series from their month on', () => {
    expect(correctionTable(monthOfYear(2026, 11), overlay)).toMatchObject({ found: true, missing: [] });
    expect(correctionFactor(monthOfYear(2026, 10), monthOfYear(2026, 11), overlay)).toBe(1.0032);
    expect(correctionFactor(monthOfYear(2026, 9), monthOfYear(2026, 12), overlay)).toBe(1.0084);
  });

  it('leave earlier months alone', () => {
    expect(correctionTable(monthOfYear(2026, 10), overlay)?.reference).toBe(LAST_SHIPPED_TABLE);
    expect(correctionFactor(monthOfYear(2026, 8), monthOfYear(2026, 9), overlay)).toBe(0.9968);
  });

  it('stand for their own month alone where a newer one exists', () => {
    const old = overlayOf([completeTable('03/2020', { '02/2020': 1.5 }), november]);
    expect(correctionFactor(monthOfYear(2020, 2), monthOfYear(2020, 3), old)).toBe(1.5);
    expect(correctionTable(monthOfYear(2020, 4), old)?.reference).toBe(monthOfYear(2020, 4));
    expect(correctionFactor(monthOfYear(2020, 2), monthOfYear(2020, 4), old)).not.toBe(1.5);
    expect(correctionTable(monthOfYear(2026, 12), old)?.reference).toBe(monthOfYear(2026, 11));
  });

  describe('with holes', () => {
    const holes = completeTable('12/2026', { '05/2003': null });

    it('are passed over for the newest complete one, and named', () => {
      const table = correctionTable(monthOfYear(2026, 12), overlayOf([november, holes]));
      expect(table).toMatchObject({ found: false, missing: ['11/2026'], passedOver: ['12/2026'] });
      expect(formatMonthOfYear(table?.reference ?? 0)).toBe('11/2026');
    });

    it('leave the shipped table of their month in force', () => {
      const table = correctionTable(LAST_SHIPPED_TABLE, overlayOf([completeTable('09/2026', { '07/1994': null })]));
      expect(table).toMatchObject({ found: true, passedOver: ['09/2026'] });
      expect(table?.millionths(monthOfYear(2026, 8))).toBe(996_800);
    });

    it('are not named where nobody asks for their month', () => {
      expect(correctionTable(monthOfYear(2026, 11), overlayOf([november, holes]))?.passedOver).toEqual([]);
    });

    it.each([0, -1, Number.NaN, 0.0000001])('also have one where the factor is %d', (index) => {
      const table = correctionTable(monthOfYear(2026, 12), overlayOf([completeTable('12/2026', { '05/2003': index })]));
      expect(table).toMatchObject({ reference: LAST_SHIPPED_TABLE, passedOver: ['12/2026'] });
    });
  });
});

describe('readjustments', () => {
  const since2012 = READJUSTMENTS.map(({ month, percent }) => ({ month: parseMonth(month), percent })).filter(
    ({ month }) => month >= monthOfYear(2012, 1),
  );

  it.each(since2012)('of month $month is the INPC of the year before', ({ month, percent }) => {
    const inpc = accumulatedCorrection(month - 12, month - 1);
    expect(((inpc ?? 0) * 100).toFixed(2)).toBe(percent.toFixed(2));
  });

  it.each(READJUSTMENTS)('of $month raises the ceiling of the month before', ({ month, percent }) => {
    const before = ceiling(parseMonth(month) - 1) ?? 0;
    const after = ceiling(parseMonth(month)) ?? 0;
    expect(Math.abs((before * (100 + percent)) / 100 - after)).toBeLessThan(0.09);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, reaisOf, scaledCents } from './money.ts';

describe('an amount', () => {
  it('of reais is the nearest whole cent', () => {
    expect(centsOf(0.1 + 0.2)).toBe(30);
    expect(centsOf(1234.56)).toBe(123_456);
    expect(centsOf(64.79)).toBe(6479);
    expect(reaisOf(123_456)).toBe(1234.56);
  });

  it('comes back from cents as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (cents) => {
        expect(centsOf(reaisOf(cents))).toBe(cents);
      }),
    );
  });
});

describe('an amount times a factor', () => {
  it('is rounded half up to a cent', () => {
    expect(scaledCents(100_01, 1_500_000, 1_000_000)).toBe(150_02);
    expect(scaledCents(1, 499_999, 1_000_000)).toBe(0);
    expect(scaledCents(1, 500_000, 1_000_000)).toBe(1);
  });

  it('is exact beyond what a number holds, and the same on both sides of that border', () => {
    expect(scaledCents(10 ** 14, 12_345_678, 1_000_000)).toBe(1_234_567_800_000_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 15 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.constantFrom(10_000, 1_000_000),
        (cents, numerator, denominator) => {
          const exact = (2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator));
          expect(scaledCents(cents, numerator, denominator)).toBe(Number(exact));
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AverageRule, average, bestMonths } from './average.ts';
import { times } from './testing/facts.ts';

const money = (values: readonly number[], rule: AverageRule): number | null => average(values, rule)?.value ?? null;

describe('the average', () => {
  it('av-07: of five salaries keeps the four highest', () => {
    const found = average([1000, 2000, 3000, 4000, 5000], { bestShare: 80 });
    expect(found).toEqual({ kept: 4, divisor: 4, sum: 14_000, value: 3500 });
  });

  it('keeps 244 of the 305 months from 07/1994 to 11/2019, 80% with the decimal part dropped', () => {
    expect(bestMonths(305, 80)).toBe(244);
    expect(bestMonths(11, 80)).toBe(8);
    expect(bestMonths(1, 80)).toBe(1);
  });

  it('keeps nine of ten at 90%', () => {
    expect(money([1000, ...times(9, 2000)], { bestShare: 90 })).toBe(2000);
  });

  it('is null without a single value', () => {
    expect(average([], { bestShare: 100 })).toBeNull();
  });
});

describe('the minimum divisor of 108 (Lei 14.331/2022)', () => {
  it('av-06: ten salaries of 1,000 make 92.59', () => {
    expect(money(times(10, 1000), { bestShare: 100, minimumDivisor: 108 })).toBe(92.59);
  });

  it('sixty bases that add 300,000 make 2,777.78, not 5,000', () => {
    expect(money(times(60, 5000), { bestShare: 100, minimumDivisor: 108 })).toBe(2777.78);
    expect(money(times(60, 5000), { bestShare: 100 })).toBe(5000);
  });

  it('av-01: is the number of months where there are more of them', () => {
    const divisors = [334, 200, 85].map((n) => average(times(n, 1), { bestShare: 100, minimumDivisor: 108 })?.divisor);
    expect(divisors).toEqual([334, 200, 108]);
  });
});

describe('the minimum divisor of 60% (Lei 9.876/1999), 304 months up to 10/2019', () => {
  it.each([
    [100, 182, 100],
    [200, 200, 200],
    [280, 224, 224],
    [182, 182, 182],
    [243, 243, 243],
    [244, 195, 195],
  ])('%i months are divided by %i after adding %i', (count, divisor, kept) => {
    const found = average(times(count, 1000), { bestShare: 80, monthsElapsed: 304 });
    expect(found).toMatchObject({ divisor, kept });
  });
});

describe('months contributed whose base is unknown', () => {
  it('count toward both minimum divisors: 60 known ones of 90 are divided by two thirds of them', () => {
    const known = (contributed: number, rule: AverageRule) =>
      average(times(60, 1000), { ...rule, monthsWithoutBase: contributed - 60 })?.divisor;
    expect([60, 90, 107, 108].map((n) => known(n, { bestShare: 100, minimumDivisor: 108 }))).toEqual([
      108, 72, 60.56, 60,
    ]);
    expect([60, 91, 182, 243, 244].map((n) => known(n, { bestShare: 80, monthsElapsed: 304 }))).toEqual([
      182, 120, 60, 60, 48,
    ]);
  });
});

const reais = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100);

it('does not depend on the order of the months', () => {
  const shuffled = fc
    .array(reais, { minLength: 1, maxLength: 60 })
    .chain((values) => fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })));
  fc.assert(
    fc.property(shuffled, fc.constantFrom(80, 90, 100), ([values, other], bestShare) => {
      expect(money(other, { bestShare })).toBe(money(values, { bestShare }));
    }),
  );
});

it('lies between the lowest and the highest month without a minimum divisor', () => {
  fc.assert(
    fc.property(fc.array(reais, { minLength: 1, maxLength: 60 }), fc.constantFrom(80, 90, 100), (values, bestShare) => {
      const found = average(values, { bestShare })?.value ?? Number.NaN;
      expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 0.005);
      expect(found).toBeLessThanOrEqual(Math.max(...values) + 0.005);
    }),
  );
});

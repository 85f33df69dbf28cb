import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank } from './average.ts';
import { sixtyPlusTwo, without } from './coefficient.ts';
import { evenCosts } from './costs.ts';
import { discard, rankedDiscard } from './discard.ts';
import { times } from './testing/facts.ts';

const man = (years: number): number => sixtyPlusTwo(years, 20);

describe('leaving out the lowest contributions', () => {
  it('dc-01: four low months out of 120 go, 36 years become 35 years and 8 months', () => {
    const best = discard({
      values: [...times(116, 5000), ...times(4, 100)],
      contribution: { years: 36, months: 0, days: 0 },
      percentage: man,
      minimumYears: 35,
      minimumDivisor: 108,
    });
    expect(best).toMatchObject({ months: 4, percentage: 90, contribution: { years: 35, months: 8, days: 0 } });
    expect(best?.average.value).toBe(5000);
    expect(best?.benefit).toBe(4500);
  });

  it('dc-01: with nothing to give up it is 4,449.73', () => {
    const best = discard({
      values: [...times(116, 5000), ...times(4, 100)],
      contribution: { years: 36, months: 0, days: 0 },
      percentage: man,
      minimumYears: 36,
      minimumDivisor: 108,
    });
    expect(best).toMatchObject({ months: 0, percentage: 92 });
    expect(best?.benefit).toBe(4449.73);
  });

  it('dv-dc-01: sixty low months of 264 go, for 3,000 instead of 2,690.91', () => {
    const question = {
      values: [...times(60, 1500), ...times(204, 5000)],
      contribution: { years: 22, months: 0, days: 0 },
      percentage: man,
    };
    const best = discard({ ...question, minimumYears: 15 });
    expect(best).toMatchObject({ months: 60, percentage: 60, contribution: { years: 17, months: 0, days: 0 } });
    expect(best?.benefit).toBe(3000);
    expect(discard({ ...question, minimumYears: 22 })?.benefit).toBe(2690.91);
  });

  it('never goes below 108 months where that divisor applies', () => {
    const best = discard({
      values: [...times(100, 5000), ...times(20, 100)],
      contribution: { years: 30, months: 0, days: 0 },
      percentage: () => 100,
      minimumYears: 0,
      minimumDivisor: 108,
    });
    expect(best?.months).toBe(12);
    expect(best?.average.divisor).toBe(108);
  });

  it('is null without values', () => {
    const contribution = { years: 20, months: 0, days: 0 };
    expect(discard({ values: [], contribution, percentage: man, minimumYears: 15 })).toBeNull();
  });
});

describe('months that do not cost the same', () => {
  const kinds = [0, 1, 0, 1, 0];
  const values = [5000, 4000, 3000, 2000, 1000];
  const rule = (holdsWithout: (removed: readonly number[]) => boolean) => ({
    contribution: { years: 20, months: 0, days: 10 },
    percentage: () => 100,
    costs: {
      kindsOf: () => kinds,
      contributionOf: (kind: number) => (kind === 0 ? 1 : 1.4),
      holdsWithout,
    },
    averageLimit: null,
    averageFloor: null,
    benefitFloor: null,
    benefitLimit: null,
  });
  const leftOut = (holdsWithout: (removed: readonly number[]) => boolean) =>
    rankedDiscard(rank(values), [], rule(holdsWithout));

  it('one that breaks a requirement stays, and the next lowest of another kind goes', () => {
    const best = leftOut(([, ofService = 0]) => ofService === 0);
    expect(best).toMatchObject({ months: 2, lost: 2 });
    expect(best?.positions()).toEqual([4, 2]);
  });

  it('what it was worth is lost: 1.4 of a month is a month and 12 days', () => {
    const best = leftOut(([ordinary = 0]) => ordinary === 0);
    expect(best?.positions()).toEqual([3]);
    expect(best).toMatchObject({ lost: 1.4, contribution: { years: 19, months: 10, days: 28 } });
  });
});

describe('against every possible choice of months', () => {
  const reais = fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100);
  const question = fc.record({
    values: fc.array(reais, { minLength: 1, maxLength: 12 }),
    contribution: fc.record({
      years: fc.integer({ min: 14, max: 24 }),
      months: fc.integer({ min: 0, max: 11 }),
      days: fc.integer({ min: 0, max: 29 }),
    }),
    minimumYears: fc.integer({ min: 13, max: 22 }),
    minimumDivisor: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    ceiling: fc.option(fc.integer({ min: 3000, max: 8000 }), { nil: undefined }),
    floor: fc.option(fc.integer({ min: 500, max: 1621 }), { nil: undefined }),
    base: fc.constantFrom(15, 20),
  });

  it('no subset of at most twelve months gives more', () => {
    fc.assert(
      fc.property(question, ({ base, minimumDivisor, ceiling, floor, ...rest }) => {
        const percentage = (years: number): number => sixtyPlusTwo(years, base);
        const optional = {
          ...(minimumDivisor === undefined ? {} : { minimumDivisor }),
          ...(ceiling === undefined ? {} : { ceiling }),
          ...(floor === undefined ? {} : { floor }),
        };
        const best = discard({ ...rest, ...optional, percentage });
        const { values, contribution, minimumYears } = rest;
        let highest = 0;
        for (let mask = 0; mask < 1 << values.length; mask += 1) {
          const kept = values.filter((_, i) => (mask & (1 << i)) === 0);
          const months = values.length - kept.length;
          if (kept.length === 0) continue;
          const left = contribution.years * 12 + contribution.months - months;
          if (months > 0 && left < minimumYears * 12) continue;
          const sum = kept.reduce((total, value) => total + value, 0);
          const mean = Math.min(sum / Math.max(kept.length, minimumDivisor ?? 0), ceiling ?? Number.POSITIVE_INFINITY);
          const benefit = (mean * percentage(without(contribution, months).years)) / 100;
          highest = Math.max(highest, Math.min(ceiling ?? Number.POSITIVE_INFINITY, Math.max(floor ?? 0, benefit)));
        }
        expect(Math.abs((best?.benefit ?? Number.NaN) - highest)).toBeLessThan(0.00501);
      }),
      { numRuns: 300 },
    );
  });
});

describe('against every number of the lowest months, of a career', () => {
  const question = fc.record({
    cents: fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 13, maxLength: 150 }),
    extraMonths: fc.integer({ min: 0, max: 200 }),
    days: fc.integer({ min: 0, max: 29 }),
    minimumYears: fc.integer({ min: 0, max: 20 }),
    minimumDivisor: fc.option(fc.constant(108), { nil: undefined }),
    ceiling: fc.option(fc.integer({ min: 3000, max: 8000 }), { nil: undefined }),
    floor: fc.option(fc.integer({ min: 500, max: 1621 }), { nil: undefined }),
    base: fc.constantFrom(15, 20, 100),
  });

  it('no other gives more, and of those that give as much the fewest go', () => {
    fc.assert(
      fc.property(question, ({ cents, extraMonths, days, minimumYears, minimumDivisor, ceiling, floor, base }) => {
        const held = cents.length + extraMonths;
        const contribution = { years: Math.floor(held / 12), months: held % 12, days };
        const percentage = (years: number): number => sixtyPlusTwo(years, base);
        const sorted = [...cents].sort((a, b) => b - a);
        const benefitWithout = (gone: number): number => {
          const kept = sorted.slice(0, sorted.length - gone);
          const sum = kept.reduce((total, value) => total + value, 0);
          const limit = ceiling ?? Number.POSITIVE_INFINITY;
          const mean = Math.min(sum / Math.max(kept.length, minimumDivisor ?? 0) / 100, limit);
          const benefit = (mean * percentage(Math.floor((held - gone) / 12))) / 100;
          return Math.min(limit, Math.max(floor ?? 0, benefit));
        };
        const most = Math.max(0, Math.min(sorted.length - 1, held - minimumYears * 12));
        const each = Array.from({ length: most + 1 }, (_, gone) => benefitWithout(gone));
        const highest = Math.max(...each);
        const best = discard({
          values: cents.map((value) => value / 100),
          contribution,
          minimumYears,
          percentage,
          ...(minimumDivisor === undefined ? {} : { minimumDivisor }),
          ...(ceiling === undefined ? {} : { ceiling }),
          ...(floor === undefined ? {} : { floor }),
        });
        expect(best?.benefit).toBeCloseTo(highest, 1);
        expect(best?.months).toBe(each.findIndex((benefit) => benefit > highest - 1e-7));
      }),
      { numRuns: 500 },
    );
  });
});

describe('against every number of the months that may go, where they do not cost the same', () => {
  const COSTS = [1, 1.4, 0];
  const question = fc.record({
    months: fc.array(fc.record({ cents: fc.integer({ min: 100, max: 900_000 }), kind: fc.nat({ max: 2 }) }), {
      minLength: 13,
      maxLength: 150,
    }),
    mayGo: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 3, maxLength: 3 }),
    extraMonths: fc.integer({ min: 0, max: 200 }),
    days: fc.integer({ min: 0, max: 29 }),
    minimumDivisor: fc.option(fc.constant(108), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 300_000, max: 800_000 }), { nil: null }),
    floor: fc.option(fc.integer({ min: 50_000, max: 162_100 }), { nil: null }),
    base: fc.constantFrom(15, 20, 100),
  });

  it('no other gives more, and of those that give as much the fewest go', () => {
    fc.assert(
      fc.property(question, ({ months, mayGo, extraMonths, days, minimumDivisor, limit, floor, base }) => {
        const sorted = [...months].sort((a, b) => b.cents - a.cents);
        const held = months.length + extraMonths;
        const contribution = { years: Math.floor(held / 12), months: held % 12, days };
        const percentage = (years: number): number => sixtyPlusTwo(years, base);
        const costOf = (kind: number): number => COSTS[kind] ?? 0;
        let sum = sorted.reduce((total, { cents }) => total + cents, 0);
        let lost = 0;
        let kept = sorted.length;
        const benefit = (): number => {
          const mean = Math.min(sum / Math.max(kept, minimumDivisor ?? 0), limit ?? Number.POSITIVE_INFINITY);
          const share = (mean * percentage(without(contribution, lost).years)) / 100;
          return Math.min(limit ?? Number.POSITIVE_INFINITY, Math.max(floor ?? 0, share));
        };
        const each = [benefit()];
        const gone = [0, 0, 0];
        for (const { cents, kind } of sorted.toReversed()) {
          const before = gone[kind] ?? 0;
          if (before >= (mayGo[kind] ?? 0) || kept === 1) continue;
          gone[kind] = before + 1;
          sum -= cents;
          lost += costOf(kind);
          kept -= 1;
          each.push(benefit());
        }
        const best = rankedDiscard(rank(sorted.map(({ cents }) => cents / 100)), [], {
          contribution,
          percentage,
          costs: {
            kindsOf: () => sorted.map(({ kind }) => kind),
            contributionOf: costOf,
            holdsWithout: (removed) => mayGo.every((most, kind) => (removed[kind] ?? 0) <= most),
          },
          averageLimit: limit,
          averageFloor: null,
          benefitFloor: floor,
          benefitLimit: limit,
          ...(minimumDivisor === undefined ? {} : { minimumDivisor }),
        });
        const highest = Math.max(...each);
        expect(best?.months).toBe(each.findIndex((amount) => amount > highest - 1e-6));
      }),
      { numRuns: 500 },
    );
  });
});

describe('where each month that goes lowers what the average is times', () => {
  const question = fc.record({
    cents: fc.array(fc.integer({ min: 100, max: 900_000 }), { minLength: 13, maxLength: 150 }),
    /** Of the weight, in hundredths of a per cent a month, and of the part that is paid, in thousandths. */
    lighter: fc.integer({ min: 0, max: 80 }),
    smaller: fc.integer({ min: 0, max: 6 }),
    minimumDivisor: fc.option(fc.constant(108), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 300_000, max: 800_000 }), { nil: null }),
    minimumMonths: fc.integer({ min: 1, max: 60 }),
  });

  it('no other number of months gives more', () => {
    fc.assert(
      fc.property(question, ({ cents, lighter, smaller, minimumDivisor, limit, minimumMonths }) => {
        const sorted = [...cents].sort((a, b) => b - a);
        const weightWithout = (lost: number): number => 150 - (lighter * lost) / 100;
        const shareWithout = (lost: number): number => 1 - (smaller * lost) / 1000;
        const each = sorted.slice(0, Math.max(1, sorted.length - minimumMonths + 1)).map((_, gone) => {
          const kept = sorted.slice(0, sorted.length - gone);
          const mean = kept.reduce((sum, value) => sum + value, 0) / Math.max(kept.length, minimumDivisor ?? 0);
          const limited = Math.min(mean, limit ?? Number.POSITIVE_INFINITY);
          return limited * weightWithout(gone) * shareWithout(gone);
        });
        const best = rankedDiscard(rank(sorted.map((value) => value / 100)), sorted, {
          contribution: { years: 35, months: 4, days: 10 },
          percentage: () => 100,
          weightWithout,
          shareWithout: smaller === 0 ? undefined : shareWithout,
          costs: evenCosts((months) => sorted.length - months >= minimumMonths),
          averageLimit: limit,
          averageFloor: null,
          benefitFloor: null,
          benefitLimit: null,
          minimumDivisor,
        });
        expect(each[best?.months ?? -1]).toBeCloseTo(Math.max(...each), 3);
      }),
      { numRuns: 300 },
    );
  });
});

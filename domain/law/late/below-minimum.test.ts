import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Month, monthOfYear, parseMonth } from '../../units/month.ts';
import { minimumWage } from '../tables/index.ts';
import {
  type ComplementPlan,
  complementRateOf,
  keepingAll,
  keepingFree,
  keepingSome,
  type MonthlyBase,
  payingEach,
  plansOfComplements,
} from './below-minimum.ts';

const paid = (month: Month, reais: number, more: Partial<MonthlyBase> = {}): MonthlyBase => ({
  month,
  base: Math.round(reais * 100),
  minimum: Math.round((minimumWage(month) ?? 0) * 100),
  rate: complementRateOf(month, true),
  shares: true,
  ...more,
});
const of2025 = (month: number, reais: number, more: Partial<MonthlyBase> = {}) =>
  paid(monthOfYear(2025, month), reais, more);
const priceOf = (plans: readonly ComplementPlan[]): number => plans.reduce((sum, { price }) => sum + price, 0);

describe('the rate of a complement', () => {
  it.each([
    ['2019-11', 8],
    ['2020-02', 8],
    ['2020-03', 7.5],
    ['2026-10', 7.5],
  ])('of an employee in %s is %f%%', (month, rate) => {
    expect(complementRateOf(parseMonth(month), true)).toBe(rate);
  });

  it('is 20% of who serves companies and nothing else (Decreto 3.048/1999, art. 216, § 27-A, I, c)', () => {
    expect(complementRateOf(parseMonth('2025-01'), false)).toBe(20);
  });

  it('differs by 1,70 for 339,00: 27,12 until 02/2020, 25,43 after it', () => {
    const price = (month: string) => payingEach([paid(parseMonth(month), 700, { minimum: 103_900 })])[0]?.price;
    expect(price('2020-02')).toBe(2712);
    expect(price('2020-03')).toBe(2542.5);
  });
});

describe('plans of complements (Decreto 3.048/1999, art. 216, § 27-A)', () => {
  it('the excess of one month fills another of the same year, at no cost', () => {
    const [none, one] = plansOfComplements([of2025(3, 2000), of2025(8, 1200)]);
    expect(none).toMatchObject({ kept: [], moves: [], price: 0 });
    expect(one?.moves).toEqual([
      { kind: 'excess', from: monthOfYear(2025, 3), to: monthOfYear(2025, 8), cents: 31_800 },
    ]);
    expect(one).toMatchObject({ price: 0, payments: [] });
    expect(one?.bases).toEqual(
      new Map([
        [monthOfYear(2025, 8), 151_800],
        [monthOfYear(2025, 3), 168_200],
      ]),
    );
  });

  it('the excess of another year fills nothing', () => {
    const months = [paid(monthOfYear(2024, 12), 5000), of2025(1, 1200)];
    expect(keepingFree(months).flatMap(({ kept }) => kept)).toEqual([]);
    expect(priceOf(keepingAll(months))).toBe(31_800 * 0.075);
  });

  it('three months of 600 are one, or two for the difference: doing nothing is listed first', () => {
    const plans = plansOfComplements([of2025(1, 600), of2025(2, 600), of2025(3, 600)]);
    expect(plans.map(({ kept, price }) => [kept.length, price])).toEqual([
      [0, 0],
      [1, 0],
      [2, (2 * 151_800 - 180_000) * 0.075],
      [3, (3 * 151_800 - 180_000) * 0.075],
    ]);
    const [emptied] = [...(plans[1]?.bases.entries() ?? [])].filter(([, base]) => base === 0);
    expect(emptied).toBeDefined();
  });

  it('puts what is given where the difference is dearest', () => {
    const months = [
      paid(parseMonth('2020-01'), 800),
      paid(parseMonth('2020-05'), 800),
      paid(parseMonth('2020-06'), 1145),
    ];
    const [last] = plansOfComplements(months).slice(-1);
    expect(last?.moves).toEqual([
      { kind: 'excess', from: parseMonth('2020-06'), to: parseMonth('2020-01'), cents: 10_000 },
    ]);
  });

  it('keeps the month of the lower minimum wage where only one is paid for', () => {
    const [, one] = plansOfComplements([paid(parseMonth('2023-04'), 700), paid(parseMonth('2023-05'), 700)]);
    expect(one?.kept).toEqual([parseMonth('2023-04')]);
    expect(one).toMatchObject({ price: 0 });
  });

  it('nothing passes from or to what was paid by 11%, by the MEI or as facultativo', () => {
    const months = [of2025(1, 600, { shares: false, rate: 11 }), of2025(2, 3000), of2025(3, 600)];
    const [all] = keepingAll(months);
    expect(all?.moves.map(({ to }) => to)).toEqual([monthOfYear(2025, 3)]);
    expect(all?.price).toBeCloseTo(91_800 * 0.11, 6);
  });

  it('keeps so many months of each year for the difference, and more where more cost nothing', () => {
    const months = [of2025(1, 600), of2025(2, 600), of2025(3, 600), of2025(4, 600), of2025(5, 600), of2025(6, 600)];
    const kept = [1, 2, 3, 12].map((count) => keepingSome(months, count));
    expect(kept.map((plans) => [plans[0]?.kept.length, priceOf(plans)])).toEqual([
      [2, 0],
      [2, 0],
      [3, (3 * 151_800 - 360_000) * 0.075],
      [6, (6 * 151_800 - 360_000) * 0.075],
    ]);
  });

  it('leaves months alone that count until 10/2019, and months without any pay', () => {
    expect(keepingAll([paid(parseMonth('2019-10'), 500)])[0]?.kept).toEqual([]);
    expect(keepingAll([of2025(1, 0)])[0]?.kept).toEqual([]);
  });
});

it('never costs more than each month paid up by itself, keeps the sum of what was paid, and brings nobody below the minimum', () => {
  const base = fc.integer({ min: 1, max: 4000 });
  const year = fc.constantFrom(2019, 2020, 2021, 2023, 2025);
  fc.assert(
    fc.property(
      year,
      fc.array(fc.record({ base, shares: fc.boolean(), employed: fc.boolean() }), { minLength: 1, maxLength: 9 }),
      (of, list) => {
        const first = of === 2019 ? 11 : 1;
        const months = list.slice(0, 13 - first).map((one, place) => {
          const month = monthOfYear(of, first + place);
          return paid(month, one.base, { shares: one.shares, rate: complementRateOf(month, one.employed) });
        });
        const plans = plansOfComplements(months);
        expect(plans[0]).toMatchObject({ kept: [], price: 0 });
        expect(priceOf(keepingAll(months))).toBeLessThanOrEqual(priceOf(payingEach(months)) + 1e-6);
        plans.forEach((plan, count) => {
          expect(keepingSome(months, count)[0]?.price).toBe(plan.price);
          expect(plan.kept).toHaveLength(count);
          expect(plan.price).toBeGreaterThanOrEqual((plans[count - 1]?.price ?? 0) - 1e-6);
          for (const { month, base: before, minimum } of months) {
            const after = plan.bases.get(month);
            if (plan.kept.includes(month)) expect(after).toBe(minimum);
            else if (before >= minimum) expect(after ?? before).toBeGreaterThanOrEqual(minimum);
            else if (after !== undefined) expect(after).toBe(0);
          }
          const given = plan.moves.reduce((sum, { cents }) => sum + cents, 0);
          const bought = plan.payments.reduce((sum, { missing }) => sum + missing, 0);
          const lacking = months
            .filter(({ month }) => plan.kept.includes(month))
            .reduce((sum, { base: before, minimum }) => sum + minimum - before, 0);
          expect(given + bought).toBe(lacking);
        });
      },
    ),
    { numRuns: 150 },
  );
});

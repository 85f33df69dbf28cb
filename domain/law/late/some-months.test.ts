import { describe, expect, it } from 'vitest';
import { parseMonth } from '../../units/month.ts';
import { byYear, type MonthlyBase, payingAlone, plansOfComplements } from './below-minimum.ts';
import { cheapestOf } from './some-months.ts';

const month = (iso: string, base: number): MonthlyBase => ({
  month: parseMonth(iso),
  base,
  minimum: 1000,
  rate: 10,
  shares: true,
});

const months = [month('2024-01', 400), month('2024-02', 900), month('2025-01', 800), month('2025-02', 1100)];

const kept = (count: number, ways: Parameters<typeof cheapestOf>[0]) =>
  cheapestOf(ways, count, ({ price }) => price).flatMap((plan) => plan.kept);

describe('so many months of several years', () => {
  it('are those that cost least, whatever their year', () => {
    const alone = payingAlone(months);
    expect(kept(1, alone)).toEqual([parseMonth('2024-02')]);
    expect(kept(2, alone)).toEqual([parseMonth('2024-02'), parseMonth('2025-01')]);
    expect(kept(9, alone)).toHaveLength(3);
    expect(kept(0, alone)).toEqual([]);
  });

  it('are of equal price the later ones', () => {
    const [early, late] = [month('2024-01', 900), month('2025-01', 900)];
    expect(kept(1, payingAlone([early, late]))).toEqual([late.month]);
  });

  it('take the excess of their year first', () => {
    const byExcess = byYear(months).map(plansOfComplements);
    const priceOf = (count: number) =>
      cheapestOf(byExcess, count, ({ price }) => price).reduce((sum, { price }) => sum + price, 0);
    // One month of 2024 by joining both; 2025-01 is short of a hundred with that of 2025-02
    expect([1, 2, 3].map(priceOf)).toEqual([0, 10, 80]);
  });
});

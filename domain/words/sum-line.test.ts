import { describe, expect, it } from 'vitest';
import { sumLine, sumOn } from './sum-line.ts';

const parts = { benefits: 1000, pay: null, abono: null, contributions: null, costs: 100 };
const waited = { calculationDate: '2026-01-01', date: '2028-01-01', horizon: '2036-01-01' };

describe('the sum received over time', () => {
  it('falls by what is paid until the day of asking, and then grows to the total', () => {
    expect(sumLine({ ...waited, parts })).toEqual([
      { date: '2026-01-01', sum: 0 },
      { date: '2028-01-01', sum: -100 },
      { date: '2036-01-01', sum: 900 },
    ]);
  });

  it('begins with the price where the right is asked for at once', () => {
    expect(sumLine({ ...waited, date: '2026-01-01', parts })[0]).toEqual({ date: '2026-01-01', sum: -100 });
  });

  it('counts the pay of whoever waits, less the contributions', () => {
    const servant = { benefits: 500, pay: 1200, abono: 100, contributions: 150, costs: 0 };
    expect(sumLine({ ...waited, parts: servant })[1]?.sum).toBe(1150);
  });

  it('is read on any day within it, and on none outside', () => {
    const line = sumLine({ ...waited, parts });
    expect(sumOn(line, '2027-01-01')).toBeCloseTo(-50, 1);
    expect(sumOn(line, '2036-01-01')).toBe(900);
    expect(sumOn(line, '2025-12-31')).toBeNull();
    expect(sumOn(line, '2036-01-02')).toBeNull();
  });
});

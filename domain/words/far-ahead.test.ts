import { describe, expect, it } from 'vitest';
import {
  gainMoney,
  headlineAmong,
  headlineBeside,
  headlineMoney,
  limitsBeside,
  readsOutOfOrder,
  tableGain,
  tableMoney,
  tableSum,
  tableValue,
} from './far-ahead.ts';
import { formatMoney } from './format.ts';

const sight = { calculationDate: '2026-11-29', ceiling: 8475.55 };
const far = '2040-11-29';
const ahead = (value: number) => ({ date: far, value });
const now = (value: number) => ({ date: sight.calculationDate, value });

describe('a value of more than ten years ahead', () => {
  it('is never read as more than the ceiling that holds it', () => {
    expect(headlineMoney(8475.55, far, sight)).toBe('cerca de R$ 8.475,55');
    expect(headlineMoney(8460.1, far, sight)).toBe('cerca de R$ 8.475,55');
    expect(tableMoney(8475.55, far, sight)).toBe('R$ 8.475,55');
    expect(headlineMoney(8440, far, sight)).toBe('cerca de R$ 8.400,00');
  });

  it('is rounded as ever where the ceiling does not hold it, or is not known', () => {
    expect(headlineMoney(8479.1, far, sight)).toBe('cerca de R$ 8.500,00');
    expect(headlineMoney(8475.55, far, { calculationDate: sight.calculationDate })).toBe('cerca de R$ 8.500,00');
  });

  it('is rounded to hundreds from the minimum wage on, and never read as less than it', () => {
    const withWage = { ...sight, minimumWage: 1621 };
    expect([1621, 1649.9, 1651, 2088.27].map((value) => tableMoney(value, far, withWage))).toEqual(
      [1621, 1621, 1700, 2100].map(formatMoney),
    );
    expect(tableMoney(2088.27, far, sight)).toBe('R$ 2.089,00');
    expect(tableMoney(1200.4, far, withWage)).toBe('R$ 1.200,00');
  });

  it('is told with a limit only where that makes a difference', () => {
    const limits = { ceiling: 8475.55, minimumWage: 1621 };
    expect(limitsBeside(8475.55, limits)).toEqual({ ceiling: 8475.55 });
    expect(limitsBeside(1621, limits)).toEqual({});
    expect(limitsBeside(2088.27, limits)).toEqual({ minimumWage: 1621 });
    for (const value of [8440, 8479.1, null]) expect(limitsBeside(value, limits)).toEqual({});
    expect(limitsBeside(8475.55, {})).toEqual({});
  });

  it('never reads as less than a nearer one that is less, nor as more of nothing', () => {
    const [less, more] = [now(8140), ahead(8149.2)];
    expect(tableValue(more, [less, more], sight)).toBe(formatMoney(8149.2));
    expect(tableGain(more, [less, more], sight)).toBe(9.2);
    expect(headlineBeside(more, less, sight)).toBe('cerca de R$ 8.149,20');
    const same = ahead(8112.4);
    expect(headlineBeside(same, now(8100), sight)).toBe('cerca de R$ 8.100,00');
    expect(gainMoney(same, now(8100), sight)).toBe('menos de R$ 100,00');
    expect(gainMoney(ahead(8475.55), now(8475.55), sight)).toBe('cerca de R$ 0,00');
  });
});

describe('a value of more than ten years ahead that stands alone', () => {
  it('is to be read exactly where it would read in another order than a nearer one', () => {
    const near = [now(3120)];
    expect(readsOutOfOrder(ahead(3149), near, sight)).toBe(true);
    expect(readsOutOfOrder(ahead(3120), near, sight)).toBe(true);
    expect(readsOutOfOrder(ahead(3160), [now(3170)], sight)).toBe(true);
    expect(readsOutOfOrder(ahead(3160), near, sight)).toBe(false);
    expect(readsOutOfOrder(ahead(3110), near, sight)).toBe(false);
    expect(readsOutOfOrder(ahead(3149), [ahead(3148)], sight)).toBe(false);
    expect(headlineMoney(3149, far, { ...sight, exact: true })).toBe('cerca de R$ 3.149,00');
  });

  it('never reads as more than a nearer one that is more', () => {
    expect(headlineAmong(ahead(3160), [now(3170)], sight)).toBe('cerca de R$ 3.160,00');
  });
});

it('a sum that is the same as a nearer one reads the same', () => {
  const rows = [
    { date: '2030-11-29', total: 2_799_225 },
    { date: far, total: 2_799_225.4 },
  ];
  expect(tableSum(2_799_225.4, far, rows, sight)).toBe(formatMoney(2_799_225));
});

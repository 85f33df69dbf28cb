import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { ceiling, minimumWage } from './limits.ts';
import { overlayOf } from './overlay.ts';

describe('minimum wage and ceiling', () => {
  it.each([
    [1994, 7, 64.79, 582.86],
    [1998, 11, 130, 1081.5],
    [1998, 12, 130, 1200],
    [2000, 4, 151, 1255.32],
    [2001, 7, 180, 1430],
    [2006, 8, 350, 2801.82],
    [2010, 1, 510, 3467.4],
    [2019, 11, 998, 5839.45],
    [2020, 1, 1039, 6101.06],
    [2020, 2, 1045, 6101.06],
    [2022, 5, 1212, 7087.22],
    [2023, 4, 1302, 7507.49],
    [2023, 5, 1320, 7507.49],
    [2026, 11, 1621, 8475.55],
  ])('of %i-%i are %d and %d', (year, month, wage, limit) => {
    expect(minimumWage(monthOfYear(year, month))).toBe(wage);
    expect(ceiling(monthOfYear(year, month))).toBe(limit);
  });

  it('are unknown before the Plano Real', () => {
    expect(minimumWage(monthOfYear(1994, 6))).toBeNull();
    expect(ceiling(monthOfYear(1994, 6))).toBeNull();
  });

  it('take what an administrator published, from its month on', () => {
    const overlay = overlayOf([{ date: '01/2027', minSalary: 1700, maxSalary: null, indexes: [] }]);
    expect(minimumWage(monthOfYear(2026, 12), overlay)).toBe(1621);
    expect(minimumWage(monthOfYear(2027, 3), overlay)).toBe(1700);
    expect(ceiling(monthOfYear(2027, 3), overlay)).toBe(8475.55);
  });

  it('let a newer law stand over an older publication', () => {
    const overlay = overlayOf([{ date: '03/2025', minSalary: 1500, maxSalary: 8000, indexes: [] }]);
    expect(minimumWage(monthOfYear(2025, 3), overlay)).toBe(1500);
    expect(minimumWage(monthOfYear(2026, 1), overlay)).toBe(1621);
  });
});

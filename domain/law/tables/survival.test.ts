import { describe, expect, it } from 'vitest';
import { survivalAt } from './survival.ts';
import { SURVIVAL_TABLES } from './survival-tables.ts';

describe('the expectation of life', () => {
  it.each([
    [55, '2019-11-13', 2017, 26.4],
    [52, '2019-11-13', 2017, 28.8],
    [50, '2019-11-13', 2017, 30.5],
    [60, '2019-11-27', 2017, 22.4],
    [60, '2019-11-28', 2018, 22.6],
    [60, '2026-11-20', 2024, 22.6],
    [57, '2026-11-20', 2024, 25],
    [60, '2010-06-15', 2008, 21.2],
    [60, '2013-01-10', 2011, 21.23],
    [60, '2025-01-10', 2023, 22.5],
  ])('at %i on %s comes from the table of %i: %d', (age, day, tableYear, years) => {
    expect(survivalAt(age, day)).toEqual({ tableYear, years });
  });

  it('takes the last age for whoever is older', () => {
    expect(survivalAt(120, '2019-11-13')).toEqual(survivalAt(80, '2019-11-13'));
  });

  it('is unknown before 12/2003', () => {
    expect(survivalAt(60, '2003-11-30')).toBeNull();
    expect(survivalAt(60, '2003-12-01')?.tableYear).toBe(2002);
  });

  it('falls from the first birthday to the last age in every table', () => {
    for (const { years } of SURVIVAL_TABLES) {
      expect([...years.slice(1)].sort((a, b) => b - a)).toEqual(years.slice(1));
    }
  });
});

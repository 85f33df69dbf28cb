import { describe, expect, it } from 'vitest';
import { remunerations } from './remunerations.ts';

describe('the demonstration’s remunerations', () => {
  it('begin in 07/1994 at the earliest, and add a 13th in December', () => {
    const salaries = remunerations({ 1990: 500 }, '1993-01', '1994-12');
    expect(salaries.map(({ month }) => month)).toEqual(['07', '08', '09', '10', '11', '12', '13']);
    expect(salaries[0]).toEqual({ month: '07', year: 1994, value: 500 });
  });

  it('grow evenly between known values, with a raise each May, exact to the cent', () => {
    const salaries = remunerations({ 2000: 1000, 2002: 1210 }, '2001-04', '2001-05');
    expect(salaries.map(({ value }) => value)).toEqual([1000, 1100]);
  });

  it('stay at the last known value', () => {
    expect(remunerations({ 2000: 1000, 2002: 1210 }, '2010-01', '2010-01')[0]?.value).toBe(1210);
  });
});

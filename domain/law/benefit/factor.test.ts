import { describe, expect, it } from 'vitest';
import { survivalAt } from '../tables/index.ts';
import { factor, factorBonusYears, factorYears } from './factor.ts';

describe('the fator previdenciário', () => {
  it.each([
    ['man of 60 with 35 years, table of 2024', 35, 60, 22.6, 0.8202],
    ['woman of 57 with 30 years and 5 of bonus, table of 2024', 35, 57, 25, 0.7285],
    ['man of 55 with 35 years on 13/11/2019', 35, 55, 26.4, 0.6816],
    ['woman of 52 with 30 years and 5 of bonus on 13/11/2019', 35, 52, 28.8, 0.6135],
    ['teacher of 50 with 25 years and 10 of bonus', 35, 50, 30.5, 0.5722],
    ['fa-03: the bare formula', 35, 55, 21.8, 0.8254],
    ['dv-fa-01: woman of 55 with 30 years and 5 of bonus', 35, 55, 28, 0.6427],
  ])('%s', (_, contributionYears, age, survival, expected) => {
    expect(factor({ contributionYears, age, survival })).toBe(expected);
  });

  it('fa-01: age 60 with 38 years in 06/2010 is 0.955 to three decimals, 1,910 of 2,000', () => {
    const survival = survivalAt(60, '2010-06-15')?.years ?? Number.NaN;
    const value = factor({ contributionYears: 38, age: 60, survival });
    expect(value).toBeCloseTo(0.955, 3);
    expect(Number(value.toFixed(3)) * 2000).toBe(1910);
  });

  it('takes the survival of the table in force on the day', () => {
    const onReform = survivalAt(55, '2019-11-13')?.years ?? Number.NaN;
    expect(factor({ contributionYears: 35, age: 55, survival: onReform })).toBe(0.6816);
  });
});

it('years are cut at four decimals: months over 12, days over 360', () => {
  expect(factorYears({ years: 35, months: 7, days: 11 }).toNumber()).toBe(35.6138);
  expect(factorYears({ years: 34, months: 11, days: 34 }).toNumber()).toBe(35);
});

it('the bonus is 5 years for women and male teachers, 10 for female teachers', () => {
  expect(factorBonusYears('Homem', false)).toBe(0);
  expect(factorBonusYears('Homem', true)).toBe(5);
  expect(factorBonusYears('Mulher', false)).toBe(5);
  expect(factorBonusYears('Mulher', true)).toBe(10);
});

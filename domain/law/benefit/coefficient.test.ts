import { describe, expect, it } from 'vitest';
import {
  baseYearsRgps,
  coefficient,
  daysWithout,
  seventyPlusFive,
  seventyPlusOne,
  sixtyPlusTwo,
  wholeBenefitDays,
  without,
} from './coefficient.ts';

describe('60% + 2% for each whole year beyond the base', () => {
  it.each([
    ['a man with 35 years', 35, 20, 90],
    ['a woman with 30', 30, 15, 90],
    ['a man with 18 (art. 18)', 18, 20, 60],
    ['a man with 41, without a ceiling of 100%', 41, 20, 102],
    ['a man with 17 in the special retirement of 15 years', 17, 15, 64],
    ['a teacher with 27', 27, 15, 84],
    ['co-01: a man with 38', 38, 20, 96],
    ['co-04: a woman with 32', 32, 15, 94],
    ['co-05: a man with 33', 33, 20, 86],
    ['dv-co-01: an underground miner with 20', 20, 15, 70],
    ['er-04: a servant of Paraná with 20', 20, 20, 60],
    ['er-04: a servant of Paraná with 26', 26, 20, 72],
    ['er-04: a servant of Paraná with 31', 31, 20, 82],
    ['a servant with 42', 42, 20, 104],
  ])('%s', (_, years, base, percent) => {
    expect(sixtyPlusTwo(years, base)).toBe(percent);
    expect(coefficient(years, base)).toBe(percent / 100);
  });

  it('has 20 years as its base for men, 15 for women and under 15 years of exposure', () => {
    expect(baseYearsRgps('Homem', false)).toBe(20);
    expect(baseYearsRgps('Mulher', false)).toBe(15);
    expect(baseYearsRgps('Homem', true)).toBe(15);
  });
});

it('70% + 1% for each twelve contributions stops at 100%', () => {
  expect([0, 11, 12, 180, 264, 360, 480].map(seventyPlusOne)).toEqual([70, 70, 71, 85, 92, 100, 100]);
});

it('70% + 5% for each whole year beyond the requirement stops at 100%', () => {
  expect([-10, 0, 364, 365, 730, 2190, 4000].map(seventyPlusFive)).toEqual([70, 70, 70, 75, 80, 100, 100]);
});

it('a whole benefit takes 35 years of a man and 30 of a woman', () => {
  expect(wholeBenefitDays('Homem')).toBe(12_775);
  expect(wholeBenefitDays('Mulher')).toBe(10_950);
});

describe('contribution given up', () => {
  it('is whole months, twelve of them a year', () => {
    expect(without({ years: 36, months: 0, days: 5 }, 4)).toEqual({ years: 35, months: 8, days: 5 });
    expect(without({ years: 36, months: 11, days: 34 }, 12)).toEqual({ years: 35, months: 11, days: 34 });
    expect(without({ years: 0, months: 3, days: 9 }, 4)).toEqual({ years: 0, months: 0, days: 0 });
    expect(daysWithout(12_775, 12)).toBe(12_410);
    expect(daysWithout(12_775, 13)).toBe(12_380);
  });
});

import { describe, expect, it } from 'vitest';
import { conversionFactor, convert, countTime, points, requirementOn, ruleById, toll } from './index.ts';
import { years } from './testing/people.ts';

describe('convert', () => {
  it('uses the printed factors of each table', () => {
    expect(conversionFactor({ special: 15, to: 'common', gender: 'Homem' })).toBe(2.33);
    expect(conversionFactor({ special: 15, to: 25 })).toBe(1.67);
    expect(conversionFactor({ degree: 'none', to: 'medium', gender: 'Homem' })).toBe(0.83);
    expect(conversionFactor({ special: 25, to: 'low', gender: 'Mulher' })).toBe(1.12);
  });

  it('keeps the fraction of a day', () => {
    expect(convert(3, { special: 25, to: 'common', gender: 'Mulher' })).toBe(3.6);
  });
});

describe('toll', () => {
  it('rounds half a day up: 365 days missing at 50% are 183', () => {
    expect(toll(years(35), years(34), 50)).toEqual({
      missing: years(1),
      toll: years(0, 6, 3),
      required: years(35, 6, 3),
      stillToContribute: years(1, 6, 3),
    });
  });

  it('asks nothing of who had the whole time', () => {
    expect(toll(years(30), years(31), 100).required).toEqual(years(30));
  });
});

describe('points', () => {
  it('add fractions of days, or drop them with complete months', () => {
    expect(points(years(62, 8, 10), years(40, 6, 20))).toBe(103.2489);
    expect(points(years(62, 8, 10), years(40, 6, 20), 'completeMonths')).toBe(103.1667);
  });

  it('never round up to the points that are missing', () => {
    expect(points(years(59, 11, 30), years(33))).toBeLessThan(93);
  });
});

describe('requirementOn', () => {
  it('reads each step on its day', () => {
    const age = (date: string) =>
      requirementOn('rgps-ec103-art16-idade-progressiva', 'Homem', date).find((asked) => asked.kind === 'age')?.value;
    expect(age('2019-11-13')).toBe(61 * 12);
    expect(age('2019-12-31')).toBe(61 * 12);
    expect(age('2020-01-01')).toBe(61 * 12 + 6);
    expect(age('2027-01-01')).toBe(65 * 12);
    expect(age('2060-01-01')).toBe(65 * 12);
  });

  it('knows the rules of servants and of places, and says nothing of an unknown one', () => {
    expect(requirementOn('ec103-art4-pontos-media', 'Homem', '2021-12-31')).toContainEqual({ kind: 'age', value: 732 });
    expect(requirementOn('ec103-art4-pontos-media', 'Homem', '2022-01-01')).toContainEqual({ kind: 'age', value: 744 });
    expect(requirementOn('unknown', 'Homem', '2022-01-01')).toEqual([]);
    expect(ruleById('unknown')).toBeNull();
  });
});

describe('countTime', () => {
  it('counts nothing of nothing', () => {
    expect(countTime([], { until: '2026-11-20' }).contributionTime).toEqual(years(0));
  });
});

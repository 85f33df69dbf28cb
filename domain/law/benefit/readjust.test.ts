import { describe, expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { readjust } from './readjust.ts';

const START = monthOfYear(2019, 11);

describe('a benefit of 13/11/2019 brought to 11/2026', () => {
  const result = readjust(3000, START, monthOfYear(2026, 11), NO_OVERLAY);

  it('rises each January by the rate of that year, the first one in part', () => {
    expect(result.steps.map(({ year, percent }) => [year, percent])).toEqual([
      [2020, 1.77],
      [2021, 5.45],
      [2022, 10.16],
      [2023, 5.93],
      [2024, 3.71],
      [2025, 4.77],
      [2026, 3.9],
    ]);
  });

  it('is rounded to cents each time', () => {
    expect(result.steps.map(({ value }) => value)).toEqual([
      3053.1, 3219.49, 3546.59, 3756.9, 3896.28, 4082.13, 4241.33,
    ]);
    expect(result.value).toBe(4241.33);
  });

  it('of one minimum wage follows the minimum wage', () => {
    const least = readjust(998, START, monthOfYear(2026, 11), NO_OVERLAY);
    expect(least.value).toBe(1621);
    expect(least.steps.map(({ percent, value }) => [percent, value]).slice(0, 3)).toEqual([
      [null, 1039],
      [null, 1100],
      [null, 1212],
    ]);
    expect(readjust(1010, START, monthOfYear(2020, 1), NO_OVERLAY).value).toBe(1039);
  });
});

it('names the years whose readjustment nobody has published', () => {
  const result = readjust(3000, START, monthOfYear(2028, 3), NO_OVERLAY);
  expect(result.missingYears).toEqual([2027, 2028]);
  expect(result.value).toBe(4241.33);
});

it('changes nothing within the year of the start', () => {
  expect(readjust(3000, START, monthOfYear(2019, 12), NO_OVERLAY)).toEqual({
    value: 3000,
    steps: [],
    missingYears: [],
  });
});

import { describe, expect, it } from 'vitest';
import { formatMonthOfYear, monthOfYear } from '../../units/month.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { exact } from './exact.ts';
import { readjust } from './readjust.ts';

const START = monthOfYear(2019, 11);

describe('a benefit of 13/11/2019 brought to 11/2026', () => {
  const result = readjust(3000, START, monthOfYear(2026, 11), NO_OVERLAY);

  it('rises each January by the rate of that year, the first one in part', () => {
    expect(result.steps.map(({ month, percent }) => [formatMonthOfYear(month), percent])).toEqual([
      ['01/2020', 1.77],
      ['01/2021', 5.45],
      ['01/2022', 10.16],
      ['01/2023', 5.93],
      ['01/2024', 3.71],
      ['01/2025', 4.77],
      ['01/2026', 3.9],
    ]);
    expect(result.firstInFull).toBeNull();
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
    expect(least.steps.map(({ month, percent, value }) => [formatMonthOfYear(month), percent, value])).toEqual([
      ['01/2020', null, 1039],
      ['02/2020', null, 1045],
      ['01/2021', null, 1100],
      ['01/2022', null, 1212],
      ['01/2023', null, 1302],
      ['05/2023', null, 1320],
      ['01/2024', null, 1412],
      ['01/2025', null, 1518],
      ['01/2026', null, 1621],
    ]);
    expect(readjust(1010, START, monthOfYear(2020, 1), NO_OVERLAY).value).toBe(1039);
  });
});

it('names the Januaries whose readjustment nobody has published', () => {
  const result = readjust(3000, START, monthOfYear(2028, 3), NO_OVERLAY);
  expect(result.missing.map(formatMonthOfYear)).toEqual(['01/2027', '01/2028']);
  expect(result.value).toBe(4241.33);
});

it('changes nothing within the year of the start', () => {
  expect(readjust(3000, START, monthOfYear(2019, 12), NO_OVERLAY)).toEqual({
    value: 3000,
    steps: [],
    missing: [],
    firstInFull: null,
    recovered: null,
  });
});

describe('Decreto 3.048/1999, art. 35, § 3: what the ceiling of the start cut comes back with the first readjustment', () => {
  const cut = (over: string, to = monthOfYear(2020, 1)) =>
    readjust(5839.45, START, to, NO_OVERLAY, { overCeiling: exact(over) });

  it('2% above the ceiling: 1,77% of the two months, and the 2%', () => {
    expect(cut('1.02').steps).toEqual([{ month: monthOfYear(2020, 1), percent: 1.77, value: 5942.81 }]);
    expect(cut('1.02').recovered).toEqual({ month: monthOfYear(2020, 1), value: 6061.67 });
    expect(cut('1.02', monthOfYear(2021, 1)).value).toBe(6392.03);
  });

  it('never above the ceiling of the month of that readjustment', () => {
    expect(cut('1.05').value).toBe(6101.06);
  });

  it('nothing before the first readjustment, and nothing where nothing was cut', () => {
    expect(cut('1.02', monthOfYear(2019, 12)).value).toBe(5839.45);
    expect(readjust(5839.45, START, monthOfYear(2020, 1), NO_OVERLAY).recovered).toBeNull();
  });
});

describe('a benefit of 16/12/1998', () => {
  const result = readjust(1200, monthOfYear(1998, 12), monthOfYear(2026, 11), NO_OVERLAY);

  it('rises in the month of each readjustment, the first one whole and named, as its table was not read', () => {
    expect(formatMonthOfYear(result.firstInFull ?? 0)).toBe('06/1999');
    expect(result.steps).toHaveLength(29);
    expect(result.steps[0]).toEqual({ month: monthOfYear(1999, 6), percent: 4.61, value: 1255.32 });
  });

  it('keeps pace with the ceiling until its two new ones: 1.869,34 in 06/2003', () => {
    const before2004 = result.steps.filter(({ month }) => month < monthOfYear(2004, 1));
    expect(before2004.map(({ value }) => value)).toEqual([1255.32, 1328.25, 1429.99, 1561.55, 1869.33]);
  });

  it('follows the minimum wage in the months in which that rises', () => {
    const least = readjust(130, monthOfYear(1998, 12), monthOfYear(2006, 12), NO_OVERLAY);
    expect(least.steps.map(({ month, percent, value }) => [formatMonthOfYear(month), percent, value])).toEqual([
      ['05/1999', null, 136],
      ['04/2000', null, 151],
      ['04/2001', null, 180],
      ['04/2002', null, 200],
      ['04/2003', null, 240],
      ['05/2004', null, 260],
      ['05/2005', null, 300],
      ['04/2006', null, 350],
    ]);
  });
});

it('applies the whole readjustment to who started in the month of the one before', () => {
  const result = readjust(1000, monthOfYear(2019, 1), monthOfYear(2020, 1), NO_OVERLAY);
  expect(result.steps).toEqual([{ month: monthOfYear(2020, 1), percent: 4.48, value: 1044.8 }]);
  expect(result.firstInFull).toBeNull();
});

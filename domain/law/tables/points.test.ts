import { describe, expect, it } from 'vitest';
import type { Gender, IsoDate } from '../rule/rule.ts';
import { minimumPoints, pointSteps, pointsConfirmed } from './points.ts';
import { type CareerType, POINTS_OF_PLACES } from './points-data.ts';

const pair = (place: string | null, careerType: CareerType, date: IsoDate): readonly [number, number] => [
  minimumPoints(place, 'Mulher', careerType, date),
  minimumPoints(place, 'Homem', careerType, date),
];

describe('the minimum points', () => {
  it.each<[string | null, CareerType, IsoDate, number, number]>([
    [null, 'default', '2019-11-13', 86, 96],
    [null, 'default', '2026-11-20', 93, 103],
    [null, 'Magistério', '2026-11-20', 88, 98],
    [null, 'default', '2033-12-31', 100, 105],
    ['uniao', 'default', '2022-06-01', 89, 99],
    ['pr', 'default', '2026-11-20', 93, 103],
    ['sp', 'default', '2026-11-20', 93, 103],
    ['sp', 'default', '2040-01-01', 100, 105],
    ['mg', 'default', '2021-06-30', 86, 97],
    ['mg', 'default', '2022-03-31', 86, 97],
    ['mg', 'default', '2022-04-01', 87, 98],
    ['mg', 'default', '2023-06-30', 87, 98],
    ['mg', 'default', '2024-09-30', 88, 99],
    ['mg', 'default', '2025-12-31', 89, 100],
    ['mg', 'default', '2026-11-20', 90, 101],
    ['mg', 'default', '2031-01-01', 94, 105],
    ['rj', 'default', '2022-12-31', 86, 96],
    ['rj', 'default', '2023-01-01', 87, 97],
    ['rj', 'default', '2026-11-20', 88, 98],
    ['rj', 'default', '2039-01-01', 95, 105],
    ['sc', 'default', '2022-06-30', 86, 96],
    ['sc', 'default', '2023-01-01', 87, 97],
    ['sc', 'default', '2026-11-20', 90, 100],
    ['sc', 'Magistério', '2022-06-30', 76, 86],
    ['sc', 'Magistério', '2023-01-01', 77, 87],
    ['to', 'default', '2026-11-20', 87, 97],
    ['to', 'Especial', '2040-01-01', 86, 86],
    ['Curitiba-PR', 'default', '2026-11-20', 92, 102],
    ['ce', 'default', '2026-11-20', 90, 100],
    ['ce', 'Magistério', '2026-11-20', 88, 98],
    ['londrina-pr', 'default', '2026-11-20', 93, 103],
  ])('of %s, %s, on %s are %i and %i', (place, careerType, date, woman, man) => {
    expect(pair(place, careerType, date)).toEqual([woman, man]);
  });

  it('do not rise for exposure without a table of its own', () => {
    expect(pair('sp', 'Especial', '2019-11-13')).toEqual([86, 86]);
    expect(pair('sp', 'Especial', '2050-01-01')).toEqual([86, 86]);
  });

  it('say whether they were confirmed', () => {
    expect(pointsConfirmed('mg', 'Mulher', 'default')).toBe(true);
    expect(pointsConfirmed('Joinville-SC', 'Mulher', 'default')).toBe(false);
  });
});

describe('the dated steps', () => {
  const genders: readonly Gender[] = ['Mulher', 'Homem'];

  it('of Minas Gerais end with 105 on 01/01/2031 and 100 on 01/07/2038', () => {
    expect(pointSteps('mg', 'Homem', 'default').at(-1)).toEqual({ from: '2031-01-01', value: 105 });
    expect(pointSteps('mg', 'Mulher', 'default').at(-1)).toEqual({ from: '2038-07-01', value: 100 });
  });

  it('say the same as the points of a day, for every table, on every step and on its eve', () => {
    for (const place of [null, ...Object.keys(POINTS_OF_PLACES)]) {
      for (const gender of genders) {
        const steps = pointSteps(place, gender, 'default');
        for (const [index, { from, value }] of steps.entries()) {
          expect(minimumPoints(place, gender, 'default', from)).toBe(value);
          expect(minimumPoints(place, gender, 'default', `${from.slice(0, 8)}28`)).toBe(value);
          const before = steps[index - 1];
          if (before !== undefined) expect(value).toBe(before.value + 1);
        }
      }
    }
  });
});

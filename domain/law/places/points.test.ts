import { describe, expect, it } from 'vitest';
import { forGender } from '../rule/figures.ts';
import type { Gender, IsoDate, Steps } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { LOCAL_NORMS, placeNamed } from './index.ts';
import { stepsOfPoints } from './points.ts';
import { asTheUniao, uniaoPoints } from './uniao.ts';

const GENDERS: readonly Gender[] = ['Mulher', 'Homem'];
type Career = 'servants' | 'teachers';

const valueOn = (steps: Steps, date: IsoDate): number | undefined =>
  steps.findLast(({ from }, index) => index === 0 || from <= date)?.value;

const pair = (place: string, career: Career, date: IsoDate) => {
  const table = placeNamed(place)?.points?.[career];
  if (table === undefined) throw new Error(`${place} has no points`);
  return GENDERS.map((gender) => valueOn(stepsOfPoints(table, gender), date));
};

describe('the minimum points', () => {
  it.each<[string, Career, IsoDate, number, number]>([
    ['uniao', 'servants', '2019-11-13', 86, 96],
    ['uniao', 'servants', '2022-06-01', 89, 99],
    ['uniao', 'servants', '2026-11-20', 93, 103],
    ['uniao', 'teachers', '2026-11-20', 88, 98],
    ['uniao', 'servants', '2033-12-31', 100, 105],
    ['pr', 'servants', '2026-11-20', 93, 103],
    ['sp', 'servants', '2026-11-20', 93, 103],
    ['sp', 'servants', '2040-01-01', 100, 105],
    ['mg', 'servants', '2021-06-30', 86, 97],
    ['mg', 'servants', '2022-03-31', 86, 97],
    ['mg', 'servants', '2022-04-01', 87, 98],
    ['mg', 'servants', '2023-06-30', 87, 98],
    ['mg', 'servants', '2024-09-30', 88, 99],
    ['mg', 'servants', '2025-12-31', 89, 100],
    ['mg', 'servants', '2026-11-20', 90, 101],
    ['mg', 'servants', '2031-01-01', 94, 105],
    ['rj', 'servants', '2022-12-31', 86, 96],
    ['rj', 'servants', '2023-01-01', 87, 97],
    ['rj', 'servants', '2026-11-20', 88, 98],
    ['rj', 'servants', '2039-01-01', 95, 105],
    ['sc', 'servants', '2022-06-30', 86, 96],
    ['sc', 'servants', '2023-01-01', 87, 97],
    ['sc', 'servants', '2026-11-20', 90, 100],
    ['sc', 'teachers', '2022-06-30', 76, 86],
    ['sc', 'teachers', '2023-01-01', 77, 87],
    ['to', 'servants', '2026-11-20', 87, 97],
    ['curitiba-pr', 'servants', '2026-11-20', 92, 102],
    ['ce', 'servants', '2026-11-20', 90, 100],
    ['ce', 'teachers', '2026-11-20', 88, 98],
    ['ac', 'servants', '2026-11-20', 93, 103],
  ])('of %s, %s, on %s are %i and %i', (place, career, date, woman, man) => {
    expect(pair(place, career, date)).toEqual([woman, man]);
  });

  it('of Minas Gerais end with 105 on 01/01/2031 and 100 on 01/07/2038', () => {
    const table = placeNamed('mg')?.points?.servants ?? uniaoPoints.servants;
    expect(stepsOfPoints(table, 'Homem').at(-1)).toEqual({ from: '2031-01-01', value: 105 });
    expect(stepsOfPoints(table, 'Mulher').at(-1)).toEqual({ from: '2038-07-01', value: 100 });
  });

  it('rise one by one up to their limit, the last step being the limit', () => {
    for (const key of LOCAL_NORMS.keys()) {
      const points = placeNamed(key)?.points ?? null;
      if (points === null) continue;
      for (const table of [points.servants, points.teachers]) {
        for (const [index, gender] of (['Homem', 'Mulher'] as const).entries()) {
          const values = stepsOfPoints(table, gender).map(({ value }) => value);
          expect(values.at(-1), key).toBe(table.limits[index]);
          expect(values, key).toEqual(values.map((_, step) => (values[0] ?? 0) + step));
        }
      }
    }
  });

  it('taken from the União because nobody has read them are never confirmed', () => {
    expect([asTheUniao.servants.confirmed, asTheUniao.teachers.confirmed]).toEqual([false, false]);
    expect({ ...asTheUniao.servants, confirmed: true }).toEqual(uniaoPoints.servants);
    expect({ ...asTheUniao.teachers, confirmed: true }).toEqual(uniaoPoints.teachers);
  });
});

/** The rules of states and cities that ask for points which rise. */
const rising = [...LOCAL_NORMS].flatMap(([place, { rules }]) =>
  rules.flatMap((rule): [string, string, Rule, { readonly [G in Gender]: Steps }][] => {
    const points = rule.requirements.find((requirement) => requirement.kind === 'points');
    if (points === undefined || points.fixed) return [];
    const steps = (gender: Gender): Steps => {
      const figure = forGender(points.points, gender);
      return typeof figure === 'number' ? [] : figure;
    };
    return [[rule.id, place, rule, { Homem: steps('Homem'), Mulher: steps('Mulher') }]];
  }),
);

describe('a rule whose points rise', () => {
  it('is there to be tested', () => {
    expect(rising.length).toBeGreaterThan(90);
  });

  it.each(rising)(
    '%s asks for the points that the file of its place says, unless it is another reading',
    (_, place, rule, asked) => {
      const table = placeNamed(place)?.points?.[rule.teacher ? 'teachers' : 'servants'];
      if (table === undefined) throw new Error(`the file of ${place} says no points`);
      for (const gender of GENDERS) {
        if (rule.variantOf === undefined) expect(asked[gender]).toEqual(stepsOfPoints(table, gender));
      }
    },
  );

  it.each(rising.filter(([, , rule]) => rule.confirmed))(
    '%s is confirmed, and so are the points in the file of its place',
    (_, place, rule) => {
      expect(placeNamed(place)?.points?.[rule.teacher ? 'teachers' : 'servants'].confirmed).toBe(true);
    },
  );

  it('is confirmed with the table of the União only where an article of the place adopts it', () => {
    const federal = [uniaoPoints.servants, uniaoPoints.teachers];
    const borrowed = [...LOCAL_NORMS.keys()].filter((key) => {
      const points = placeNamed(key)?.points ?? null;
      const tables = points === null ? [] : [points.servants, points.teachers];
      return tables.some((table) => federal.includes(table));
    });
    expect(borrowed).toEqual([]);
    expect(placeNamed('ce')?.points?.teachers.adoptedBy).toContain('LC 210/2019');
  });
});

import { describe, expect, it } from 'vitest';
import { pointsTablesOf } from './points-tables.ts';

const tableOf = (place: string, gender: 'Homem' | 'Mulher', teacher = false) => {
  const found = pointsTablesOf(place).find((table) => table.gender === gender && table.teacher === teacher);
  if (found === undefined) throw new Error(`no table of ${place}`);
  return found;
};
const pointsOn = (table: ReturnType<typeof tableOf>, day: string) =>
  table.steps.findLast(({ from }) => from <= day)?.points;

describe('the points tables', () => {
  it.each([
    ['uniao', 'Mulher', false, '2026-11-20', 93],
    ['uniao', 'Homem', true, '2026-11-20', 98],
    ['inss', 'Homem', false, '2026-11-20', 103],
    ['inss', 'Mulher', true, '2030-01-01', 92],
    ['mg', 'Mulher', false, '2026-11-20', 90],
    ['to', 'Homem', false, '2026-11-20', 97],
    ['curitiba-pr', 'Mulher', false, '2026-11-20', 92],
  ] as const)('of %s, %s, teacher %s, ask on %s for %i', (place, gender, teacher, day, points) => {
    expect(pointsOn(tableOf(place, gender, teacher), day)).toBe(points);
  });

  it('begin on the day on which the rule opens and end with the limit', () => {
    const { steps } = tableOf('uniao', 'Mulher');
    expect([steps[0], steps.at(-1)]).toEqual([
      { from: '2019-11-13', points: 86 },
      { from: '2033-01-01', points: 100 },
    ]);
  });

  it('are one a place, gender and career, each with its sources', () => {
    const all = pointsTablesOf('');
    const names = all.map(({ place, gender, teacher }) => `${place} ${gender} ${teacher}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(all.map(({ place }) => place)).size).toBeGreaterThan(20);
    expect(all.filter(({ sources, law }) => sources.length === 0 || law === '')).toEqual([]);
  });

  it('say which figures nobody has confirmed', () => {
    expect(tableOf('joinville-sc', 'Mulher')).toMatchObject({
      confirmed: false,
      note: expect.stringContaining('86/96'),
    });
    expect(tableOf('uniao', 'Mulher')).toMatchObject({ confirmed: true, note: null });
  });

  it('are none of a place without rising points, or that does not exist', () => {
    expect([pointsTablesOf('sem-reforma'), pointsTablesOf('atlantida')]).toEqual([[], []]);
  });
});

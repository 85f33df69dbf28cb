import { describe, expect, it } from 'vitest';
import { byDay, dayTitle } from './days.ts';
import { anEntry } from './history.fake.ts';

describe('the days of a history', () => {
  it('are those of São Paulo', () => {
    const entries = [
      anEntry({ revision: 2, at: '2026-11-20T12:00:00.000Z' }),
      anEntry({ revision: 1, at: '2026-11-20T03:00:00.000Z' }),
      anEntry({ revision: 0, at: '2026-11-20T02:59:00.000Z' }),
    ];
    expect(byDay(entries).map(({ day, entries: of }) => [day, of.map(({ revision }) => revision)])).toEqual([
      ['2026-11-20', [2, 1]],
      ['2026-11-19', [0]],
    ]);
  });

  it.each([
    ['2026-12-01', 'Hoje, 01/12/2026'],
    ['2026-11-30', 'Ontem, 30/11/2026'],
    ['2026-11-29', '29/11/2026'],
  ])('%s is called %s', (day, title) => {
    expect(dayTitle(day, '2026-12-01')).toBe(title);
  });
});

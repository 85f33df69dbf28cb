import { describe, expect, it } from 'vitest';
import { NO_OVERLAY, updateIndexesOf } from '../law/tables/index.ts';
import { completeTable } from '../law/testing/complete-table.ts';
import { checkIndexes } from './check.ts';

const rows = (date: string, factors: Readonly<Record<string, number | null>> = {}) =>
  completeTable(date, factors).indexes.map((index) => ({ ...index, date }));

/** The shipped table of a month as an administrator would publish it. */
const shipped = (date: string) =>
  (updateIndexesOf(date, NO_OVERLAY)?.updateIndex ?? []).map(({ month, year, index }) => ({
    month,
    year,
    index,
    date,
  }));

/** The table that the ministry derives from an earlier one with the price index of the month between, in percent. */
const nextTable = (before: ReturnType<typeof shipped>, percent: number, date: string, own: string) =>
  [...before, { month: own.slice(0, 2), year: Number(own.slice(3)), index: 1, date }].map((row) => ({
    ...row,
    date,
    index: Math.round(row.index * (1 + percent / 100) * 1e6) / 1e6,
  }));

describe('a table checked before it is published', () => {
  it('has no findings if it is the one in use', () => {
    expect(checkIndexes(shipped('09/2026'), [])).toEqual({ missing: [], repeated: [], differences: [] });
    expect(checkIndexes(shipped('03/2020'), [])).toEqual({ missing: [], repeated: [], differences: [] });
  });

  it('gets its missing and repeated months named', () => {
    const [first, second, ...others] = shipped('09/2026');
    if (first === undefined || second === undefined) throw new Error('no table');
    const { missing, repeated } = checkIndexes([first, first, first, ...others], []);
    expect([missing, repeated]).toEqual([['08/1994'], ['07/1994']]);
  });

  it('gets the factor named that differs from the month’s table', () => {
    const table = shipped('09/2026').map((row) =>
      row.month === '01' && row.year === 2000 ? { ...row, index: row.index + 0.000001 } : row,
    );
    expect(checkIndexes(table, []).differences).toEqual([
      { date: '09/2026', month: '01', year: 2000, index: expect.any(Number), expected: expect.any(Number) },
    ]);
  });

  it('has no findings if it follows from the one in use', () => {
    const october = nextTable(shipped('09/2026'), 0.31, '10/2026', '09/2026');
    const november = nextTable(october, -0.02, '11/2026', '10/2026');
    expect(checkIndexes(october, []).differences).toEqual([]);
    expect(checkIndexes(november, []).differences).toEqual([]);
  });

  it('gets the factor named that does not follow from the one in use', () => {
    const october = nextTable(shipped('09/2026'), 0.31, '10/2026', '09/2026').map((row) =>
      row.month === '05' && row.year === 2003 ? { ...row, index: row.index * 10 } : row,
    );
    expect(checkIndexes(october, []).differences).toMatchObject([{ month: '05', year: 2003 }]);
  });

  it('is compared with the last published one, and not with one that has gaps', () => {
    const published = completeTable('10/2026', { '07/1994': 8 });
    const holes = completeTable('11/2026', { '07/1994': 7, '08/1994': null });
    const { differences } = checkIndexes(rows('11/2026', { '07/1994': 9 }), [published, holes]);
    expect(differences).toEqual([{ date: '11/2026', month: '07', year: 1994, index: 9, expected: 8 }]);
  });

  it('is not compared if the factor of the month between is missing', () => {
    expect(checkIndexes(rows('10/2026', { '09/2026': null }), [])).toMatchObject({
      missing: ['09/2026'],
      differences: [],
    });
  });
});

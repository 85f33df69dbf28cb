import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { readCell } from './amount.ts';
import { gridOf, gridReducer, salariesOf } from './grid-state.ts';

const record = { ...sampleRecord, ingressDate: '2019-11-05', egressDate: '2020-02-10' };
const grid = gridOf(record, '2026-11-20', null);
const pasted = (...cells: [index: number, text: string][]) =>
  ({ type: 'filled', cells: cells.map(([index, text]) => ({ index, content: readCell(text) })) }) as const;

describe('the grid of remunerations', () => {
  it('has a row for every month and one for the 13th of each year', () => {
    expect(grid.rows.map(({ key }) => key)).toEqual(['2019-11', '2019-12', '2019-13', '2020-01', '2020-02', '2020-13']);
  });

  it('keeps months outside the dates of the record, so that nothing read is lost', () => {
    const salaries = [{ month: '05', year: 2018, value: 10, index: null, updatedValue: null }];
    expect(gridOf({ ...record, salaries }, '2026-11-20', null).rows[0]?.key).toBe('2018-05');
  });

  it('does not save what was never typed, but saves a typed zero', () => {
    const typed = gridReducer(grid, { type: 'typed', index: 1, text: '0' });
    expect(salariesOf(typed.rows)).toEqual([{ month: '12', year: 2019, value: 0 }]);
  });

  it('takes what was pasted into the rows that it was placed in', () => {
    const filled = gridReducer(grid, pasted([4, '1,5'], [1, '2']));
    expect(filled.rows.map(({ value }) => value)).toEqual([null, 2, null, null, 1.5, null]);
  });

  it('undoes one change at a time', () => {
    const once = gridReducer(grid, { type: 'typed', index: 0, text: '1' });
    const twice = gridReducer(once, pasted([0, '2'], [1, '3']));
    const back = gridReducer(twice, { type: 'undone' });
    expect(back.rows).toEqual(once.rows);
    expect(gridReducer(gridReducer(back, { type: 'undone' }), { type: 'undone' }).rows).toEqual(grid.rows);
  });

  it.each([
    ['abc', 'Não é um valor: escreva como 1.234,56'],
    ['300,005', 'Não é um valor: escreva como 1.234,56'],
    ['-50', 'O valor não pode ser negativo'],
    ['99999999999999', 'Valor alto demais'],
  ])('keeps %s as it was typed, says why it is no remuneration, and does not take it for zero', (text, reason) => {
    const typed = gridReducer(grid, { type: 'typed', index: 1, text });
    expect(typed.rows[1]).toMatchObject({ value: null, unread: { text, reason } });
    expect(gridReducer(grid, pasted([0, '1'], [1, text])).rows[1]).toMatchObject({ unread: { text } });
    expect(gridReducer(typed, { type: 'typed', index: 1, text: '' }).rows).toEqual(grid.rows);
  });

  it('forgets what an extract had printed once a value is typed over it', () => {
    const salaries = [{ month: '12', year: 2019, value: 998, readValue: 500, index: null, updatedValue: null }];
    const read = gridOf({ ...record, salaries }, '2026-11-20', null);
    expect(salariesOf(read.rows)).toEqual([{ month: '12', year: 2019, value: 998, readValue: 500 }]);
    expect(salariesOf(gridReducer(read, { type: 'typed', index: 1, text: '700' }).rows)).toEqual([
      { month: '12', year: 2019, value: 700 },
    ]);
  });
});

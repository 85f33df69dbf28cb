import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { adjusted, cleared, copied, repeated } from './fill.ts';
import { gridOf } from './grid-state.ts';
import { readPasted } from './paste/read.ts';

const year = { ...sampleRecord, ingressDate: '2010-10-01', egressDate: '2011-02-28' };
const { rows } = gridOf(
  { ...year, salaries: [{ month: '12', year: 2010, value: 1000.05, index: null, updatedValue: null }] },
  '2026-11-20',
  null,
);
const whole = { anchor: 0, head: rows.length - 1 };
const told = (cells: ReturnType<typeof repeated>) =>
  Object.fromEntries(cells.map(({ index, content }) => [rows[index]?.key, content.value]));

describe('rows filled together', () => {
  it('get one value, past the 13ths and the months that have one', () => {
    expect(told(repeated(rows, whole, { value: 5, thirteenths: false, overwrites: false }))).toEqual({
      '2010-10': 5,
      '2010-11': 5,
      '2011-01': 5,
      '2011-02': 5,
    });
  });

  it('get it in every row when the person says so', () => {
    expect(Object.keys(told(repeated(rows, whole, { value: 5, thirteenths: true, overwrites: true })))).toHaveLength(
      rows.length,
    );
  });

  it('are counted from either end', () => {
    expect(told(repeated(rows, { anchor: 1, head: 0 }, { value: 5, thirteenths: false, overwrites: true }))).toEqual({
      '2010-10': 5,
      '2010-11': 5,
    });
  });

  it('are raised by a percentage to the nearest cent, empty ones left empty', () => {
    expect(told(adjusted(rows, whole, 4.48))).toEqual({ '2010-12': 1044.85 });
    expect(told(adjusted(rows, whole, -50))).toEqual({ '2010-12': 500.03 });
  });

  it('are emptied', () => {
    expect(told(cleared(rows, whole))).toEqual({ '2010-12': null });
  });

  it('are copied so that they can be pasted back by month', () => {
    const text = copied(rows, { anchor: 1, head: 3 });
    expect(text).toBe('11/2010\t\n12/2010\t1.000,05\n13/2010\t');
    expect(readPasted(text)).toMatchObject({ ok: true, table: { byMonth: true } });
  });
});

import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { gridOf } from './grid-state.ts';
import { indexesOf, sumsOf, updatedOf } from './updated.ts';

const salaries = [
  { month: '12', year: 2010, value: 100, index: 1.5, updatedValue: 150 },
  { month: '13', year: 2010, value: 200, index: null, updatedValue: null },
];
const record = { ...sampleRecord, ingressDate: '2010-11-01', egressDate: '2010-12-31', salaries };
const published = new Map([['2010-11', { minimum: null, ceiling: null, index: 2 }]]);
const { rows } = gridOf(record, '2026-11-20', null);

describe('the updated values of a sheet', () => {
  it('go by the index of the month, the 13th by that of its December', () => {
    const indexes = indexesOf(record, published);
    expect(rows.map((row) => [row.key, updatedOf(row, indexes)])).toEqual([
      ['2010-11', { index: 2, value: null }],
      ['2010-12', { index: 1.5, value: 150 }],
      ['2010-13', { index: 1.5, value: 300 }],
    ]);
    expect(sumsOf(rows, indexes)).toEqual({ value: 300, updated: 450, incomplete: false });
  });

  it('are never zero for want of an index: the sum says that it lacks some', () => {
    expect(sumsOf(rows, new Map())).toEqual({ value: 300, updated: 0, incomplete: true });
  });
});

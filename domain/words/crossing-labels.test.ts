import { describe, expect, it } from 'vitest';
import { labelledDays, rowsOf } from './crossing-labels.ts';

const day = (date: string, at: number) => ({ date, at });

describe('the months over the picture of sums', () => {
  it('are written once each, and later ones near another stand above it', () => {
    const labels = labelledDays(
      [day('2031-05-14', 60), day('2029-05-14', 40), day('2029-05-20', 41), day('2045-01-01', 300)],
      58,
    );
    expect(labels.map(({ month, row }) => [month, row])).toEqual([
      ['05/2029', 0],
      ['05/2031', 1],
      ['01/2045', 0],
    ]);
    expect(rowsOf(labels)).toBe(2);
  });

  it('never lie in the way of the mark of another: a third stands above both though the first is far', () => {
    const labels = labelledDays([day('2027-01-01', 0), day('2029-01-01', 40), day('2031-01-01', 80)], 58);
    expect(labels.map(({ row }) => row)).toEqual([0, 1, 2]);
  });

  it('take no line where nothing is marked', () => {
    expect(rowsOf(labelledDays([], 58))).toBe(0);
  });
});

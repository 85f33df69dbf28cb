import { describe, expect, it } from 'vitest';
import { longUnpaidSince } from './open-end.ts';

const paid = (year: number, month: string, value = 10) => ({ year, month, value, index: null, updatedValue: null });

describe('a record without an end', () => {
  it('tells of its last pay where that is long ago', () => {
    const record = { egressDate: null, salaries: [paid(2018, '05'), paid(2018, '06'), paid(2018, '07', 0)] };
    expect(longUnpaidSince(record, '2026-11-20')).toBe('06/2018');
    expect(longUnpaidSince(record, '2018-08-31')).toBeNull();
    expect(longUnpaidSince(record, '2018-09-01')).toBe('06/2018');
    expect(longUnpaidSince({ ...record, salaries: [paid(2018, '13')] }, '2026-11-20')).toBe('12/2018');
  });

  it('tells nothing where it has an end, or where no pay is known', () => {
    expect(longUnpaidSince({ egressDate: '2019-01-01', salaries: [paid(2018, '06')] }, '2026-11-20')).toBeNull();
    expect(longUnpaidSince({ egressDate: null, salaries: [] }, '2026-11-20')).toBeNull();
  });
});

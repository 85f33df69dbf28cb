import { describe, expect, it } from 'vitest';
import { deductionMaxima, netDays } from './deductions.ts';

const asOf = '2026-11-20';
const nothing = { deduction1: 0, deduction2: 0, deduction3: 0, addition: 0 };

describe('the most days that deductions may take', () => {
  it('are those of the record up to 16/12/1998, up to 13/11/2019 and since 14/11/2019', () => {
    expect(deductionMaxima({ ingressDate: '1998-12-07', egressDate: '2019-11-23' }, asOf)).toEqual({
      deduction1: 10,
      deduction2: 7647,
      deduction3: 10,
    });
  });

  it('end with the record', () => {
    expect(deductionMaxima({ ingressDate: '1990-01-01', egressDate: '1990-01-31' }, asOf)).toEqual({
      deduction1: 31,
      deduction2: 31,
      deduction3: 0,
    });
  });

  it('end with the calculation date while the record is running', () => {
    expect(deductionMaxima({ ingressDate: '2026-11-11', egressDate: null }, asOf)).toEqual({
      deduction1: 0,
      deduction2: 0,
      deduction3: 10,
    });
    expect(deductionMaxima({ ingressDate: '2026-12-01', egressDate: null }, asOf)).toEqual({
      deduction1: 0,
      deduction2: 0,
      deduction3: 0,
    });
  });
});

describe('the net days of a record', () => {
  const record = { ...nothing, ingressDate: '1998-12-07', egressDate: '2020-01-31' };

  it('count both ends', () => {
    expect(netDays({ ...nothing, ingressDate: '2000-01-01', egressDate: '2000-01-31' }, asOf)).toBe(31);
  });

  it.each([
    ['1998-12-16', 10 - 3],
    ['1998-12-17', 11 - 3 - 4],
    ['2019-11-13', 7647 - 3 - 4],
    ['2019-11-14', 7648 - 3 - 4 - 5],
  ])('take off on %s the deductions of the windows reached', (date, days) => {
    expect(netDays({ ...record, deduction1: 3, deduction2: 4, deduction3: 5 }, date)).toBe(days);
  });

  it('count unused premium leave twice: 90 days add 180', () => {
    expect(netDays({ ...record, addition: 90 }, '1998-12-16')).toBe(10 + 180);
  });

  it('are never below zero, and none before the record begins', () => {
    expect(netDays({ ...record, deduction1: 10, deduction2: 5 }, '1998-12-17')).toBe(0);
    expect(netDays({ ...record, addition: 90 }, '1998-12-06')).toBe(0);
  });
});

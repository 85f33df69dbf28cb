import { describe, expect, it } from 'vitest';
import { deductionMaxima } from './deductions.ts';

const asOf = '2026-11-20';

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

import { describe, expect, it } from 'vitest';
import { durationText } from './period.ts';

const counted = { country: null, days: 12_530, grossDays: 12_530, time: { years: 34, months: 4, days: 0 } };

describe('how long a record lasted', () => {
  it('is what it adds to the total, as the calculation counts', () => {
    expect(durationText(counted, 'days365')).toBe('34 anos e 4 meses · 12.530 dias');
    expect(durationText(counted, 'calendar')).toBe('34 anos e 4 meses');
  });

  it('is nothing of the RGPS where it was insured abroad', () => {
    expect(durationText({ ...counted, days: 0, country: 'Portugal' }, 'days365')).toBe('no exterior');
  });

  it('is nothing where the record begins later', () => {
    expect(
      durationText({ country: null, days: 0, grossDays: 0, time: { years: 0, months: 0, days: 0 } }, 'days365'),
    ).toBe('—');
  });
});

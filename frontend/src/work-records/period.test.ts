import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { durationText, includedText } from './period.ts';

const record: WorkRecord = {
  ...sampleRecord,
  regimeType: 'RPPS',
  ingressDate: '1992-08-01',
  egressDate: null,
  addition: 0,
  deduction1: 0,
  deduction2: 0,
  deduction3: 0,
  salaries: [],
};

describe('how long a record lasted', () => {
  it('is counted as the calculation counts', () => {
    expect(durationText(record, '2026-11-20', 'days365')).toBe('34 anos e 4 meses · 12.530 dias');
    expect(durationText(record, '2026-11-20', 'calendar')).toBe('34 anos, 3 meses e 20 dias');
  });

  it('names what is added to its days and taken off them', () => {
    const changed = { ...record, addition: 90, deduction1: 10, deduction3: 1 };
    expect(durationText(changed, '2026-11-20', 'days365')).toMatch(/12\.699 dias$/);
    expect(includedText(changed)).toBe('mais 180 dias (90 de licença-prêmio, em dobro) · menos 11 dias (deduções)');
    expect(includedText(record)).toBeNull();
  });

  it('goes by competência in the RGPS, as the totals do', () => {
    const month = { ...record, regimeType: 'RGPS' as const, ingressDate: '2020-01-15', egressDate: '2020-03-10' };
    expect(durationText(month, '2026-11-20', 'days365')).toBe('3 meses · 90 dias');
  });

  it('is nothing where the record begins later', () => {
    expect(durationText({ ...record, ingressDate: '2027-01-01' }, '2026-11-20', 'days365')).toBe('—');
  });
});

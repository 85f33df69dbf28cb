import { describe, expect, it } from 'vitest';
import { impossibleInRecord } from './checks.ts';
import { toWorkRecord } from './packing.ts';

const today = '2026-11-20';
const record = (ingressDate: string) => toWorkRecord('w1', { companyName: 'Escola', ingressDate });
const sentence = 'A data informada é inválida, informe uma data válida menor ou igual a hoje';

describe('the start of a work record', () => {
  it('may be today, or any day up to a calculation date that lies ahead', () => {
    expect(impossibleInRecord(record(today), { today, asOf: today })).toEqual({});
    expect(impossibleInRecord(record('2027-03-01'), { today, asOf: '2027-03-01' })).toEqual({});
  });

  it('is refused after the later of today and the calculation date', () => {
    expect(impossibleInRecord(record('2026-11-21'), { today, asOf: today })).toEqual({ ingressDate: sentence });
    expect(impossibleInRecord(record('2026-11-21'), { today, asOf: '2020-01-01' })).toEqual({ ingressDate: sentence });
    expect(impossibleInRecord(record('2027-03-02'), { today, asOf: '2027-03-01' })).toEqual({
      ingressDate: 'A data de início não pode ser posterior à data do cálculo',
    });
  });

  it('stays editable in its other fields after the calculation date was moved back', () => {
    const before = record('2027-01-01');
    const after = { ...before, companyName: 'Outra escola' };
    expect(impossibleInRecord(after, { today, asOf: today }, before)).toEqual({});
  });
});

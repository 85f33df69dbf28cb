import { describe, expect, it } from 'vitest';
import { calculationPath, editPath, viewOf } from './case-paths.ts';

describe('the addresses of a calculation', () => {
  it('are those of the specification, with the regime as a query', () => {
    expect(calculationPath('c1', 'k1')).toBe('/customer/c1/calculations/k1');
    expect(calculationPath('c1', 'k1', { tab: 'work-records' })).toBe('/customer/c1/calculations/k1/work-records');
    expect(calculationPath('c1', 'k1', { tab: 'rules', regimeType: 'RGPS', group: 'notApplicable' })).toBe(
      '/customer/c1/calculations/k1/rules-not-applicable?regime=RGPS',
    );
  });

  it('open the regime of the calculation when the address names none', () => {
    expect(viewOf('future-rules', null, 'RPPS')).toEqual({ tab: 'rules', regimeType: 'RPPS', group: 'future' });
    expect(viewOf('genial-report', 'RGPS', 'RPPS')).toEqual({ tab: 'report', regimeType: 'RGPS' });
  });

  it('open the form of the calculation without leaving what is being looked at', () => {
    expect(editPath('c1', 'k1', { tab: 'work-records' })).toBe('/customer/c1/calculations/k1/work-records?mode=edit');
    expect(editPath('c1', 'k1', { tab: 'report', regimeType: 'RPPS' })).toBe(
      '/customer/c1/calculations/k1/genial-report?regime=RPPS&mode=edit',
    );
  });

  it('open the comparison where it was, and at its first part where the address names none', () => {
    const address = calculationPath('c1', 'k1', { tab: 'compare', part: 'individual', regime: 'RGPS' });
    expect(address).toBe('/customer/c1/calculations/k1/compare?part=individual&regime=RGPS');
    expect(viewOf('compare', 'RGPS', 'RPPS', 'individual')).toEqual({
      tab: 'compare',
      part: 'individual',
      regime: 'RGPS',
    });
    expect(viewOf('compare', null, 'RPPS', 'nonsense')).toEqual({ tab: 'compare', part: 'applicable', regime: 'RPPS' });
  });

  it('open the records for a child nobody knows', () => {
    expect(viewOf('', null, 'RPPS')).toEqual({ tab: 'work-records' });
    expect(viewOf('nonsense', 'X', 'RGPS')).toEqual({ tab: 'work-records' });
  });
});

import { describe, expect, it } from 'vitest';
import { sampleRecord, sampleRule } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { sampleRegime, sampleReport } from '../sample.ts';
import { permanenceBonus } from './bonus.ts';

const pay = { month: '10', year: 2026, value: 10_000, index: null, updatedValue: null };
const thirteenth = { ...pay, month: '13', year: 2025, value: 20_000 };
const position = { ...sampleRecord, salaries: [thirteenth, { ...pay, month: '09', value: 9000 }, pay] };

/** What is said of somebody whose right to the bonus was complete on that day, on 20/11/2026. */
const saidOf = (whenToRetire: string, workRecords: WorkRecord[] = [position]): string => {
  const rpps = sampleRegime([{ ...sampleRule, whenToRetire }], []);
  return JSON.stringify(permanenceBonus(sampleReport({ rpps, workRecords }), true));
};

describe('the permanence bonus', () => {
  // Of 10.000,00 in 11/2026: 988,0914 up to the ceiling and 14,5% of the 1.524,45 above it.
  it('is worth the contribution on the newest pay a month, the 13th aside', () => {
    expect(saidOf('2025-11-20')).toContain(
      'Pela última remuneração informada, de R$ 10.000,00, a contribuição é de R$ 1.209,14',
    );
  });

  it('is owed from the day of the right, the 13th with it', () => {
    expect(saidOf('2025-11-20')).toContain(
      'Se nada foi pago desde 20/11/2025, os atrasados vão até cerca de R$ 15.718,78: 13 pagamentos com o 13º',
    );
  });

  it('is owed for five years at most', () => {
    expect(saidOf('2015-03-10')).toContain(
      'Se nada foi pago desde 20/11/2021, os atrasados vão até cerca de R$ 78.593,88: 65 pagamentos',
    );
  });

  it('has no arrears in its first month, and no value of zero where the pay is not known', () => {
    expect(saidOf('2026-11-01')).not.toContain('atrasados');
    const unpaid = saidOf('2015-03-10', [sampleRecord]);
    expect(unpaid).toContain('depende da última remuneração do cargo, que não foi informada');
    expect(unpaid).not.toContain('R$');
  });
});

import { expect, it } from 'vitest';
import type { RegimeResult } from '../../../domain/api/calculation-export.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRule } from '../../../domain/api/sample.ts';
import { summarySheet } from './summary.ts';

const rule = (id: string, value: number, when: string, more: Partial<Rule> = {}): Rule => ({
  ...sampleRule,
  id,
  estimatedBenefit: value,
  whenToRetire: when,
  ...more,
});

it('calls a value to come the highest of a first day, as the cards do: waiting may bring more', () => {
  const labels = (futureRules: Rule[]): unknown[] => {
    const regime: RegimeResult = {
      regimeType: 'RGPS',
      applicableRules: [],
      futureRules,
      notApplicableRules: [],
      regimeDate: null,
      missingData: [],
      warnings: [],
      timeTotals: [],
    };
    const asked = { customer: sampleCustomer, calculation: sampleCalculation, exportedAt: '2026-11-27T12:00:00.000Z' };
    return summarySheet({ ...asked, workRecords: [], regimes: [regime] }).rows.map(([label]) => label);
  };
  const first = rule('a', 100, '2028-01-01');
  expect(labels([first, rule('b', 200, '2030-01-01')])).toContain('RGPS: maior valor no 1º dia');
  const compulsory = rule('c', 300, '2040-01-01', { kind: 'compulsory' });
  expect(labels([first, rule('b', 200, '2030-01-01'), compulsory])).toContain(
    'RGPS: maior valor no 1º dia, sem a compulsória',
  );
  expect(labels([first, rule('b', 200, '2030-01-01', { overtaken: true })])).toContain(
    'RGPS: maior valor no 1º dia, das regras que se escolhem',
  );
});

import { describe, expect, it } from 'vitest';
import type { BenefitEstimate } from '../../benefit/index.ts';
import { BenefitLog } from '../../benefit/log.ts';
import { withSpecialBenefit } from './special-benefit.ts';

const figures = {
  name: 'média',
  value: 8000,
  count: 300,
  baseContribution: 8000,
  gender: 'Mulher' as const,
  divisors: [300],
  measuredOn: '2026-11-20',
  contribution: null,
  percentages: [100],
  retirementDate: null,
  retirementAge: null,
  finalContribution: null,
};
const log = new BenefitLog(
  figures,
  () => [{ label: 'Média', value: 'R$ 8.000,00', article: null }],
  () => {
    throw new Error('nobody asked for the remunerations');
  },
);

describe('the special benefit beside a retirement', () => {
  it('is in the value and the steps, and works no list of remunerations out', () => {
    const estimate: BenefitEstimate = { value: 8000, logs: [log] };
    const { value, logs } = withSpecialBenefit(estimate, { value: 1500.5, steps: [] });
    expect(value).toBe(9500.5);
    expect(logs[0]?.value).toBe(9500.5);
    expect(logs[0]?.steps.map(({ label }) => label)).toContain('Regime próprio e benefício especial');
    expect(() => logs[0]?.salaries).toThrow('nobody asked');
  });
});

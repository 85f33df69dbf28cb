import { describe, expect, it } from 'vitest';
import { BenefitLog, withSteps } from './log.ts';

const figures = {
  name: 'Média',
  value: 100,
  count: 1,
  baseContribution: 100,
  gender: 'Mulher',
  divisors: [1],
  measuredOn: '2026-11-20',
  contribution: null,
  percentages: [100],
  retirementDate: null,
  retirementAge: null,
  finalContribution: null,
} as const;
const steps = [{ label: 'Divisor', value: '1', article: null }];
const salaries = { all: [], since1994: [], sorted: [], top: [], discarded: [] };

describe('a log', () => {
  const log = new BenefitLog(
    figures,
    () => steps,
    () => salaries,
  );

  it('is written with the steps and lists that are worked out when it is read, in the order of its fields', () => {
    expect(JSON.stringify(log)).toBe(JSON.stringify({ ...figures, steps, salaries }));
  });

  it('keeps its figures and lists with other steps and another value', () => {
    const other = withSteps(log, (own) => [...own, ...own], 120);
    expect(JSON.stringify(other)).toBe(
      JSON.stringify({ ...figures, value: 120, steps: [...steps, ...steps], salaries }),
    );
  });
});
